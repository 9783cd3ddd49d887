import type { invoices, orderEvents, orderLines, orders } from './order-tables.ts';

export type OrderRow = typeof orders.$inferSelect;
export type NewOrder = Omit<OrderRow, 'id' | 'number'>;
/** A stored line, in the order's sequence. */
export type OrderLineRow = Omit<typeof orderLines.$inferSelect, 'id' | 'orderId'>;
export type NewOrderLine = OrderLineRow;
export type OrderEventRow = Omit<typeof orderEvents.$inferSelect, 'id' | 'orderId'>;
export type InvoiceRow = typeof invoices.$inferSelect;

/** An order with lines, events and invoice. */
export interface FullOrder {
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
  readonly events: readonly OrderEventRow[];
  readonly invoice: InvoiceRow | null;
}
