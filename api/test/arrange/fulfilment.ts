import { dayOf } from '@dp/contract/cairo-time.ts';
import type { StaffParcel } from '@dp/contract/staff/shipments.ts';
import { commandLine } from '../../src/principals/principal.ts';
import { advanceOrder } from '../../src/shipments/advance-order.ts';
import type { StaffCaller, TestBackOffice } from '../test-back-office.ts';
import { insertProduct } from './catalogue.ts';
import { arrangeBuyer, type Buyer, DELIVERY, depsOf, placed } from './orders.ts';

/** An order that its customer has confirmed: two bulbs at 80 EGP and a lamp at 400 EGP. */
export interface ConfirmedOrder {
  readonly id: number;
  readonly number: string;
  readonly buyer: Buyer;
  readonly bulb: number;
  readonly lamp: number;
}

/** The last digits of the phone in a buyer's address. */
export const BUYERS_PHONE_END = '5678';

/** EGP, delivery included. */
export const ORDER_TOTAL = 560 + DELIVERY;

/** A confirmed order of two bulbs and a lamp. */
export async function arrangeConfirmedOrder({ shop }: TestBackOffice): Promise<ConfirmedOrder> {
  const buyer = await arrangeBuyer(shop);
  const bulb = await insertProduct(shop.db, { listPrice: 80, stock: 10 });
  const lamp = await insertProduct(shop.db, { listPrice: 400, stock: 5 });
  const { id, number } = await placed(shop, buyer, {
    lines: [
      { id: bulb, quantity: 2 },
      { id: lamp, quantity: 1 },
    ],
    expected_total: ORDER_TOTAL,
  });
  await advanceOrder(depsOf(shop), commandLine, { orderId: id, to: 'ongoing' });
  return { id, number, buyer, bulb, lamp };
}

/** The version of an order as it is now. */
export async function versionOf({ shop }: TestBackOffice, orderId: number): Promise<number> {
  const { rows } = await shop.database.pool.query('select version from orders where id = $1', [
    orderId,
  ]);
  return rows[0].version;
}

/** Packs a confirmed order; by default into one parcel. */
export async function pack(
  office: TestBackOffice,
  as: StaffCaller,
  orderId: number,
  parcels?: object[],
): Promise<StaffParcel[]> {
  const body = { version: await versionOf(office, orderId), ...(parcels ? { parcels } : {}) };
  const answer = await office.call('packOrder', { params: { id: orderId }, body }, { as });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.problem));
  return answer.body.data;
}

/** A courier of the shop. */
export async function courierOf(
  office: TestBackOffice,
  as: StaffCaller,
  kind: 'manual' | 'own_driver' = 'own_driver',
): Promise<number> {
  const { body } = await office.call('listCouriers', {}, { as });
  const found = body.data.find((courier) => courier.kind === kind);
  if (!found) throw new Error(`There is no ${kind} courier.`);
  return found.id;
}

/** Opens a list of a courier, the shop's driver unless named, and scans these codes to it. */
export async function fillList(
  office: TestBackOffice,
  as: StaffCaller,
  codes: readonly string[],
  courier?: number,
): Promise<{ id: number; version: number; count: number }> {
  const courier_id = courier ?? (await courierOf(office, as));
  const opened = await office.call('openHandover', { body: { courier_id } }, { as });
  const { id } = opened.body.data;
  const filled = await office.call('addToHandover', { params: { id }, body: { codes } }, { as });
  const { version, count } = filled.body.data;
  return { id, version, count };
}

/** Packs confirmed orders and hands them over with the shop's driver. */
export async function handOver(
  office: TestBackOffice,
  as: StaffCaller,
  orders: readonly ConfirmedOrder[],
): Promise<StaffParcel[]> {
  for (const { id } of orders) await pack(office, as, id);
  const { id, ...body } = await fillList(
    office,
    as,
    orders.map(({ number }) => number),
  );
  const signed = await office.call('signHandover', { params: { id }, body }, { as });
  if (signed.status !== 200) throw new Error(JSON.stringify(signed.problem));
  return signed.body.data.parcels;
}

/** Says what happened to a parcel, in the version it has now. */
export async function move(
  office: TestBackOffice,
  as: StaffCaller,
  id: number,
  body: { to: string; [field: string]: unknown },
) {
  const { body: now } = await office.call('getParcel', { params: { id } }, { as });
  const { version } = now.data;
  return office.call('moveParcel', { params: { id }, body: { version, ...body } }, { as });
}

/** The shopper of an order asks for its parcel to come some days from now. */
export async function askForDay(
  { shop }: TestBackOffice,
  { number, parcelId }: { number: string; parcelId: number },
  inDays: number,
) {
  const day = dayOf(shop.deps.now(), inDays);
  const body = { number, phone_end: BUYERS_PHONE_END, parcel_id: parcelId, day };
  return { day, ...(await shop.call('askForDay', { body })) };
}
