import { z } from 'zod';
import { wholeField } from './fields.ts';

/** How many of the searches without a result are listed. */
export const searchGapsBody = z.strictObject({ limit: wholeField(1, 10_000).default(50) });

const phrase = z.string().trim().min(1).max(60);

/** A phrase with the same meaning as another; `kind` is the kind of a new group of both. */
export const addSynonymBody = z.strictObject({
  phrase,
  synonym: phrase,
  kind: z.enum(['thing', 'part', 'quality', 'generality']).default('quality'),
});
export const removeSynonymBody = z.strictObject({ phrase });
/** The groups that a phrase belongs to; without one, those that the owner has changed. */
export const listSynonymsBody = z.strictObject({ phrase: phrase.optional() });
