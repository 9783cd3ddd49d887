/** Says that the shopper just chose how to pay, so the pay page leads on by itself, once. */
export const BEGIN = 'begin';

/** Where an order is paid for. */
export function payAddress(orderId: number, begins = false): string {
  return `/pay/${orderId}${begins ? `?${BEGIN}` : ''}`;
}
