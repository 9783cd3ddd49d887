import { asc, eq, sql } from 'drizzle-orm';
import { recordAudit } from '../audit-trail/record-audit.ts';
import type { Db } from '../database/database.ts';
import type { Principal } from '../principals/principal.ts';
import { phraseKey } from './concepts.ts';
import { searchSynonyms } from './search-tables.ts';
import { SEED_SYNONYMS } from './seed-synonyms.ts';
import type { SynonymGroup } from './synonym-group.ts';

/** A phrase that the shop's own people added to a group, or removed from it. */
export type SynonymRow = Pick<
  typeof searchSynonyms.$inferInsert,
  'group' | 'kind' | 'phrase' | 'isRemoved'
>;

/** The built-in synonyms with the shop's own changes. */
export async function readSynonyms(db: Db): Promise<SynonymGroup[]> {
  const rows = await db.select().from(searchSynonyms).orderBy(asc(searchSynonyms.id));
  const groups = new Map(SEED_SYNONYMS.map((group) => [group.name, group]));
  for (const { group: name, kind, phrase, key, isRemoved } of rows) {
    const group = groups.get(name) ?? { name, kind, phrases: [] };
    const others = group.phrases.filter((one) => phraseKey(one) !== key);
    groups.set(name, { ...group, phrases: isRemoved ? others : [...others, phrase] });
  }
  return [...groups.values()].filter(({ phrases }) => phrases.length > 0);
}

/** The names of the groups that the shop's own people have changed. */
export async function readChangedNames(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.selectDistinct({ name: searchSynonyms.group }).from(searchSynonyms);
  return new Set(rows.map(({ name }) => name));
}

/** Adds phrases to groups and removes others; one phrase of a group at most once. */
export async function writeSynonyms(tx: Db, rows: readonly SynonymRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(searchSynonyms)
    .values(rows.map((row) => ({ isRemoved: false, ...row, key: phraseKey(row.phrase) })))
    .onConflictDoUpdate({
      target: [searchSynonyms.group, searchSynonyms.key],
      set: { phrase: sql`excluded.phrase`, isRemoved: sql`excluded.is_removed` },
    });
}

/** Forgets the shop's own changes, of all groups or of one; how many they were. */
export async function deleteSynonyms(tx: Db, group: string | undefined): Promise<number> {
  const gone = await tx
    .delete(searchSynonyms)
    .where(group === undefined ? sql`true` : eq(searchSynonyms.group, group))
    .returning({ id: searchSynonyms.id });
  return gone.length;
}

/**
 * Adds an audit row for every group that a change left different, and returns those groups as they are now.
 *
 * @param before all groups before the change.
 */
export async function auditSynonyms(
  tx: Db,
  principal: Principal,
  action: `synonym.${string}`,
  before: readonly SynonymGroup[],
  at: Date,
): Promise<SynonymGroup[]> {
  const now = await readSynonyms(tx);
  const names = new Set([...before, ...now].map(({ name }) => name));
  const changed: SynonymGroup[] = [];
  for (const name of names) {
    const was = before.find((group) => group.name === name);
    const is = now.find((group) => group.name === name);
    if (JSON.stringify(was?.phrases) === JSON.stringify(is?.phrases)) continue;
    await recordAudit(tx, principal, {
      action,
      subject: { kind: 'synonym', id: name },
      ...(was && { before: audited(was) }),
      ...(is && { after: audited(is) }),
      at,
    });
    if (is) changed.push(is);
  }
  return changed;
}

const audited = ({ kind, phrases }: SynonymGroup) => ({ kind, phrases });
