import { randomUUID } from 'node:crypto';
import type { ShopApi, SignedIn } from '../fixtures/shop-api.ts';
import type { StaffApi } from '../fixtures/staff-api.ts';
import { arrangeCorrections, type Corrected } from './arrange-corrections.ts';
import { handedOver, moved, packed } from './fulfil.ts';

interface Arrangement {
  readonly api: ShopApi;
  readonly staff: StaffApi;
  readonly shopper: SignedIn;
  readonly addressId: number;
}

/** Records that show what couriers and returns make of orders: ids for addresses, and a file. */
export interface Delivered extends Corrected {
  readonly unsent: number;
  readonly sent: number;
  readonly refused: number;
  readonly courier: number;
  /** A settlement's file with a line of each kind. */
  readonly file: string;
  /** A parcel that came back unpaid, and its order; the other one was paid and partly refunded. */
  readonly partly: number;
  readonly toAnswer: number;
  readonly toInspect: number;
  readonly toPay: number;
  readonly claimed: number;
}

const LAMP = 60;
const RECEIVED = [{ to: 'out_for_delivery' }, { to: 'delivered' }] as const;
const BULB = 1;

export async function arrangeDelivery(arrangement: Arrangement): Promise<Delivered> {
  const { api, staff, shopper, addressId } = arrangement;
  const order = () => api.order(shopper, addressId, [{ id: LAMP, quantity: 1 }]);
  const { data: couriers } = await staff.call('listCouriers');
  const courier = couriers.find(({ kind }) => kind === 'manual')?.id ?? 0;
  const driver = couriers.find(({ kind }) => kind === 'own_driver')?.id ?? courier;
  const left = (...moves: object[]) => leftWith(arrangement, courier, ...moves);
  const delivered = () => left(...RECEIVED);

  const bosta = await arrangeBosta(staff, order);
  const [whole, short, over, early] = [
    await delivered(),
    await delivered(),
    await delivered(),
    await left({ to: 'out_for_delivery' }),
  ];
  await delivered();
  const foreign = await order();
  await packed(staff, foreign.id);
  await handedOver(staff, [foreign.number], driver);
  const total = whole.totals.total;
  const file = [
    'رقم الطلب,المبلغ المحصل,الرسوم,الضريبة,الصافي',
    `${whole.number},${total},50,7,${total - 57}`,
    `${short.number},${total - 40},50,7,${total - 97}`,
    `${over.number},${total + 25},50,7,${total - 32}`,
    'DP-999999,100,50,7,43',
    `${whole.number},${total},50,7,${total - 57}`,
    `${early.number},${total},50,5,${total - 57}`,
    `${foreign.number},${total},50,7,${total - 57}`,
  ].join('\n');

  const lost = await left({ to: 'lost' });
  const claim = { reason: 'lost', amount: total, note: 'لم يصل إلى مخزن القاهرة' };
  await staff.call('openClaim', { params: { id: lost.parcel }, body: claim });
  const partly = await arrangeRefusedPart(arrangement);
  return {
    ...bosta,
    ...(await arrangeCorrections(api, staff)),
    ...{ courier, file, partly, claimed: lost.parcel },
    ...(await arrangeReturns(arrangement, courier)),
  };
}

type Placed = Awaited<ReturnType<ShopApi['order']>>;

/** An order whose parcel left with a courier, and what happened to it then. */
async function leftWith(
  { api, staff, shopper, addressId }: Arrangement,
  courier: number,
  ...moves: object[]
) {
  const placed = await api.order(shopper, addressId, [{ id: LAMP, quantity: 1 }]);
  const [parcel = 0] = await packed(staff, placed.id);
  await handedOver(staff, [placed.number], courier);
  await moved(staff, parcel, ...moves);
  return { ...placed, parcel };
}

/** Parcels that were not sent to Bosta, were sent, and were refused. */
async function arrangeBosta(staff: StaffApi, order: () => Promise<Placed>) {
  const { data: couriers } = await staff.call('listCouriers');
  if (!couriers.some(({ kind }) => kind === 'bosta')) {
    const body = { kind: 'bosta', name: { ar: 'بوسطة', en: 'Bosta' } };
    await staff.call('addCourier', { body });
  }
  const parcel = async () => (await packed(staff, (await order()).id))[0] ?? 0;
  const send = async (id: number) => {
    const { data } = await staff.call('getParcel', { params: { id } });
    const body = { version: data.version };
    return (await staff.call('sendParcel', { params: { id }, body })).data;
  };
  const [unsent, refused, sent] = [await parcel(), await parcel(), await parcel()];
  const { city_id: city, deliveries } = await send(refused);
  if (deliveries[0]?.failure === 'place_not_mapped') {
    const { data: cities } = await staff.call('listTheirCities');
    const theirs = cities[0]?.id ?? '';
    const districts = await staff.call('listTheirDistricts', { query: { city: theirs } });
    const body = { city: theirs, district: districts.data[0]?.id ?? '' };
    await staff.call('chooseCourierPlace', { params: { id: city }, body });
  }
  await send(sent);
  return { unsent, refused, sent };
}

/** A cash order of two parcels, one of which came back; a part of what was paid for the other went back. */
async function arrangeRefusedPart({ api, staff, shopper, addressId }: Arrangement) {
  const lines = [
    { id: LAMP, quantity: 1 },
    { id: BULB, quantity: 2 },
  ];
  const { id, number } = await api.order(shopper, addressId, lines);
  const boxes = lines.map((line) => ({
    lines: [{ product_id: line.id, quantity: line.quantity }],
  }));
  const [kept = 0, back = 0] = await packed(staff, id, boxes);
  await handedOver(staff, [number]);
  await moved(staff, kept, { to: 'delivered' });
  await moved(staff, back, { to: 'attempt_failed', reason: 'refused' }, { to: 'returned' });
  const body = {
    key: randomUUID(),
    amount: 20,
    reason: 'خدش في القاعدة',
    route: 'cash',
    proof: 'R-77',
  };
  await staff.call('refundOrder', { params: { id }, body });
  return id;
}

/**
 * Returns that wait for an answer, an inspection and their money: of another shopper, as orders in an hour are
 * limited.
 */
async function arrangeReturns({ api, staff }: Arrangement, courier: number) {
  const shopper = await api.signUp('يوسف حسن');
  const { id: addressId } = await api.addAddress(shopper);
  const ask = async () => {
    const { id } = await leftWith({ api, staff, shopper, addressId }, courier, ...RECEIVED);
    const body = {
      key: randomUUID(),
      ...{ reason: 'changed_mind', note: 'اللون لا يناسب الغرفة' },
      lines: [{ product_id: LAMP, quantity: 1 }],
      payout: { route: 'wallet', number: '01098765432' },
    };
    const params = { id };
    const { data } = await api.call('askForReturn', { params, body }, { token: shopper.token });
    return data.id;
  };
  const seen = async (id: number) => {
    const { data } = await staff.call('getReturn', { params: { id } });
    return { version: data.version };
  };
  const received = async () => {
    const id = await ask();
    const params = { id };
    await staff.call('answerReturn', { params, body: { approve: true, ...(await seen(id)) } });
    await staff.call('moveReturn', { params, body: { to: 'received', ...(await seen(id)) } });
    return id;
  };
  const toPay = await received();
  const found = { product_id: LAMP, finding: 'ok', outcome: 'sellable', quantity: 1 };
  const inspected = { lines: [found], ...(await seen(toPay)) };
  await staff.call('inspectReturn', { params: { id: toPay }, body: inspected });
  return { toPay, toAnswer: await ask(), toInspect: await received() };
}
