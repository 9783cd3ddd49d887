import type { ShopApi, SignedIn } from '../fixtures/shop-api.ts';
import type { StaffApi } from '../fixtures/staff-api.ts';
import { handedOver, moved, packed } from './fulfil.ts';

/** The moves that bring a parcel which was handed over to each state of the tracking page. */
const WAYS = {
  placed: undefined,
  'handed-over': [],
  'out-for-delivery': [{ to: 'out_for_delivery' }],
  failed: [{ to: 'attempt_failed', reason: 'no_answer' }],
  delivered: [{ to: 'delivered' }],
  refused: [{ to: 'attempt_failed', reason: 'refused' }, { to: 'returning' }],
  returned: [{ to: 'attempt_failed', reason: 'refused' }, { to: 'returned' }],
  lost: [{ to: 'lost' }],
} as const satisfies Record<string, readonly object[] | undefined>;
export type TrackedState = keyof typeof WAYS;
export const TRACKED_STATES = Object.keys(WAYS) as TrackedState[];

interface Arrangement {
  readonly api: ShopApi;
  readonly staff: StaffApi;
  readonly shopper: SignedIn;
  readonly addressId: number;
}

/** Makes an order whose parcel is in a state; its number. */
export async function arrangeTracked(
  { api, staff, shopper, addressId }: Arrangement,
  state: TrackedState,
): Promise<string> {
  const { id, number } = await api.order(shopper, addressId, [{ id: 60, quantity: 1 }]);
  const moves = WAYS[state];
  if (moves === undefined) return number;
  const [parcel = 0] = await packed(staff, id);
  await handedOver(staff, [number]);
  await moved(staff, parcel, ...moves);
  return number;
}
