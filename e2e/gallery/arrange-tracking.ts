import type { ShopApi, SignedIn } from '../fixtures/shop-api.ts';
import type { StaffApi } from '../fixtures/staff-api.ts';

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
  const params = { id };
  const seen = async () => (await staff.call('getStaffOrder', { params })).data.version;
  const confirmed = { channel: 'phone', outcome: 'confirmed' };
  await staff.call('recordAttempt', { params, body: { ...confirmed, version: await seen() } });
  const { data: packed } = await staff.call('packOrder', {
    params,
    body: { version: await seen() },
  });
  const parcel = { id: packed[0]?.id ?? 0 };
  const { data: couriers } = await staff.call('listCouriers');
  const courier = { courier_id: couriers[0]?.id ?? 0 };
  const { data: list } = await staff.call('openHandover', { body: courier });
  const handover = { id: list.id };
  await staff.call('addToHandover', { params: handover, body: { codes: [number] } });
  const { data: filled } = await staff.call('getHandover', { params: handover });
  const signed = { version: filled.version, count: 1 };
  await staff.call('signHandover', { params: handover, body: signed });
  for (const move of moves) {
    const { data } = await staff.call('getParcel', { params: parcel });
    await staff.call('moveParcel', { params: parcel, body: { ...move, version: data.version } });
  }
  return number;
}
