/** Opening a real shop: what is left to do, and the demo that goes before it. */
import { z } from 'zod';
import { stripBidiMarks } from '../plain-text.ts';
import {
  DEMO_KINDS,
  DEMO_REMOVAL_PROBLEMS,
  DEMO_REMOVAL_STATES,
  OPENING_STEPS,
  REMOVE_WORDS,
} from './opening-values.ts';
import { actor } from './shipment-fields.ts';

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

/** A removal of the demo, which goes on in the background. */
const demoRemoval = z.object({
  id: z.int(),
  state: z.enum(DEMO_REMOVAL_STATES),
  /** From 0 to 1; null when nothing is under way. */
  progress: z.number().nullable(),
  /** What was removed so far, by kind. */
  removed: counts,
  /** Where on the server the backup is that was made before; null until it is. */
  backup: z.string().nullable(),
  /** Why nothing was removed; null unless it failed. */
  problem: z.enum(DEMO_REMOVAL_PROBLEMS).nullable(),
  started_by: actor,
  started_at: z.string(),
  ended_at: z.string().nullable(),
});
export type DemoRemoval = z.output<typeof demoRemoval>;

export const removeDemoResponse = z.object({ data: demoRemoval });
/** Null: nobody has begun one. */
export const demoRemovalResponse = z.object({ data: demoRemoval.nullable() });
