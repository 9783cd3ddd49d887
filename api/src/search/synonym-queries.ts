import type { Db } from '../database/database.ts';
import { readTableDigest } from '../database/table-digest.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { phraseKey } from './concepts.ts';
import { searchSynonyms } from './search-tables.ts';
import { SEED_SYNONYMS } from './seed-synonyms.ts';
import type { SynonymGroup } from './synonym-group.ts';

/** Changes whenever the owner's synonyms do. */
export const readSynonymsDigest = (db: Db): Promise<string> => readTableDigest(db, searchSynonyms);

/** The built-in synonyms with the owner's changes. */
export async function readSynonyms(db: Db): Promise<SynonymGroup[]> {
  const rows = await db.select().from(searchSynonyms).orderBy(searchSynonyms.id);
  const groups = new Map(SEED_SYNONYMS.map((group) => [group.name, group]));
  for (const { group: name, kind, phrase, key, isRemoved } of rows) {
    const group = groups.get(name) ?? { name, kind, phrases: [] };
    const others = group.phrases.filter((one) => phraseKey(one) !== key);
    groups.set(name, { ...group, phrases: isRemoved ? others : [...others, phrase] });
  }
  return [...groups.values()].filter(({ phrases }) => phrases.length > 0);
}

/** The groups that a phrase belongs to. */
export function groupsWith(groups: readonly SynonymGroup[], phrase: string): SynonymGroup[] {
  const key = phraseKey(phrase);
  return groups.filter(({ phrases }) => phrases.some((one) => phraseKey(one) === key));
}

/**
 * The groups that a phrase belongs to; without one, those that the owner has changed.
 *
 * @throws ProblemError 403 `permission_required` without `content.edit`.
 */
export async function listSynonyms(
  db: Db,
  principal: Principal,
  { phrase }: { readonly phrase?: string | undefined },
): Promise<SynonymGroup[]> {
  requirePermission(principal, 'content.edit');
  const groups = await readSynonyms(db);
  if (phrase !== undefined) return groupsWith(groups, phrase);
  const changed = await db.selectDistinct({ name: searchSynonyms.group }).from(searchSynonyms);
  const names = new Set(changed.map(({ name }) => name));
  return groups.filter(({ name }) => names.has(name));
}
