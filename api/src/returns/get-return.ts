import { HOUR_MS } from '@dp/contract/durations.ts';
import { toEgp } from '@dp/contract/money.ts';
import { paysTheWayBack } from '@dp/contract/return-values.ts';
import type { Payout } from '@dp/contract/returns.ts';
import type { StaffReturnDetails } from '@dp/contract/staff/returns.ts';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { readGoodsOf, readOrderRows } from '../orders/lock-orders.ts';
import { presentGoods } from '../packing/present-goods.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { readSettings } from '../settings/read-settings.ts';
import { nameActors } from '../staff/read-staff-names.ts';
import { maskPayout, presentAmount } from './present-return.ts';
import { presentStaffReturns } from './present-staff-returns.ts';
import { listReturnPictures } from './return-pictures.ts';
import {
  findReturn,
  listReturnEvents,
  listReturnInspections,
  listReturnLines,
  type ReturnRow,
} from './return-store.ts';
import { readReceipts } from './returnable.ts';

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

/** A return as staff see it, for a caller who has just changed it. Throws ProblemError 404 `return_not_found`. */
export async function readReturnForStaff(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  id: number,
): Promise<StaffReturnDetails> {
  const row = await findReturn(db, id);
  const [card] = row ? await presentStaffReturns(db, [row], now()) : [];
  if (!row || !card) throw new ProblemError(404, 'return_not_found');
  const goods = await readGoodsOf(db, row.orderId);
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
    lines: presentGoods(goods.lines, lines),
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

/** Whether damage was reported later than the policy asks for, by the receipt of the last piece, if it is known. */
async function isReportedLate(
  db: Db,
  row: ReturnRow,
  lines: readonly { readonly productId: number }[],
): Promise<boolean> {
  const receipts = await readReceipts(db, row.orderId);
  const last = lines
    .flatMap(({ productId }) => receipts.get(productId) ?? [])
    .reduce((latest, { at }) => Math.max(latest, at.getTime()), 0);
  if (last === 0) return false;
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
