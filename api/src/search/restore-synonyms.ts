import { isDeepStrictEqual } from 'node:util';
import type { restoreSynonymsBody } from '@dp/contract/staff/search.ts';
import type { z } from 'zod';
import { changeCatalog } from '../catalog/change-catalog.ts';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { recordChanged } from '../problems/record-changed.ts';
import { phraseKey } from './concepts.ts';
import { SEED_SYNONYMS } from './seed-synonyms.ts';
import { haveSamePhrases, type SynonymGroup } from './synonym-group.ts';
import {
  auditSynonyms,
  deleteSynonyms,
  readSynonyms,
  type SynonymRow,
  writeSynonyms,
} from './synonym-rows.ts';

/**
 * Gives a group the phrases that it had earlier, in place of those that the caller saw; one that was removed is made
 * again under its name.
 *
 * @returns the group, if it differs now.
 * @throws ProblemError 403 `permission_required` without `content.edit`; 409 `record_changed` where the group has
 *   other phrases by now; 422 `synonym_meaningless`.
 */
export async function restoreSynonyms(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  { group: name, kind, phrases, seen }: z.output<typeof restoreSynonymsBody>,
): Promise<SynonymGroup[]> {
  requirePermission(principal, 'content.edit');
  const phrase = phrases.find((one) => phraseKey(one) === '');
  if (phrase !== undefined) throw new ProblemError(422, 'synonym_meaningless', { phrase });
  return changeCatalog(db, async (tx) => {
    const before = await readSynonyms(tx);
    const present = before.find((group) => group.name === name);
    if (!haveSamePhrases(present?.phrases ?? [], seen)) {
      throw recordChanged(present ?? null);
    }
    await deleteSynonyms(tx, name);
    await writeSynonyms(tx, changesTo({ name, kind, phrases }));
    return auditSynonyms(tx, principal, 'synonym.restore', before, now());
  });
}

/** The changes that make a group of the built-in one by this name, or of nothing; they say nothing of its order. */
function changesTo({ name, kind, phrases }: SynonymGroup): SynonymRow[] {
  const seed = SEED_SYNONYMS.find((group) => group.name === name);
  const row = { group: name, kind: seed?.kind ?? kind };
  const builtIn = Map.groupBy(seed?.phrases ?? [], phraseKey);
  const wanted = Map.groupBy(phrases, phraseKey);
  const removed = [...builtIn]
    .filter(([key]) => !wanted.has(key))
    .map(([, [phrase = '']]) => ({ ...row, phrase, isRemoved: true }));
  const added = [...wanted].flatMap(([key, spellings]) => {
    const known = builtIn.get(key) ?? [];
    // Only built-in phrases have several spellings: a change has one.
    const isKnown = known.length > 0 && spellings.length > 1;
    if (isKnown || isDeepStrictEqual(spellings, known)) return [];
    return { ...row, phrase: spellings.at(-1) ?? '' };
  });
  return [...removed, ...added];
}
