import { asc } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { staff } from './staff-tables.ts';

/** What every member of staff, also a disabled one, is called, by id. */
export async function readStaffNames(db: Db): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .orderBy(asc(staff.name), asc(staff.id));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
