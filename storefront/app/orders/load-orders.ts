import type { OrderState } from '@dp/contract/order-states.ts';
import { browserApi } from '../session/browser-client.ts';
import { currentShopper } from '../session/session.ts';

/** A tab of the history. */
export type OrderTab = 'ongoing' | 'completed';

/** Which orders of the history are shown. */
export interface OrderFilter {
  readonly tab: OrderTab;
  /** Only those in this status. */
  readonly status: OrderState | undefined;
}

const PAGE_SIZE = 10;

/**
 * A page of the shopper's orders, the newest first.
 *
 * @throws {ApiError} when the call fails.
 */
export async function loadOrders(
  { tab, status }: OrderFilter,
  { offset = 0, limit = PAGE_SIZE } = {},
) {
  const partnerId = currentShopper()?.partnerId;
  if (partnerId === undefined) return { data: [], total: 0, limit, offset };
  return browserApi().call('listOrders', {
    params: { id: String(partnerId) },
    query: {
      state: tab,
      ...(status === undefined ? {} : { status }),
      limit: String(limit),
      offset: String(offset),
    },
  });
}
