import { readCategory } from '../categories/category-queries.ts';
import type { CategoryRow } from '../categories/category-rows.ts';
import type { Db } from '../database/database.ts';
import { requireInVersion } from '../problems/record-changed.ts';
import { presentStaffCategory } from './present-staff-category.ts';

/**
 * A category in the version that the caller saw.
 *
 * @throws ProblemError 404 `category_not_found`; 409 `record_changed`.
 */
export async function readInVersion(db: Db, id: number, version: number): Promise<CategoryRow> {
  const row = await readCategory(db, id);
  return requireInVersion(row, version, 'category_not_found', presentStaffCategory);
}
