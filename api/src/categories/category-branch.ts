import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';

/** The ids of a category and of everything below it. */
export async function categoryBranch(db: Db, categoryId: number): Promise<Set<number>> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with recursive branch as (
      select id from categories where id = ${categoryId}
      union
      select child.id from categories child join branch on child.parent_id = branch.id
    )
    select id from branch`);
  return new Set(rows.map(({ id }) => id));
}
