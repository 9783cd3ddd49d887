import type { TextVersion } from '@dp/contract/staff/shop-texts.ts';
import type { Db } from '../database/database.ts';
import { listTextRows, type TextId } from '../shop-texts/shop-text-rows.ts';
import { nameActors } from '../staff/read-staff-names.ts';

/** Versions of a page. */
const PAGE = 20;

/** A page of the saved states of a text, the newest first. */
export async function listTextVersions(
  db: Db,
  text: TextId,
  before: number | undefined,
): Promise<{ data: TextVersion[]; next: string | null }> {
  // One more than shown tells whether there are others.
  const rows = await listTextRows(db, text, { before, limit: PAGE + 1 });
  const shown = rows.slice(0, PAGE);
  const nameOf = await nameActors(db, shown);
  return {
    data: shown.map((row) => ({
      version: row.version,
      at: row.at.toISOString(),
      actor: nameOf(row),
      original: row.value === null,
    })),
    next: rows.length > PAGE ? String(shown.at(-1)?.version) : null,
  };
}
