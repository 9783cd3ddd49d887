import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertProduct, somePicture } from './arrange/catalogue.ts';
import { advanceTo, arrangeBuyer, type Buyer, DELIVERY, placed } from './arrange/orders.ts';
import { addressOf } from './arrange/pictures.ts';
import { TestApp } from './test-app.ts';

let shop: TestApp;
let bulb: number;
beforeAll(async () => {
  shop = await TestApp.open();
  bulb = await insertProduct(shop.db, {
    sku: 'HISTORY-1',
    listPrice: 80,
    stock: 1_000,
    specs: { cct_kelvin: [3000] },
  });
});
afterAll(() => shop.close());

let buyer: Buyer;
beforeEach(async () => {
  buyer = await arrangeBuyer(shop);
});

const order = (quantity = 1) =>
  placed(shop, buyer, {
    lines: [{ id: bulb, quantity }],
    expected_total: 80 * quantity + DELIVERY,
  });

function history(query: Record<string, string> = {}, { partnerId, token }: Buyer = buyer) {
  return shop.call('listOrders', { params: { id: partnerId }, query }, { token });
}

describe("the shopper's orders", () => {
  it('come newest first, with what the list shows of each', async () => {
    const first = await order();
    const second = await order(3);
    const { status, body } = await history();
    expect([status, body.total, body.limit, body.offset]).toEqual([200, 2, 20, 0]);
    expect(body.data).toEqual([
      {
        id: second.id,
        number: second.number,
        status: 'draft',
        status_code: 'order_draft',
        placed_at: shop.clock.now().toISOString(),
        total_items: 1,
        total_quantity: 3,
        total: 290,
        cancellable: true,
        payment_state: 'on_delivery',
        expected: { from: expect.any(String), to: expect.any(String) },
        to_pay: null,
        open_return: null,
        parcel_states: [],
        images: [{ ...somePicture('history-1'), alt: 'Picture', kelvin: 3000 }],
      },
      expect.objectContaining({ id: first.id, total: 130 }),
    ]);
  });

  it('are in the ongoing tab until delivery, then in the completed one', async () => {
    const [draft, ongoing, dispatched, delivered, completed, cancelled] = [
      await order(),
      await order(),
      await order(),
      await order(),
      await order(),
      await order(),
    ];
    await advanceTo(shop, ongoing.id, 'ongoing');
    await advanceTo(shop, dispatched.id, 'dispatched');
    await advanceTo(shop, delivered.id, 'delivered');
    await advanceTo(shop, completed.id, 'completed');
    await shop.call('cancelOrder', { params: { id: cancelled.id } }, { token: buyer.token });

    const codes = async (state: string) =>
      (await history({ state })).body.data.map(({ id, status_code }) => [id, status_code]);
    const { data } = (await history({ state: 'ongoing' })).body;
    expect(data.map(({ parcel_states: states }) => states)).toEqual([['handed_over'], [], []]);
    const days = { from: expect.any(String), to: expect.any(String) };
    expect(data.map(({ expected }) => expected)).toEqual([days, days, days]);
    const done = (await history({ state: 'completed' })).body.data;
    expect(done.map(({ expected }) => expected)).toEqual([null, null, null]);
    expect(await codes('ongoing')).toEqual([
      [dispatched.id, 'order_dispatch'],
      [ongoing.id, 'order_ongoing'],
      [draft.id, 'order_draft'],
    ]);
    expect(await codes('completed')).toEqual([
      [cancelled.id, 'order_cancel'],
      [completed.id, 'order_complete'],
      [delivered.id, 'order_deliver'],
    ]);
  });

  it('are filtered by their status, within a tab too', async () => {
    const [draft, dispatched] = [await order(), await order()];
    await advanceTo(shop, dispatched.id, 'dispatched');
    const ids = async (query: Record<string, string>) =>
      (await history(query)).body.data.map(({ id }) => id);
    expect(await ids({ status: 'draft' })).toEqual([draft.id]);
    expect(await ids({ state: 'ongoing', status: 'dispatched' })).toEqual([dispatched.id]);
    expect((await history({ state: 'completed', status: 'draft' })).body).toMatchObject({
      data: [],
      total: 0,
    });
    const unknown = await history({ status: 'lost' });
    expect([unknown.status, unknown.problem.fields]).toEqual([400, { status: 'invalid' }]);
  });

  it('turn their pages', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 5; n += 1) ids.unshift((await order()).id);
    const page = async (offset: number) =>
      (await history({ limit: '2', offset: String(offset) })).body.data.map(({ id }) => id);
    expect([await page(0), await page(2), await page(4), await page(6)]).toEqual([
      ids.slice(0, 2),
      ids.slice(2, 4),
      ids.slice(4),
      [],
    ]);
  });

  it('show five pictures of an order at the most', async () => {
    const ids = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        insertProduct(shop.db, { sku: `PIC-${buyer.customerId}-${n}`, listPrice: 10 }),
      ),
    );
    await placed(shop, buyer, {
      lines: ids.map((id) => ({ id, quantity: 1 })),
      expected_total: 60 + DELIVERY,
    });
    const [shown] = (await history()).body.data;
    expect(shown?.images.map(({ src }) => src)).toEqual(
      [0, 1, 2, 3, 4].map((n) => addressOf(`pic-${buyer.customerId}-${n}`)),
    );
  });

  it('are none at first', async () => {
    expect((await history({ state: 'ongoing' })).body).toEqual({
      data: [],
      total: 0,
      limit: 20,
      offset: 0,
    });
  });

  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['another state', { state: 'draft' }, { state: 'invalid' }],
    ['a limit of 0', { limit: '0' }, { limit: 'too_small' }],
    ['a limit of 101', { limit: '101' }, { limit: 'too_big' }],
    ['a limit of 1.5', { limit: '1.5' }, { limit: 'not_whole' }],
    ['a negative offset', { offset: '-1' }, { offset: 'not_whole' }],
    ['another filter', { customer_id: '1' }, { customer_id: 'unknown_field' }],
  ])('are not listed with %s', async (_, query, fields) => {
    const { status, problem } = await history(query);
    expect([status, problem.fields]).toEqual([400, fields]);
  });

  it.each(['0', '-1', '1.5', '1e3', 'me', '99999999999'])(
    'are not listed by the partner id %s',
    async (id) => {
      const { status } = await shop.call('listOrders', { params: { id } }, { token: buyer.token });
      expect(status).toBe(400);
    },
  );
});

