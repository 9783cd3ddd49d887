/** Permissions of staff; roles are sets of these. */
export const PERMISSIONS = [
  'orders.read',
  'orders.confirm',
  'orders.edit',
  'orders.cancel',
  /** Moves parcels: out to the customer and back into the shop. */
  'orders.dispatch',
  'payments.refund',
  'settlement.match',
  'products.edit',
  'prices.edit',
  'costs.see',
  'stock.adjust',
  'stock.approve-count',
  /** Slides, static texts and other content that is not sold. */
  'content.edit',
  'vouchers.edit',
  'rates.edit',
  'customers.see-phones',
  'customers.erase',
  'reports.see',
  'export',
  'staff.manage',
  'settings.edit',
  'audit.read',
] as const;
export type Permission = (typeof PERMISSIONS)[number];
