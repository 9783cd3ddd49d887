import { toPiastres } from '@dp/contract/money.ts';
import type { ApiClient } from '../api/client.ts';
import type { CartLines } from './cart-lines.ts';

/** What delivery to the shopper's own address costs; piastres and working days. */
export interface DeliveryEstimate {
  readonly city: string;
  readonly costPiastres: number;
  readonly freeOverPiastres: number | undefined;
  readonly days: { readonly min: number; readonly max: number };
}

/**
 * Delivery to the shopper's default address; undefined without one. Only an estimate: checkout asks
 * again for the address chosen there.
 */
export async function estimateDelivery(
  api: ApiClient,
  lines: CartLines,
): Promise<DeliveryEstimate | undefined> {
  const { data: addresses } = await api.call('listAddresses');
  const address = addresses.find(({ is_default }) => is_default);
  if (address === undefined) return undefined;
  const { data } = await api.call('getShippingCost', {
    body: {
      state_id: address.state.id,
      city_id: address.city.id,
      lines: lines.map(({ id, quantity }) => ({ id, quantity })),
    },
  });
  return {
    city: address.city.name,
    costPiastres: toPiastres(data.cost),
    freeOverPiastres: data.free_over === null ? undefined : toPiastres(data.free_over),
    days: data.days,
  };
}

/** How far a cart is from free delivery, in piastres: 0 is free, undefined when it never is. */
export function leftToFree(
  { freeOverPiastres, costPiastres }: DeliveryEstimate,
  totalPiastres: number,
): number | undefined {
  if (freeOverPiastres !== undefined) return Math.max(0, freeOverPiastres - totalPiastres);
  return costPiastres === 0 ? 0 : undefined;
}
