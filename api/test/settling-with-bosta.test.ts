import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openAtBosta } from './arrange/bosta-office.ts';
import { insertProduct } from './arrange/catalogue.ts';
import { closeAudited } from './arrange/close-audited.ts';
import {
  arrangePackedOrder,
  type BostaSimulator,
  deliverWebhook,
  type Happening,
  sentReference,
  startBostaSimulator,
} from './arrange/courier.ts';
import { ORDER_TOTAL, pack } from './arrange/fulfilment.ts';
import { advanceTo, arrangeBuyer, DELIVERY, placed } from './arrange/orders.ts';
import type { TestApp } from './test-app.ts';
import type { StaffCaller, TestBackOffice } from './test-back-office.ts';

const DELIVERED: Happening[] = [{ state: 21 }, { state: 45 }];
const REFUSED: Happening[] = [{ state: 21 }, { state: 46, type: 20 }];

let simulator: BostaSimulator;
let office: TestBackOffice;
let shop: TestApp;
let as: StaffCaller;
let bosta: number;

beforeAll(async () => {
  simulator = await startBostaSimulator();
});
afterAll(() => simulator.stop());

beforeEach(async () => {
  await simulator.next({});
  ({ shop, office, owner: as, bosta } = await openAtBosta(simulator));
  return () => closeAudited(office);
});

/** An order's parcel at Bosta, after what happened to it there. */
async function sent(way: readonly Happening[]) {
  const order = await arrangePackedOrder(office, as);
  await happen(order.parcelId, way);
  return order;
}

async function happen(parcelId: number, way: readonly Happening[]) {
  const reference = await sentReference(office, as, parcelId);
  for (const what of way) await deliverWebhook(shop, await simulator.report(reference, what));
}

/** An order of so many pieces, each delivered in a box of its own; its total. */
async function sentInBoxes(pieces: number): Promise<number> {
  const bulb = await insertProduct(shop.db, { listPrice: 10, stock: pieces });
  const lines = [{ id: bulb, quantity: pieces }];
  const total = pieces * 10 + DELIVERY;
  const { id } = await placed(shop, await arrangeBuyer(shop), { lines, expected_total: total });
  await advanceTo(shop, id, 'ongoing');
  const box = { lines: [{ product_id: bulb, quantity: 1 }] };
  for (const parcel of await pack(office, as, id, Array(pieces).fill(box))) {
    await happen(parcel.id, DELIVERED);
  }
  return total;
}

function fetchPiece(after?: number) {
  const query = after === undefined ? {} : { after: String(after) };
  return office.call('fetchSettlement', { params: { id: bosta }, query }, { as });
}

function check(csv: string) {
  const input = { params: { id: bosta }, body: Buffer.from(csv) };
  return office.call('checkSettlementFile', input, { as });
}

function book(csv: string, stamp: string) {
  const query = { name: 'bosta.csv', stamp };
  const input = { params: { id: bosta }, query, body: Buffer.from(csv) };
  return office.call('bookSettlementFile', input, { as });
}

it('what Bosta paid out is fetched as a file that is looked at and booked, fees of refused parcels too', async () => {
  const paid = await sent(DELIVERED);
  const refused = await sent(REFUSED);
  await sent([{ state: 21 }]);
  expect((await fetchPiece()).body).toMatchObject({
    data: { lines: 0, asked: 2, left: 0 },
    next: null,
  });

  await simulator.settlement({ short: 20 });
  const { csv, lines } = (await fetchPiece()).body.data;
  expect(lines).toBe(2);
  const first = (await check(csv)).body.data;
  expect(
    first.lines.map(({ parcel, state, cash, fees, vat, net, adds_up: isRight }) => [
      ...[parcel?.order_id, state, cash, fees, vat, net, isRight],
    ]),
  ).toEqual([
    [paid.id, 'short', ORDER_TOTAL - 20, 50, 7, ORDER_TOTAL - 77, true],
    [refused.id, 'matched', 0, 76, 10.64, -86.64, true],
  ]);
  expect((await book(csv, first.stamp)).body.data).toMatchObject({
    source: 'file',
    received: ORDER_TOTAL - 20,
    fees: 126,
    vat: 17.64,
  });

  // Only what is still open is asked about; what was booked is reported as booked until more is paid.
  const again = (await fetchPiece()).body.data;
  expect(again).toMatchObject({ lines: 1, asked: 1, left: 0 });
  expect((await check(again.csv)).body.data.lines).toMatchObject([{ state: 'paid_already' }]);
  await simulator.settlement({});
  const rest = (await fetchPiece()).body.data.csv;
  const second = (await check(rest)).body.data;
  expect(second.lines).toMatchObject([{ state: 'matched', cash: 20, fees: 0 }]);
  await book(rest, second.stamp);
  expect((await fetchPiece()).body.data).toMatchObject({ lines: 0, asked: 0, left: 0 });
});

it('a refused parcel that Bosta never charged is asked about for 90 days', async () => {
  await sent(REFUSED);
  shop.clock.advance({ days: 89 });
  as = await office.signIn('owner');
  expect((await fetchPiece()).body.data.asked).toBe(1);
  shop.clock.advance({ days: 2 });
  as = await office.signIn('owner');
  expect((await fetchPiece()).body.data.asked).toBe(0);
});

it('many parcels are asked about in pieces that together are one file', async () => {
  const orders = [await sentInBoxes(20), await sentInBoxes(20), await sentInBoxes(1)];
  await simulator.settlement({});
  const first = (await fetchPiece()).body;
  expect(first.data).toMatchObject({ lines: 40, asked: 40, left: 1 });
  const second = (await fetchPiece(first.next ?? 0)).body;
  expect(second).toMatchObject({ data: { lines: 1, asked: 1, left: 0 }, next: null });
  const { states } = (await check(`${first.data.csv}${second.data.csv}`)).body.data;
  expect(states).toEqual([
    { state: 'matched', count: 41, cash: orders.reduce((sum, total) => sum + total) },
  ]);
});

it.each(['error', 'half'])(
  'a Bosta that answers with %s is said, and nothing is left out',
  async (read) => {
    await sent(DELIVERED);
    await simulator.settlement({});
    await simulator.next({ read });
    expect((await fetchPiece()).problem).toMatchObject({ status: 503, code: 'courier_refused' });
    expect((await fetchPiece()).body.data.lines).toBe(1);
  },
);
