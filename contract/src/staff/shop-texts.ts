/** What versions of all texts that the owner writes have in common. */
import { z } from 'zod';
import { idParameter } from '../fields.ts';
import { wholeField } from './fields.ts';
import { actor } from './shipment-fields.ts';

const VERSION_MAX = 2_147_483_647;

/** The version that the editor saw; 0 for the text as it came with the shop. */
export const seenVersion = wholeField(0, VERSION_MAX);

export const textVersionsQuery = z.strictObject({ before: idParameter.optional() });

/** One saved state of a text, and by whom and when it was saved; `original`: as it came with the shop. */
const textVersion = z.object({
  version: z.int(),
  at: z.string(),
  actor,
  original: z.boolean(),
});
export type TextVersion = z.infer<typeof textVersion>;
/** The newest first; `next` is for `before`, null at the end. */
export const textVersionsResponse = z.object({
  data: z.array(textVersion),
  next: z.string().nullable(),
});

/** `restored` is the version to bring back; 0 for the text as it came with the shop. */
export const restoreTextBody = z.strictObject({ version: seenVersion, restored: seenVersion });
