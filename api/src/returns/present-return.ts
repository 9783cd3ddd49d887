import { dayOf } from '@dp/contract/cairo-time.ts';
import type { CallOutput } from '@dp/contract/endpoints.ts';
import type { Locale } from '@dp/contract/locale.ts';
import { toEgp } from '@dp/contract/money.ts';
import { paysTheWayBack } from '@dp/contract/return-values.ts';
import type { Payout, ShopperReturn } from '@dp/contract/returns.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { pictureIn } from '../media/stored-picture.ts';
import type { OrderLineRow, OrderRow } from '../orders/full-order.ts';
import { findOwnGoods, readGoods, readOrderRows } from '../orders/lock-orders.ts';
import { paidForUnits, paidLine } from '../orders/paid-lines.ts';
import { type RefundRow, readRefundStates } from '../payments/refund-rows.ts';
import type { ShopperPrincipal } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { unitsOf } from '../products/units-of.ts';
import { readSettings } from '../settings/read-settings.ts';
import { listReturnPictures } from './return-pictures.ts';
import { CLOSED } from './return-rules.ts';
import {
  listReturnEvents,
  listReturnInspections,
  listReturnLines,
  listReturnRows,
  type ReturnRow,
} from './return-store.ts';
import { returns } from './return-tables.ts';
import { readReturnable } from './returnable.ts';

/**
 * What of an own order can be sent back until when, and its returns, the newest first.
 *
 * @throws ProblemError 404 `order_not_found`, for another's order too.
 */
export async function getOrderReturns(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { customerId }: ShopperPrincipal,
  orderId: number,
  locale: Locale,
): Promise<CallOutput<'getOrderReturns'>['data']> {
  const own = await findOwnGoods(db, customerId, orderId);
  if (!own) throw new ProblemError(404, 'order_not_found');
  const returnable = await readReturnable(db, orderId, now());
  const rows = await listReturnRows(db, eq(returns.orderId, orderId));
  return {
    lines: own.lines.map((line) => {
      const periods = returnable.get(line.productId)?.periods ?? NO_PERIODS;
      return {
        product_id: line.productId,
        name: locale === 'ar' ? line.nameAr : line.nameEn,
        image: line.picture && pictureIn(locale, line.picture),
        kelvin: line.kelvin,
        quantity: line.quantity,
        paid: paidByUnits(
          line,
          Math.max(...Object.values(periods).map((each) => each?.units ?? 0)),
        ),
        ...periods,
      };
    }),
    returns: (await presentReturns(db, rows, locale)).reverse(),
    payout_needed: isPaidByHand(own.order),
    free_way_back: (await readSettings(db)).returns.value.free_way_back,
  };
}

/** Of a product that was not received. */
export const NO_PERIODS = { without_reason: null, defect: null, warranty: null };

/** EGP paid for one piece of a line, for two, and so on. */
export function paidByUnits(line: OrderLineRow, most: number): number[] {
  const { productId } = line;
  return Array.from({ length: most }, (_, index) =>
    toEgp(paidForUnits([paidLine(line)], [{ productId, quantity: index + 1 }])),
  );
}

/** Whether what was paid for an order cannot go back the way it came, so that its shopper has to say where to. */
export function isPaidByHand({ paymentMethod }: Pick<OrderRow, 'paymentMethod'>): boolean {
  return paymentMethod === 'cash_on_delivery' || paymentMethod === 'instapay';
}

/** One return for its shopper, as it is now. */
export async function presentReturn(
  db: Db,
  row: ReturnRow,
  locale: Locale,
): Promise<ShopperReturn> {
  const [shown] = await presentReturns(db, [row], locale);
  if (!shown) throw new Error(`Return ${row.id} cannot be shown.`);
  return shown;
}