describe("another shopper's orders", () => {
  it('are not listed', async () => {
    const other = await arrangeBuyer(shop);
    await order();
    const answer = await history({}, { ...buyer, token: other.token });
    expect([answer.status, answer.problem.code]).toEqual([404, 'account_not_found']);
    expect((await history({}, other)).body.total).toBe(0);
  });

  it('are neither seen nor cancelled', async () => {
    const other = await arrangeBuyer(shop);
    const { id } = await order();
    for (const call of ['getOrder', 'cancelOrder'] as const) {
      const answer = await shop.call(call, { params: { id }, body: {} }, { token: other.token });
      expect([answer.status, answer.problem.code]).toEqual([404, 'order_not_found']);
    }
    const mine = await shop.call('getOrder', { params: { id } }, { token: buyer.token });
    expect(mine.body.data.status).toBe('draft');
  });
});

it('an order that never was is not found', async () => {
  const answer = await shop.call(
    'getOrder',
    { params: { id: 2_000_000_000 } },
    { token: buyer.token },
  );
  expect([answer.status, answer.problem.code]).toEqual([404, 'order_not_found']);
});

describe('who may call what about orders and addresses', () => {
  const calls = [
    ['placeOrder', {}],
    ['listOrders', { params: { id: 1 } }],
    ['getOrder', { params: { id: 1 } }],
    ['getInvoice', { params: { id: 1 } }],
    ['downloadInvoice', { params: { id: 1 } }],
    ['cancelOrder', { params: { id: 1 } }],
    ['storeAddress', {}],
    ['listAddresses', {}],
    ['deleteAddress', {}],
    ['setDefaultAddress', {}],
  ] as const;
  const callers = [
    [
      'without the service credential',
      { headers: { authorization: undefined } },
      'service_credential_required',
    ],
    ['as a guest', {}, 'login_required'],
    ['with an invented token', { token: 'invented' }, 'session_expired'],
  ] as const;
  it.each(
    calls.flatMap(([call, input]) => callers.map((caller) => [call, ...caller, input] as const)),
  )('%s %s is refused', async (call, _, options, code, input) => {
    const answer = await shop.call(call, { body: {}, ...input }, options);
    expect([answer.status, answer.problem.code]).toEqual([401, code]);
  });

  it('a session that has expired is over for all of them', async () => {
    const expiring = await arrangeBuyer(shop);
    shop.clock.advance({ days: 31 });
    for (const [call, input] of calls) {
      const answer = await shop.call(call, { body: {}, ...input }, { token: expiring.token });
      expect([answer.status, answer.problem.code]).toEqual([401, 'session_expired']);
    }
  });
});
