import { browserApi } from '../api/browser-client.ts';
import { currentShopper } from '../session/session.ts';

/** A tab of the history. */
export type OrderTab = 'ongoing' | 'completed';

const PAGE_SIZE = 10;

/**
 * A page of the shopper's orders, the newest first.
 *
 * @throws {ApiError} when the call fails.
 */
export async function loadOrders(tab: OrderTab, offset: number, limit = PAGE_SIZE) {
  const partnerId = currentShopper()?.partnerId;
  if (partnerId === undefined) return { data: [], total: 0, limit, offset };
  return browserApi().call('listOrders', {
    params: { id: String(partnerId) },
    query: { state: tab, limit: String(limit), offset: String(offset) },
  });
}
