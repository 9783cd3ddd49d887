const SHOWS_ORDERS = /^\/(?:$|packing$|(?:orders|customers)(?:\/|$))/;
const MERGE = /^\/customers\/\d+\/merge\//;

/**
 * Whether a page shows orders, or counts them, so that it is read again when one changes. A merge of two accounts does not: once
 * it is made, one of them is gone before its page is.
 */
export function showsOrders(pathname: string): boolean {
  return SHOWS_ORDERS.test(pathname) && !MERGE.test(pathname);
}
