import type { Db } from '../database/database.ts';
import { creditLeft, layOutCredit } from './credit-amount.ts';
import { insertCreditNote, readInvoiced, readReturnOf } from './credit-note-store.ts';

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
    ...{ orderId, kind: 'returned', refundId: null, totalPiastres, credit, at },
  });
}

/** Money that went back to a customer. Piastres. */
export interface GivenBack {
  readonly orderId: number;
  /** Null for all that went back before there was an invoice. */
  readonly refundId: number | null;
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
  { orderId, refundId, amountPiastres, keptPiastres, at }: GivenBack,
): Promise<void> {
  const invoiced = await readInvoiced(tx, orderId);
  if (!invoiced) return;
  const back = refundId === null ? undefined : await readReturnOf(tx, refundId);
  const creditable = {
    lines: invoiced.lines.map((line) => ({
      ...line,
      pieces: Math.min(back?.pieces.get(line.productId) ?? 0, line.quantity - line.creditedPieces),
    })),
    shippingLeft: invoiced.shippingLeft,
    delivery: back?.delivery ?? 0,
  };
  const left = creditLeft(creditable);
  const most = back ? left : left - keptPiastres;
  const totalPiastres = Math.min(amountPiastres, most);
  if (totalPiastres <= 0) return;
  const credit = layOutCredit(creditable, totalPiastres);
  await insertCreditNote(tx, {
    ...{ orderId, kind: 'refund', refundId, totalPiastres, credit, at },
  });
}
