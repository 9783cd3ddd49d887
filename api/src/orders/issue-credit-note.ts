import type { Db } from '../database/database.ts';
import { type ProductUnits, unitsOf } from '../products/units-of.ts';
import { type CreditableLine, creditLeft, layOutCredit, worthOf } from './credit-amount.ts';
import { insertCreditNote, listUncredited, readInvoiced } from './credit-note-store.ts';

/** Takes back all that is left of the invoice of a locked order that came back whole. */
export async function creditReturned(tx: Db, orderId: number, at: Date): Promise<void> {
  const invoiced = await readInvoiced(tx, orderId);
  if (!invoiced) return;
  const creditable = {
    lines: invoiced.lines.map((line) => ({
      ...line,
      pieces: line.quantity - line.creditedPieces,
    })),
    shippingLeft: invoiced.shippingLeft,
    delivery: invoiced.shippingLeft,
  };
  const totalPiastres = creditLeft(creditable);
  if (totalPiastres === 0) return;
  const credit = layOutCredit(creditable, totalPiastres);
  await insertCreditNote(tx, {
    ...{ orderId, kind: 'returned', totalPiastres, credit, at },
  });
}

/** A parcel that came back before anybody paid for it. Piastres. */
export interface UndeliveredParcel {
  readonly id: number;
  readonly stateAt: Date;
  /** What it would have collected. */
  readonly cashPiastres: number;
  readonly units: readonly ProductUnits[];
}

/**
 * Takes back from the invoice of a locked order its parcels that came back without being paid for, once each, by what
 * they would have collected. What was paid before is credited when it goes back.
 */
export async function creditUndelivered(
  tx: Db,
  { orderId, parcels, at }: { orderId: number; parcels: readonly UndeliveredParcel[]; at: Date },
): Promise<void> {
  const uncredited = await listUncredited(tx, parcels);
  for (const { id: parcelId, cashPiastres, units } of parcels) {
    if (!uncredited.has(parcelId)) continue;
    const invoiced = await readInvoiced(tx, orderId);
    if (!invoiced) return;
    const lines = linesBack(invoiced.lines, units);
    // The first parcel of an order collects the delivery cost.
    const delivery = Math.max(0, cashPiastres - worthOf(lines));
    const { shippingLeft } = invoiced;
    const inside = { lines: lines.filter((line) => line.pieces > 0), shippingLeft, delivery };
    // A piastre of another line may be in it, because shares of cash are rounded down but for the first parcel's.
    const creditable = creditLeft(inside) < cashPiastres ? { ...inside, lines } : inside;
    const totalPiastres = Math.min(cashPiastres, creditLeft(creditable));
    if (totalPiastres === 0) return;
    const credit = layOutCredit(creditable, totalPiastres);
    await insertCreditNote(tx, {
      ...{ orderId, kind: 'undelivered', parcelId, totalPiastres, credit, at },
    });
  }
}

/** Money that went back to a customer. Piastres. */
export interface GivenBack {
  readonly orderId: number;
  /** Null for all that went back before there was an invoice. */
  readonly refundId: number | null;
  /** What came back, for a return's refund. */
  readonly returned: {
    readonly units: readonly ProductUnits[];
    readonly deliveryPiastres: number;
  } | null;
  readonly amountPiastres: number;
  /** What the shop has of the order's money after it. */
  readonly keptPiastres: number;
  readonly at: Date;
}

/**
 * Takes back from the invoice of a locked order what a refund is for: the pieces of its return, else as much as the
 * shop keeps less than the invoice says. Money that was paid twice is no part of an invoice.
 */
export async function creditRefund(
  tx: Db,
  { orderId, refundId, returned, amountPiastres, keptPiastres, at }: GivenBack,
): Promise<void> {
  const invoiced = await readInvoiced(tx, orderId);
  if (!invoiced) return;
  const creditable = {
    lines: linesBack(invoiced.lines, returned?.units ?? []),
    shippingLeft: invoiced.shippingLeft,
    delivery: returned?.deliveryPiastres ?? 0,
  };
  const left = creditLeft(creditable);
  const most = returned ? left : left - keptPiastres;
  const totalPiastres = Math.min(amountPiastres, most);
  if (totalPiastres <= 0) return;
  const credit = layOutCredit(creditable, totalPiastres);
  await insertCreditNote(tx, {
    ...{ orderId, kind: 'refund', refundId, totalPiastres, credit, at },
  });
}

/** An invoice's lines with the units that come back now, as far as they are not credited yet. */
function linesBack<Line extends CreditableLine & { readonly productId: number }>(
  lines: readonly Line[],
  units: readonly ProductUnits[],
): Line[] {
  return lines.map((line) => ({
    ...line,
    pieces: Math.min(unitsOf(units, line.productId), line.quantity - line.creditedPieces),
  }));
}
