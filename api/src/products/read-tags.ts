import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { products } from './product-tables.ts';

/** Tags that are listed at most. */
const TAGS_MAX = 500;

/** The owner's tags, from A to Z. */
export async function readTags(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ tag: string }>(
    sql`select distinct unnest(tags) as tag from ${products} order by tag limit ${TAGS_MAX}`,
  );
  return rows.map(({ tag }) => tag);
}
