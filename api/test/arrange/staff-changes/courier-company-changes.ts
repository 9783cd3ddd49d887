import type { courierCompanyCalls } from '@dp/contract/staff/courier-company-calls.ts';
import type { CourierDriver } from '../../../src/couriers/courier-driver.ts';
import type { StaffCaller, TestBackOffice } from '../../test-back-office.ts';
import { addBosta, arrangePackedOrder, parcelVersion, sendToBosta } from '../courier.ts';
import type { ChangesOf } from './staff-change.ts';

let registered = 0;
const PLACE = { id: '1', nameAr: '', nameEn: '', delivers: true };

/** A courier company that agrees to everything and has one place of every name. */
export const agreeingCourier: CourierDriver = {
  name: 'bosta',
  mode: 'test',
  create: async ({ reference }) => {
    registered += 1;
    return { kind: 'created', deliveryId: reference, trackingNumber: `T-${registered}` };
  },
  find: async () => ({ kind: 'none' }),
  read: async () => 'unknown',
  meaningOf: () => ({ kind: 'none' }),
  correct: async () => ({ kind: 'done' }),
  goesTo: async () => false,
  cancel: async () => 'done',
  label: async () => undefined,
  requestPickup: async () => ({ kind: 'done', id: '1' }),
  readWebhook: () => ({ verdict: 'malformed' }),
  readPayout: async () => null,
  listCities: async () => [{ ...PLACE, nameAr: 'القاهرة', nameEn: 'Cairo' }],
  listDistricts: async () => [{ ...PLACE, nameAr: 'مدينة نصر', nameEn: 'Nasr City' }],
};

async function arrangeSent(office: TestBackOffice, as: StaffCaller): Promise<number> {
  await addBosta(office, as);
  const { parcelId } = await arrangePackedOrder(office, as);
  await sendToBosta(office, as, parcelId);
  return parcelId;
}

/** A parcel whose corrected address the company refused. */
async function asOwnerOfRefused(office: TestBackOffice) {
  const sent = await asOwner(office);
  const { rows } = await office.shop.database.pool.query(
    `update courier_deliveries set correction = 'refused', correction_failure = '400 late'
     where parcel_id = $1 returning id`,
    [sent.id],
  );
  if (rows.length !== 1) throw new Error('The parcel was not sent.');
  return sent;
}

async function asOwner(office: TestBackOffice) {
  const as = await office.signIn('owner');
  return { as, id: await arrangeSent(office, as) };
}

export const courierCompanyChanges: ChangesOf<typeof courierCompanyCalls> = {
  sendParcel: async (office) => {
    const as = await office.signIn('owner');
    await addBosta(office, as);
    const { parcelId: id } = await arrangePackedOrder(office, as);
    const body = { version: await parcelVersion(office, id) };
    return { as, input: { params: { id }, body }, action: 'parcel.send' };
  },
  recallParcel: async (office) => {
    const { as, id } = await asOwner(office);
    const body = { version: await parcelVersion(office, id) };
    return { as, input: { params: { id }, body }, action: 'parcel.recall' };
  },
  askCourier: async (office) => {
    const { as, id } = await asOwner(office);
    return { as, input: { params: { id }, body: {} }, action: 'parcel.ask-courier' };
  },
  dismissAttention: async (office) => {
    const { as, id } = await asOwner(office);
    const attention = { kind: 'state', state: 105, exception: null } as const;
    await office.shop.database.pool.query(
      'update courier_deliveries set attention = $2 where parcel_id = $1',
      [id, attention],
    );
    return { as, input: { params: { id }, body: { attention } }, action: 'parcel.settle-courier' };
  },
  retryCorrection: async (office) => {
    const { as, id } = await asOwnerOfRefused(office);
    return { as, input: { params: { id }, body: {} }, action: 'parcel.retry-correction' };
  },
  passOnCorrection: async (office) => {
    const { as, id } = await asOwnerOfRefused(office);
    return { as, input: { params: { id }, body: {} }, action: 'parcel.pass-on-correction' };
  },
  requestPickup: async (office) => ({
    as: await office.signIn('owner'),
    input: { body: { day: '2026-03-02', slot: '10:00 to 13:00' } },
    action: 'courier.pickup',
  }),
  chooseCourierPlace: async (office) => ({
    as: await office.signIn('owner'),
    input: { params: { id: 1002 }, body: { city: '1', district: '1' } },
    action: 'courier.place',
  }),
};
