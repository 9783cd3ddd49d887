import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import type { listSynonymsQuery, SynonymGroupShown } from '@dp/contract/staff/search.ts';
import type { SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../database/database.ts';
import { tableDigest } from '../database/table-digest.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { phraseKey } from './concepts.ts';
import { searchSynonyms } from './search-tables.ts';
import type { SynonymGroup } from './synonym-group.ts';
import { readChangedNames, readSynonyms } from './synonym-rows.ts';
import { tokenise } from './tokenise.ts';

const PAGE = 50;

/** Changes whenever the owner's synonyms do. */
export const synonymsDigest: SQL = tableDigest(searchSynonyms);

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
export async function listSynonymsOf(
  db: Db,
  principal: Principal,
  { phrase }: { readonly phrase?: string | undefined },
): Promise<SynonymGroup[]> {
  requirePermission(principal, 'content.edit');
  const groups = await readSynonyms(db);
  if (phrase !== undefined) return groupsWith(groups, phrase);
  const changed = await readChangedNames(db);
  return groups.filter(({ name }) => changed.has(name));
}

/**
 * A page of groups by name, or of those with a phrase that contains a text.
 *
 * @throws ProblemError 403 `permission_required` without `content.edit`.
 */
export async function listSynonyms(
  db: Db,
  principal: Principal,
  { text = '', filter, after }: z.output<typeof listSynonymsQuery>,
): Promise<StaffCallOutput<'listSynonyms'>> {
  requirePermission(principal, 'content.edit');
  const changed = await readChangedNames(db);
  const part = folded(text);
  const found = (await readSynonyms(db))
    .filter(({ name }) => after === undefined || name > after)
    .filter(({ name }) => filter === 'all' || changed.has(name))
    .filter(({ phrases }) => text.trim() === '' || contains(phrases, part))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const page = found.slice(0, PAGE);
  return {
    data: page.map((group) => presentGroup(group, changed)),
    next: found.length > PAGE ? (page.at(-1)?.name ?? null) : null,
  };
}

/** One group. Throws as `listSynonyms`, and 404 `synonym_not_found`. */
export async function getSynonyms(
  db: Db,
  principal: Principal,
  name: string,
): Promise<SynonymGroupShown> {
  requirePermission(principal, 'content.edit');
  const group = (await readSynonyms(db)).find((each) => each.name === name);
  if (!group) throw new ProblemError(404, 'synonym_not_found', { phrase: name });
  return presentGroup(group, await readChangedNames(db));
}

/** Groups that were just changed, as staff see them. */
export async function presentChanged(
  db: Db,
  groups: readonly SynonymGroup[],
): Promise<{ data: SynonymGroupShown[] }> {
  const changed = await readChangedNames(db);
  return { data: groups.map((group) => presentGroup(group, changed)) };
}

function presentGroup(
  { name, kind, phrases }: SynonymGroup,
  changed: ReadonlySet<string>,
): SynonymGroupShown {
  return { name, kind, phrases: [...phrases], changed: changed.has(name) };
}

function contains(phrases: readonly string[], part: string): boolean {
  return part !== '' && phrases.some((phrase) => folded(phrase).includes(part));
}

const folded = (text: string) => tokenise(text).join(' ');
