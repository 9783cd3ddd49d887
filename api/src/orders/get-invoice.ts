import type { Locale } from '@dp/contract/locale.ts';
import { toEgp, toPiastres } from '@dp/contract/money.ts';
import type { Invoice } from '@dp/contract/orders.ts';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { amountInWords } from '../money-format/amount-in-words.ts';
import { readCollected } from '../parcels/courier-cash-queries.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { FullOrder } from './full-order.ts';
import { creditNoteNumber } from './invoice-number.ts';
import { findOwnOrder } from './order-store.ts';
import { presentOrder } from './present-order.ts';
import { readCreditNotes } from './read-credit-notes.ts';
import { presentSeller, readSeller } from './seller.ts';

/**
 * The invoice of one of the customer's own orders. An issued one has the seller's details of that time; a
 * pro-forma the current ones.
 *
 * @throws ProblemError 404 `order_not_found`, for another's order too.
 */
export async function getInvoice(
  deps: Deps,
  customerId: number,
  orderId: number,
  locale: Locale,
): Promise<Invoice> {
  const found = await findOwnOrder(deps.db, customerId, orderId);
  if (!found) throw new ProblemError(404, 'order_not_found');
  return presentInvoice(deps.db, found, locale);
}

/** The invoice of an order whose customer is not erased, or its pro-forma. */
export async function presentInvoice(db: Db, found: FullOrder, locale: Locale): Promise<Invoice> {
  const { id } = found.order;
  const order = presentOrder(found, locale);
  const { return_days, damage_hours } = (await readSettings(db)).returns.value;
  const { collected } = await readCollected(db, id);
  return {
    kind: order.invoice === null ? 'pro_forma' : 'invoice',
    number: order.invoice?.number ?? null,
    issued_at: order.invoice?.issued_at ?? null,
    seller: presentSeller(found.invoice?.seller ?? (await readSeller(db)), locale),
    total_in_words: amountInWords(toPiastres(order.totals.total)),
    return_days,
    damage_hours,
    // A replacement for nothing is not paid at any door.
    paid:
      found.order.totalPiastres > 0 &&
      found.order.paidPiastres + collected >= found.order.totalPiastres,
    credit_notes: (await readCreditNotes(db, id)).map((note) => ({
      number: creditNoteNumber(note.number),
      issued_at: note.issuedAt,
      amount: toEgp(note.totalPiastres),
    })),
    order,
  };
}
