import { HOUR_MS } from '@dp/contract/durations.ts';
import { toEgp } from '@dp/contract/money.ts';
import { paysTheWayBack } from '@dp/contract/return-values.ts';
import type { Payout } from '@dp/contract/returns.ts';
import type { ReturnView } from '@dp/contract/staff/return-values.ts';
import type {
  listReturnsQuery,
  StaffReturn,
  StaffReturnDetails,
} from '@dp/contract/staff/returns.ts';
import { and, asc, count, desc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { readGoods, readOrderRows } from '../orders/lock-orders.ts';
import { presentOrderCard } from '../orders/order-card.ts';
import { presentGoods } from '../packing/present-goods.ts';
import { readRefundStates } from '../payments/refund-rows.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { readSettings } from '../settings/read-settings.ts';
import { nameActors } from '../staff/read-staff-names.ts';
import { maskPayout, moneyDueAt, presentAmount } from './present-return.ts';
import { listReturnPictures } from './return-pictures.ts';
import { RETURN_NEXT } from './return-rules.ts';
import {
  findReturn,
  listReturnEvents,
  listReturnInspections,
  listReturnLines,
  MONEY_DUE,
  REFUND_FAILED,
  type ReturnRow,
} from './return-store.ts';
import { returns } from './return-tables.ts';
import { readReceipts } from './returnable.ts';

const PAGE = 50;

/** What the lists hold; those for `late` are of a moment. */
const views = (now: Date): Readonly<Record<ReturnView, SQL | undefined>> => ({
  to_answer: eq(returns.state, 'requested'),
  to_collect: inArray(returns.state, ['approved', 'pickup_booked', 'picked_up']),
  to_inspect: eq(returns.state, 'received'),
  to_settle: or(eq(returns.state, 'inspected'), REFUND_FAILED),
  late: and(MONEY_DUE, lt(returns.refundDueAt, now)),
  all: undefined,
});

/** When a return is due, after all others where nothing is. */
const DUE = sql`coalesce(${returns.refundDueAt}, 'infinity')`;

/**
 * A page of returns: what waits by when it is due and then by how long it waits, all of them the newest first.
 *
 * @throws ProblemError 403 `permission_required` without `orders.read`.
 */
export async function listReturns(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  { view, kind, reason, order, before }: z.output<typeof listReturnsQuery>,
): Promise<{ data: StaffReturn[]; next: number | null }> {
  requirePermission(principal, 'orders.read');
  const rows = await db
    .select()
    .from(returns)
    .where(
      and(
        views(now())[view],
        kind === undefined ? undefined : eq(returns.kind, kind),
        reason === undefined ? undefined : eq(returns.reason, reason),
        order === undefined ? undefined : eq(returns.orderId, order),
        before === undefined ? undefined : after(before, view),
      ),
    )
    .orderBy(...(view === 'all' ? [desc(returns.id)] : [asc(DUE), asc(returns.id)]))
    .limit(PAGE);
  return {
    data: await presentRows(db, rows, now()),
    next: rows.length === PAGE ? (rows.at(-1)?.id ?? null) : null,
  };
}

/** What follows the last return of a page. */
function after(id: number, view: ReturnView): SQL {
  if (view === 'all') return lt(returns.id, id);
  return sql`(${DUE}, ${returns.id}) > (select coalesce(last.refund_due_at, 'infinity'), last.id from returns as last where last.id = ${id})`;
}

/**
 * How many returns wait for each kind of work.
 *
 * @throws ProblemError 403 `permission_required` without `orders.read`.
 */
export async function countReturns(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
): Promise<Record<Exclude<ReturnView, 'all'>, number>> {
  requirePermission(principal, 'orders.read');
  const { all: _, ...waiting } = views(now());
  const counts = await Promise.all(
    Object.entries(waiting).map(async ([view, where]) => {
      const [row] = await db.select({ count: count() }).from(returns).where(where);
      return [view, row?.count ?? 0] as const;
    }),
  );
  return Object.fromEntries(counts) as Record<Exclude<ReturnView, 'all'>, number>;
}

/**
 * A return with its history.
 *
 * @throws ProblemError 403 `permission_required` without `orders.read`; 404 `return_not_found`.
 */
export async function getReturn(
  deps: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  id: number,
): Promise<StaffReturnDetails> {
  requirePermission(principal, 'orders.read');
  return readReturnForStaff(deps, principal, id);
}

/** The same for a caller who has just changed it. Throws ProblemError 404 `return_not_found`. */
export async function readReturnForStaff(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  id: number,
): Promise<StaffReturnDetails> {
  const row = await findReturn(db, id);
  const [card] = row ? await presentRows(db, [row], now()) : [];
  if (!row || !card) throw new ProblemError(404, 'return_not_found');
  const [goods] = await readGoods(db, [row.orderId]);
  const events = await listReturnEvents(db, [id]);
  const inspections = await listReturnInspections(db, [id]);
  const lines = await listReturnLines(db, [id]);
  const actorOf = await nameActors(db, [...events, ...inspections]);
  const [replacement] = row.replacementOrderId
    ? await readOrderRows(db, [row.replacementOrderId])
    : [];
  const terms = (await readSettings(db)).returns.value;
  const accepted = inspections.some(({ outcome }) => outcome !== 'not_accepted');
  return {
    ...card,
    lines: presentGoods(goods?.lines ?? [], lines),
    note: row.note,
    answer: row.answer,
    pictures: (await listReturnPictures(db, [id])).map(({ returnId: _, ...picture }) => picture),
    payout: row.payout && {
      route: row.payout.route,
      masked: maskPayout(row.payout),
      full: paysOut(principal) ? payoutInFull(row.payout) : null,
    },
    shopper_pays_way_back: paysTheWayBack(row.reason, terms.free_way_back),
    reported_late: row.reason === 'damaged' && (await isReportedLate(db, row, lines)),
    received_at: row.receivedAt?.toISOString() ?? null,
    inspections: inspections.map((found) => ({
      product_id: found.productId,
      finding: found.finding,
      outcome: found.outcome,
      quantity: found.quantity,
      note: found.note,
      actor: actorOf(found),
      at: found.at.toISOString(),
    })),
    refund: accepted ? presentAmount(row) : null,
    pickup_fee: toEgp(row.pickupFeePiastres),
    replacement: replacement ? { id: replacement.id, number: replacement.number } : null,
    events: events.map((event) => ({
      state: event.state,
      note: event.note,
      actor: actorOf(event),
      at: event.at.toISOString(),
    })),
  };
}

async function presentRows(db: Db, rows: readonly ReturnRow[], now: Date): Promise<StaffReturn[]> {
  const orders = await readOrderRows(db, [...new Set(rows.map(({ orderId }) => orderId))]);
  const lines = await listReturnLines(
    db,
    rows.map(({ id }) => id),
  );
  const refundStates = await readRefundStates(
    db,
    rows.flatMap(({ refundId }) => refundId ?? []),
  );
  return rows.flatMap((row) => {
    const refund = refundStates.get(row.refundId ?? 0);
    const due = moneyDueAt(row, refund);
    const order = orders.find(({ id }) => id === row.orderId);
    if (!order) return [];
    return {
      id: row.id,
      order: presentOrderCard(order),
      kind: row.kind,
      reason: row.reason,
      state: row.state,
      state_at: row.stateAt.toISOString(),
      asked_at: row.askedAt.toISOString(),
      pieces: lines.reduce(
        (sum, { returnId, quantity }) => sum + (returnId === row.id ? quantity : 0),
        0,
      ),
      pickup_day: row.pickupDay,
      refund_due_at: due?.toISOString() ?? null,
      overdue: due !== null && due < now,
      refund_state: refund ?? null,
      next: [...RETURN_NEXT[row.state]],
      version: row.version,
    };
  });
}

/** Whether damage was reported later than the policy asks for, by the receipt of the last piece. */
async function isReportedLate(
  db: Db,
  row: ReturnRow,
  lines: readonly { readonly productId: number }[],
): Promise<boolean> {
  const receipts = await readReceipts(db, row.orderId);
  const last = lines
    .flatMap(({ productId }) => receipts.get(productId) ?? [])
    .reduce((latest, { at }) => Math.max(latest, at.getTime()), 0);
  const { damage_hours: hours } = (await readSettings(db)).returns.value;
  return row.askedAt.getTime() - last > hours * HOUR_MS;
}

function paysOut(principal: Principal): boolean {
  return (
    principal.kind === 'system' ||
    (principal.kind === 'staff' && principal.permissions.has('payments.refund'))
  );
}

function payoutInFull(payout: Payout): string {
  switch (payout.route) {
    case 'wallet':
      return payout.number;
    case 'instapay':
      return payout.address;
    case 'bank':
      return `${payout.holder}, ${payout.bank}, ${payout.account}`;
  }
}
