import type { StaffApi } from '../fixtures/staff-api.ts';

// What staff do with an order, for pictures of what comes of it.

/** Confirms an order on the phone and packs it, by default into one parcel. @returns the parcels' ids. */
export async function packed(
  staff: StaffApi,
  orderId: number,
  parcels?: readonly object[],
): Promise<number[]> {
  const params = { id: orderId };
  const seen = async () => (await staff.call('getStaffOrder', { params })).data.version;
  const confirmed = { channel: 'phone', outcome: 'confirmed' };
  await staff.call('recordAttempt', { params, body: { ...confirmed, version: await seen() } });
  const boxes = parcels === undefined ? {} : { parcels };
  const body = { ...boxes, version: await seen() };
  const { data } = await staff.call('packOrder', { params, body });
  return data.map(({ id }) => id);
}

/** Parcels leave with a courier, by default the shop's first. */
export async function handedOver(
  staff: StaffApi,
  codes: readonly string[],
  courierId?: number,
): Promise<void> {
  const { data: couriers } = await staff.call('listCouriers');
  const body = { courier_id: courierId ?? couriers[0]?.id };
  const { data: list } = await staff.call('openHandover', { body });
  const params = { id: list.id };
  await staff.call('addToHandover', { params, body: { codes } });
  const { data: filled } = await staff.call('getHandover', { params });
  const signed = { version: filled.version, count: filled.count };
  await staff.call('signHandover', { params, body: signed });
}

/** Something happens to a parcel. */
export async function moved(staff: StaffApi, id: number, ...moves: object[]): Promise<void> {
  const params = { id };
  for (const move of moves) {
    const { data } = await staff.call('getParcel', { params });
    await staff.call('moveParcel', { params, body: { ...move, version: data.version } });
  }
}
