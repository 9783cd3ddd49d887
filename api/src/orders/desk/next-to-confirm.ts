import type { nextToConfirmResponse } from '@dp/contract/staff/order-page.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { type Principal, requirePermission } from '../../principals/principal.ts';
import { inQueue } from './order-queues.ts';
import { orderBy } from './order-sorts.ts';

/**
 * The order that a round of confirmations goes on with; when none is due, how many wait to come up again, and
 * when the first of them does.
 *
 * @throws ProblemError 403 `permission_required` without `orders.read`.
 */
export async function getNextToConfirm(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
): Promise<z.output<typeof nextToConfirmResponse>> {
  requirePermission(principal, 'orders.read');
  const at = now();
  const next = await findNextToConfirm(db, at);
  // While an order is due nobody asks about the others.
  const later = next === null ? await readLater(db, at) : { waiting: 0, until: null };
  return { data: { next, ...later } };
}

/** The riskiest order whose customer may be asked now. */
export async function findNextToConfirm(db: Db, at: Date): Promise<number | null> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from orders where ${inQueue('to_confirm', at)} and not ${comesLater(at)}
    order by ${orderBy('risk', false)} limit 1`);
  return rows[0]?.id ?? null;
}

async function readLater(
  db: Db,
  at: Date,
): Promise<{ readonly waiting: number; readonly until: string | null }> {
  const { rows } = await db.execute<{ waiting: number; until: string | null }>(sql`
    select count(*)::int as waiting, min(call_at) as until
    from orders where ${inQueue('to_confirm', at)} and ${comesLater(at)}`);
  const [row] = rows;
  return {
    waiting: row?.waiting ?? 0,
    until: row?.until == null ? null : new Date(row.until).toISOString(),
  };
}

/** Of an order to confirm: it was asked about, and comes up again at a time that is still to come. */
function comesLater(at: Date): SQL {
  return sql`(call_at is not null and call_at > ${at.toISOString()}::timestamptz)`;
}
