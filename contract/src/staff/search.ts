/** Synonyms, and searches that served shoppers poorly, as staff see and change them. */
import { z } from 'zod';
import { wholeField } from './fields.ts';
import {
  GAP_REASONS,
  GROUP_PHRASES_MAX,
  PHRASE_MAX_LENGTH,
  SYNONYM_FILTERS,
  SYNONYM_KINDS,
} from './search-values.ts';

/** How many poorly served searches the command line lists. */
export const searchGapsBody = z.strictObject({ limit: wholeField(1, 10_000).default(50) });

const phrase = z
  .string({ error: 'required' })
  .trim()
  .min(1, 'required')
  .max(PHRASE_MAX_LENGTH, 'too_long');
/** The name of a synonym group, which identifies it. */
const group = z.string({ error: 'required' }).min(1, 'required').max(200, 'too_long');
/** A poorly served search as it is stored. */
export const gap = z.string({ error: 'required' }).min(1, 'required').max(100, 'too_long');
const text = z.string().max(100, 'too_long');

/**
 * A phrase with the same meaning as another, in all groups of that one or only in `group`; `kind` is the kind
 * of a new group of both. `gap` is the search that this mends: it is dismissed.
 */
export const addSynonymBody = z.strictObject({
  phrase,
  synonym: phrase,
  kind: z.enum(SYNONYM_KINDS, { error: 'invalid' }).default('quality'),
  group: group.optional(),
  gap: gap.optional(),
});
/** Another spelling or word in the place of a group's phrase. */
export const changeSynonymBody = z.strictObject({ group, phrase, to: phrase });
/** A phrase that leaves all its groups, or only `group`. */
export const removeSynonymBody = z.strictObject({ phrase, group: group.optional() });
/** A group to restore as it comes with the shop; one that the shop's own people made is removed. */
export const resetSynonymsBody = z.strictObject({ group });
/**
 * The phrases that a group had earlier, in place of those that it has. `seen` are these as the caller saw them, none
 * of a group that was removed; `kind` is that of a group that the shop's own people made.
 */
export const restoreSynonymsBody = z.strictObject({
  group,
  kind: z.enum(SYNONYM_KINDS, { error: 'invalid' }),
  phrases: z.array(phrase).min(1, 'required').max(GROUP_PHRASES_MAX, 'too_long'),
  seen: z.array(phrase).max(GROUP_PHRASES_MAX, 'too_long'),
});
/** The groups that a phrase belongs to; without one, those that the owner has changed. */
export const synonymsOfBody = z.strictObject({ phrase: phrase.optional() });

export const listSynonymsQuery = z.strictObject({
  /** Part of a phrase, in any spelling. */
  text: text.optional(),
  filter: z.enum(SYNONYM_FILTERS, { error: 'invalid' }).default('all'),
  /** Name of the last group of the page before. */
  after: group.optional(),
});
export const synonymGroup = z.object({
  name: z.string(),
  kind: z.enum(SYNONYM_KINDS),
  /** In either language, as written. */
  phrases: z.array(z.string()),
  /** Whether the shop's own people have changed it. */
  changed: z.boolean(),
});
export type SynonymGroupShown = z.infer<typeof synonymGroup>;
/** `next` is for `after`; null at the end. */
export const synonymsResponse = z.object({
  data: z.array(synonymGroup),
  next: z.string().nullable(),
});
export const getSynonymsQuery = z.strictObject({ name: group });
export const synonymGroupResponse = z.object({ data: synonymGroup });
/** The groups that were changed, as they are now. */
export const changedSynonymsResponse = z.object({ data: z.array(synonymGroup) });

/** `<count>-<milliseconds>-<query>` of the last search of a page. */
const gapCursor = z
  .string()
  .regex(/^\d{1,9}-\d{1,13}-.{1,100}$/u, 'invalid')
  .transform((cursor) => {
    const [count = '', lastAt = '', ...words] = cursor.split('-');
    return { count: Number(count), lastAt: new Date(Number(lastAt)), query: words.join('-') };
  });
export const listSearchGapsQuery = z.strictObject({
  /** Part of the search, in any spelling. */
  text: text.optional(),
  /** Only this reason, and only its count. */
  reason: z.enum(GAP_REASONS, { error: 'invalid' }).optional(),
  after: gapCursor.optional(),
});
export const exportSearchGapsBody = listSearchGapsQuery.omit({ after: true });
export const searchGap = z.object({
  /** Without differences of spelling. */
  query: z.string(),
  count: z.int(),
  last_at: z.string(),
  /** The most frequent first. */
  reasons: z.array(z.object({ reason: z.enum(GAP_REASONS), count: z.int() })),
});
export type ShownSearchGap = z.infer<typeof searchGap>;
export const searchGapsResponse = z.object({
  data: z.array(searchGap),
  next: z.string().nullable(),
});
export const dismissSearchGapBody = z.strictObject({ query: gap });
