import { asc } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { readTableDigest } from '../database/table-digest.ts';
import { homeSections } from './home-section-tables.ts';

/** A section of the home page as it is stored. */
export type HomeSectionRow = typeof homeSections.$inferSelect;

/** Every section, whatever its dates, in the owner's order. */
export async function readHomeSections(db: Db): Promise<HomeSectionRow[]> {
  return db.select().from(homeSections).orderBy(asc(homeSections.position), asc(homeSections.id));
}

/** Changes whenever a section does. */
export const readHomeSectionsDigest = (db: Db): Promise<string> =>
  readTableDigest(db, homeSections);
