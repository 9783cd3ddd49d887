import { asc } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { restores } from './backup-tables.ts';

export type Restore = typeof restores.$inferSelect;

/** Every restore that this shop went through, the first one first. */
export async function listRestores(db: Db): Promise<Restore[]> {
  return db.select().from(restores).orderBy(asc(restores.restoredAt));
}
