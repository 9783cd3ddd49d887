import type { Order } from '@dp/contract/orders.ts';

/** Whether an order has an invoice to show: a cancelled one only if it was issued before, with its credit notes. */
export function hasInvoice({ status, invoice }: Pick<Order, 'status' | 'invoice'>): boolean {
  return status !== 'cancelled' || invoice !== null;
}
