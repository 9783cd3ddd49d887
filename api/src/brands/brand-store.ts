import { eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { brands } from './brand-tables.ts';

/** One brand's row. */
export async function readBrand(db: Db, id: number) {
  const [row] = await db.select().from(brands).where(eq(brands.id, id));
  return row;
}
