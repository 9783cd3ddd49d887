import { asc } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { restores } from './backup-tables.ts';

export type Restore = typeof restores.$inferSelect;

/** Every restore in this shop's history, oldest first. */
export async function listRestores(db: Db): Promise<Restore[]> {
  return db.select().from(restores).orderBy(asc(restores.restoredAt));
}
