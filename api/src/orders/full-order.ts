import type { OrderPayments } from '../payments/order-payments.ts';
import type { invoices } from './invoice-tables.ts';
import type { orderLines } from './order-line-tables.ts';
import type { orderEvents, orders } from './order-tables.ts';

export type OrderRow = typeof orders.$inferSelect;
export type NewOrder = Omit<OrderRow, 'id' | 'number'>;
/** A stored line, in the order's sequence. */
export type OrderLineRow = Omit<typeof orderLines.$inferSelect, 'id' | 'orderId'>;
/** A line with its product's first colour temperature, which is the catalogue's and not part of the copy. */
export type LitOrderLine = OrderLineRow & { readonly kelvin: number | null };
export type NewOrderLine = LitOrderLine;
export type OrderEventRow = Omit<typeof orderEvents.$inferSelect, 'id' | 'orderId'>;
export type InvoiceRow = typeof invoices.$inferSelect;

/** An order with lines, events, invoice and payments. */
export interface FullOrder {
  readonly order: OrderRow;
  readonly lines: readonly LitOrderLine[];
  readonly events: readonly OrderEventRow[];
  readonly invoice: InvoiceRow | null;
  readonly payments: OrderPayments;
}
