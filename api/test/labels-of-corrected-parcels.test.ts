import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeAudited } from './arrange/close-audited.ts';
import { correct } from './arrange/corrections.ts';
import { arrangeConfirmedOrder, fillList, handOver, move, pack } from './arrange/fulfilment.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let desk: StaffCaller;
let warehouse: StaffCaller;
beforeAll(async () => {
  office = await TestBackOffice.open();
  desk = await office.signIn('orders');
  warehouse = await office.signIn('warehouse');
});
afterAll(() => closeAudited(office));

async function parcel(id: number) {
  return (await office.call('getParcel', { params: { id } }, { as: warehouse })).body.data;
}

/** The parcels that need staff. */
async function problems(): Promise<number[]> {
  const query = { view: 'problem' };
  const { body } = await office.call('listParcels', { query }, { as: desk });
  return body.data.map(({ id }) => id);
}

describe('the label of a parcel whose address was corrected', () => {
  it('is outdated until the new one is on it, and no list takes or lets go the parcel before', async () => {
    const { id, number } = await arrangeConfirmedOrder(office);
    const [packed] = await pack(office, warehouse, id);
    const parcelId = packed?.id ?? 0;
    const list = await fillList(office, warehouse, [number]);
    await correct(office, desk, id);
    expect(await problems()).toContain(parcelId);
    const { id: listId, ...body } = list;
    const sign = () =>
      office.call('signHandover', { params: { id: listId }, body }, { as: warehouse });
    expect((await sign()).problem).toMatchObject({ code: 'labels_outdated', orders: [number] });
    const off = { params: { id: listId }, body: { parcel_id: parcelId } };
    await office.call('takeOffHandover', off, { as: warehouse });
    const scan = () =>
      office.call(
        'addToHandover',
        { params: { id: listId }, body: { codes: [number] } },
        { as: warehouse },
      );
    expect((await scan()).body.results).toMatchObject([{ outcome: 'label_outdated' }]);
    const confirm = {
      params: { id: parcelId },
      body: { version: (await parcel(parcelId)).version },
    };
    const confirmed = await office.call('confirmLabel', confirm, { as: warehouse });
    expect(confirmed.body.data.label_outdated).toBe(false);
    expect(await problems()).not.toContain(parcelId);
    expect((await scan()).body.results).toMatchObject([{ outcome: 'added' }]);
    // Seen twice, it is confirmed once.
    expect((await office.call('confirmLabel', confirm, { as: warehouse })).status).toBe(409);
  });

  it('of a parcel that left is a problem until its courier was told, or it came to an end', async () => {
    const order = await arrangeConfirmedOrder(office);
    const [left] = await handOver(office, warehouse, [order]);
    const { id } = order;
    const parcelId = left?.id ?? 0;
    await correct(office, desk, id);
    expect(await problems()).toContain(parcelId);
    const queue = { queue: 'problem' };
    const listed = await office.call('listStaffOrders', { query: queue }, { as: desk });
    expect(listed.body.data.map((card) => card.id)).toContain(id);
    await move(office, warehouse, parcelId, { to: 'delivered' });
    expect(await problems()).not.toContain(parcelId);
    expect(await parcel(parcelId)).toMatchObject({ state: 'delivered', label_outdated: false });
  });
});
