import {
  CLOSED_RETURN_STATES,
  type ReturnKind,
  type ReturnState,
} from '@dp/contract/return-values.ts';
import { inArray, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';

/** A return as the history shows it at its order. */
export interface OpenReturn {
  readonly orderId: number;
  readonly kind: ReturnKind;
  readonly state: ReturnState;
}

/** The newest return of each of these orders that is still under way. */
export async function readOpenReturns(
  db: Db,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, OpenReturn>> {
  if (orderIds.length === 0) return new Map();
  const { rows } = await db.execute<OpenReturn & Record<string, unknown>>(sql`
    select distinct on (order_id) order_id as "orderId", kind, state from returns
    where ${inArray(sql`order_id`, [...orderIds])} and ${notInArray(sql`state`, [...CLOSED_RETURN_STATES])}
    order by order_id, id desc`);
  return new Map(rows.map((row) => [row.orderId, row]));
}
