import type { CallOutput } from '@dp/contract/endpoints.ts';
import type { Order } from '@dp/contract/orders.ts';
import { isUnreached } from '../api/api-error.ts';
import { browserApi } from '../session/browser-client.ts';

/** In these states something of an order may have been delivered. */
const PARTLY_DELIVERED: readonly Order['status'][] = ['dispatched', 'delivered', 'completed'];

/**
 * What of an order can be sent back, and its returns; undefined before anything can be, and without a connection,
 * since the order's page opens without one.
 */
export async function loadOrderReturns({
  id,
  status,
}: Order): Promise<CallOutput<'getOrderReturns'>['data'] | undefined> {
  if (!PARTLY_DELIVERED.includes(status)) return undefined;
  try {
    return (await browserApi().call('getOrderReturns', { params: { id } })).data;
  } catch (error) {
    if (isUnreached(error)) return undefined;
    throw error;
  }
}
