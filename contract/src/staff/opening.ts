/** Opening a real shop: what is left to do, and the demo that goes before it. */
import { z } from 'zod';
import { stripBidiMarks } from '../plain-text.ts';
import { DEMO_KINDS, OPENING_STEPS, REMOVE_WORDS } from './opening-values.ts';

const counts = z.record(z.enum(DEMO_KINDS), z.int());

/** The demo as it is now. */
const demo = z.object({
  /** What a removal deletes, by kind; all zero: there is no demo. */
  goes: counts,
  /** Of what goes, the products that staff have edited. */
  edited: z.int(),
  /** Demo products that real orders contain: they stay, off sale. */
  kept_products: z.int(),
  /** Demo categories and brands that something real needs: they stay as they are. */
  kept_groups: z.int(),
  /** Orders of people outside the demo that have an invoice: with any, nothing is removed. */
  invoiced: z.int(),
  /** What a removal names as seen. */
  seen: z.string(),
});

export const openingResponse = z.object({
  data: z.object({
    steps: z.array(z.object({ name: z.enum(OPENING_STEPS), done: z.boolean() })),
    demo,
  }),
});

const words: readonly string[] = Object.values(REMOVE_WORDS);

/** `seen`: what was shown as going, so that nothing else goes. */
export const removeDemoBody = z.strictObject({
  word: z
    .string({ error: 'invalid' })
    .max(40, 'invalid')
    .transform((typed) => stripBidiMarks(typed).trim().toUpperCase())
    .refine((typed) => words.includes(typed), 'invalid'),
  seen: z.string({ error: 'invalid' }).max(200, 'invalid'),
});

export const removeDemoResponse = z.object({
  data: z.object({
    removed: counts,
    /** Where on the server the backup is that was made before. */
    backup: z.string(),
  }),
});