/** Returns for their shopper, in the given sequence. */
export async function presentReturns(
  db: Db,
  rows: readonly ReturnRow[],
  locale: Locale,
): Promise<ShopperReturn[]> {
  const ids = rows.map(({ id }) => id);
  const lines = await listReturnLines(db, ids);
  const events = await listReturnEvents(db, ids);
  const inspections = await listReturnInspections(db, ids);
  const pictures = await listReturnPictures(db, ids);
  const orderIds = [...new Set(rows.map(({ orderId }) => orderId))];
  const goods = orderIds.length === 0 ? [] : await readGoods(db, orderIds);
  const replacements = await readOrderRows(
    db,
    rows.flatMap(({ replacementOrderId }) => replacementOrderId ?? []),
  );
  const terms = (await readSettings(db)).returns.value;
  const refundStates = await readRefundStates(
    db,
    rows.flatMap(({ refundId }) => refundId ?? []),
  );
  return rows.map((row) => {
    const refundState = refundStates.get(row.refundId ?? 0);
    const due = moneyDueAt(row, refundState);
    const ownLines = goods.find(({ order }) => order.id === row.orderId)?.lines ?? [];
    const asked = lines.filter(({ returnId }) => returnId === row.id);
    const accepted = inspections.filter(
      ({ returnId, outcome }) => returnId === row.id && outcome !== 'not_accepted',
    );
    return {
      id: row.id,
      order_id: row.orderId,
      kind: row.kind,
      reason: row.reason,
      state: row.state,
      asked_at: row.askedAt.toISOString(),
      note: row.note,
      answer: row.answer,
      lines: asked.map(({ productId, quantity }) => {
        const line = ownLines.find((each) => each.productId === productId);
        return {
          product_id: productId,
          name: (locale === 'ar' ? line?.nameAr : line?.nameEn) ?? '',
          image: line?.picture ? pictureIn(locale, line.picture) : null,
          quantity,
          accepted: row.goodsPiastres === null ? null : unitsOf(accepted, productId),
        };
      }),
      pictures: pictures.filter(({ returnId }) => returnId === row.id).map(({ id }) => id),
      payout: row.payout && { route: row.payout.route, masked: maskPayout(row.payout) },
      shopper_pays_way_back: paysTheWayBack(row.reason, terms.free_way_back),
      pickup_day: row.pickupDay,
      paid: toEgp(paidForUnits(ownLines.map(paidLine), asked)),
      refund: accepted.length === 0 || row.state === 'exchanged' ? null : presentAmount(row),
      refund_due: due && dayOf(due),
      paid_back: row.state === 'refunded' && (refundState ?? 'done') === 'done',
      replacement: replacements.find(({ id }) => id === row.replacementOrderId)?.number ?? null,
      cancellable: row.state === 'requested',
      events: events
        .filter(({ returnId }) => returnId === row.id)
        .map(({ state, at }) => ({ state, at: at.toISOString() })),
    };
  });
}

/** By when a return is to be paid back; null where nothing is due, and once the money has gone. */
export function moneyDueAt(row: ReturnRow, refund: RefundRow['state'] | undefined): Date | null {
  const settled = row.state === 'refunded' && (refund ?? 'done') === 'done';
  return settled ? null : row.refundDueAt;
}

/** What is owed for a return, EGP; null before its inspection. */
export function presentAmount(row: ReturnRow): NonNullable<ShopperReturn['refund']> | null {
  const { goodsPiastres: goods, deliveryPiastres: delivery, pickupFeePiastres: fee } = row;
  if (goods === null || delivery === null) return null;
  return {
    goods: toEgp(goods),
    delivery: toEgp(delivery),
    pickup_fee: toEgp(fee),
    total: toEgp(goods + delivery - fee),
  };
}

/** Whether nothing is to be done about a return any more. */
export function isClosed({ state }: Pick<ReturnRow, 'state'>): boolean {
  return CLOSED.includes(state);
}

/** Where the money goes, as far as its owner recognises it. */
export function maskPayout(payout: Payout): string {
  switch (payout.route) {
    case 'wallet':
      return `•••${payout.number.slice(-4)}`;
    case 'instapay':
      return `${payout.address.slice(0, 2)}•••${payout.address.slice(-4)}`;
    case 'bank':
      return `${payout.bank} •••${payout.account.slice(-4)}`;
  }
}
