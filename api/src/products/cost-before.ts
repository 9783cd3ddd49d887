import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { NewCost } from './write-costs.ts';

/**
 * What products cost before the costs that were set at a moment, for those whose cost has not changed since. A cost
 * that was in force already when it was set again is not among them.
 *
 * @returns costs that `writeCosts` sets.
 */
export async function costsBefore(
  db: Db,
  set: readonly { readonly id: number; readonly piastres: number }[],
  at: Date,
): Promise<NewCost[]> {
  if (set.length === 0) return [];
  const { rows } = await db.execute<{ id: number; version: number; piastres: number | null }>(sql`
    select given.id, newest.id::float8 as version, earlier.cost_piastres::float8 as piastres
    from jsonb_to_recordset(${JSON.stringify(set)}::jsonb) as given(id int, piastres bigint), lateral (
      select id, cost_piastres, at from product_costs where product_id = given.id order by id desc limit 1
    ) as newest left join lateral (
      select cost_piastres from product_costs where product_id = given.id and id < newest.id
      order by id desc limit 1
    ) as earlier on true
    where newest.at = ${at.toISOString()}::timestamptz and newest.cost_piastres = given.piastres`);
  return rows;
}
