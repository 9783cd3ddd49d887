import { asc, type SQL } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { tableDigest } from '../database/table-digest.ts';
import { homeSections } from './home-section-tables.ts';

/** A section of the home page as it is stored. */
export type HomeSectionRow = typeof homeSections.$inferSelect;

/** Every section, whatever its dates, in the owner's order. */
export async function readHomeSections(db: Db): Promise<HomeSectionRow[]> {
  return db.select().from(homeSections).orderBy(asc(homeSections.position), asc(homeSections.id));
}

/** How many sections choose from a category, leave it out, or lead to it. */
export async function countSectionsOfCategory(db: Db, id: number): Promise<number> {
  const rows = await readHomeSections(db);
  return rows.filter(({ selection, link }) => {
    if (link?.kind === 'category' && link.id === id) return true;
    if ('products' in selection) return false;
    return selection.categories.includes(id) || selection.except.includes(id);
  }).length;
}

/** How many sections lead to a brand. */
export async function countSectionsOfBrand(db: Db, id: number): Promise<number> {
  const rows = await readHomeSections(db);
  return rows.filter(({ link }) => link?.kind === 'brand' && link.id === id).length;
}

/** Changes whenever a section does. */
export const homeSectionsDigest: SQL = tableDigest(homeSections);
