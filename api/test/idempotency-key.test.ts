import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteVoidedPlacements } from '../src/orders/delete-voided-placements.ts';
import {
  arrangeBulbAndLamp,
  arrangeBuyer,
  type Buyer,
  countOrders,
  DELIVERY,
  depsOf,
  place,
  placed,
  stockOf,
} from './arrange/orders.ts';
import { TestApp } from './test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await TestApp.open();
});
afterAll(() => shop.close());

let buyer: Buyer;
let bulb: number;
let lamp: number;
beforeEach(async () => {
  buyer = await arrangeBuyer(shop);
  ({ bulb, lamp } = await arrangeBulbAndLamp(shop, buyer));
});

describe('the idempotency key', () => {
  it.each([
    ['none', undefined],
    ['an empty one', ''],
    ['a short one', 'abc'],
    ['a long one', 'k'.repeat(81)],
    ['one with blanks', 'my key is this'],
  ])('is required: %s is refused', async (_, key) => {
    const answer = await shop.call(
      'placeOrder',
      {
        body: {
          address_id: buyer.addressId,
          lines: [{ id: bulb, quantity: 1 }],
          payment_method: 'cash_on_delivery',
          expected_total: 130,
        },
      },
      { token: buyer.token, headers: { 'idempotency-key': key } },
    );
    expect([answer.status, answer.problem.code]).toEqual([400, 'idempotency_key_required']);
  });

  it('gives the same order again, as it is by then', async () => {
    const wanted = { lines: [{ id: bulb, quantity: 1 }], expected_total: 130, key: 'same-order-1' };
    const first = await placed(shop, buyer, wanted);
    await shop.call('cancelOrder', { params: { id: first.id }, body: {} }, { token: buyer.token });
    const again = await placed(shop, buyer, wanted);
    expect([again.id, again.status]).toEqual([first.id, 'cancelled']);
    expect(await countOrders(shop, buyer)).toBe(1);
  });

  it('gives the same order even when nothing of it is left to sell', async () => {
    const wanted = { lines: [{ id: lamp, quantity: 3 }], expected_total: 1_250, key: 'the-last-3' };
    const first = await placed(shop, buyer, wanted);
    expect((await placed(shop, buyer, wanted)).number).toBe(first.number);
  });

  it('does not care how the body is spelled', async () => {
    const key = 'spelled-otherwise';
    const { id } = await placed(shop, buyer, {
      lines: [{ id: bulb, quantity: 1 }],
      expected_total: 130,
      key,
      body: { note: ' hello ' },
    });
    const body = `{ "note": "hello", "expected_total": 130.0, "payment_method": "cash_on_delivery",
      "lines": [{ "quantity": 1, "id": ${bulb} }], "address_id": ${buyer.addressId} }`;
    const again = await shop.call(
      'placeOrder',
      { body },
      { token: buyer.token, headers: { 'idempotency-key': key } },
    );
    expect(again.body.data.id).toBe(id);
  });

  it('is refused with another body', async () => {
    const key = 'other-body-1';
    await placed(shop, buyer, { lines: [{ id: bulb, quantity: 1 }], expected_total: 130, key });
    const answer = await place(shop, buyer, {
      lines: [{ id: bulb, quantity: 2 }],
      expected_total: 210,
      key,
    });
    expect([answer.status, answer.problem.code]).toEqual([422, 'idempotency_key_reused']);
    expect(await countOrders(shop, buyer)).toBe(1);
  });

  it('is each shopper’s own', async () => {
    const other = await arrangeBuyer(shop);
    const wanted = { lines: [{ id: bulb, quantity: 1 }], expected_total: 130, key: 'shared-key-1' };
    const mine = await placed(shop, buyer, wanted);
    const theirs = await placed(shop, other, wanted);
    expect(theirs.id).not.toBe(mine.id);
  });

  it('makes one order out of twenty taps', async () => {
    const wanted = { lines: [{ id: bulb, quantity: 1 }], expected_total: 130, key: 'twenty-taps' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(shop, buyer, wanted)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ body }) => body.data.number)).size).toBe(1);
    expect([await countOrders(shop, buyer), await stockOf(shop, bulb)]).toEqual([1, 9]);
  });

  it('used twice at once with different bodies makes one order', async () => {
    const key = 'two-at-once-1';
    const answers = await Promise.all(
      [1, 2].map((quantity) =>
        place(shop, buyer, {
          lines: [{ id: bulb, quantity }],
          expected_total: 80 * quantity + DELIVERY,
          key,
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await countOrders(shop, buyer)).toBe(1);
  });
});

describe('a placement whose answer was lost', () => {
  const resolve = (key: string | undefined, by: Buyer = buyer) =>
    shop.call('resolvePlacement', {}, { token: by.token, headers: { 'idempotency-key': key } });
  const wanted = (key: string) => ({
    lines: [{ id: bulb, quantity: 1 }],
    expected_total: 130,
    key,
  });

  it('is found by its key, whatever was ordered beside it', async () => {
    await placed(shop, buyer, wanted('another-order'));
    const { id } = await placed(shop, buyer, wanted('lost-answer'));
    await placed(shop, buyer, wanted('a-third-order'));
    const { status, body } = await resolve('lost-answer');
    expect([status, body.data?.id, body.data?.status]).toEqual([200, id, 'draft']);
  });

  it('that never arrived is voided: it places nothing when it comes late, and another key does', async () => {
    expect((await resolve('late-arrival')).body).toEqual({ data: null });
    const late = await place(shop, buyer, wanted('late-arrival'));
    expect([late.status, late.problem.code]).toEqual([409, 'placement_voided']);
    expect(await countOrders(shop, buyer)).toBe(0);
    expect((await resolve('late-arrival')).body).toEqual({ data: null });
    expect((await place(shop, buyer, wanted('in-its-stead'))).status).toBe(200);
  });

  it('is each shopper’s own', async () => {
    const other = await arrangeBuyer(shop);
    const { id } = await placed(shop, buyer, wanted('one-of-two'));
    expect((await resolve('one-of-two', other)).body).toEqual({ data: null });
    expect((await resolve('one-of-two')).body.data?.id).toBe(id);
    expect((await place(shop, other, wanted('one-of-two'))).status).toBe(409);
  });

  it('needs its key', async () => {
    const { status, problem } = await resolve(undefined);
    expect([status, problem.code]).toEqual([400, 'idempotency_key_required']);
  });

  it('becomes one order or is void, never both, when both come at the same moment', async () => {
    for (let round = 0; round < 12; round += 1) {
      const key = `place-or-void-${round}`;
      const before = await countOrders(shop, buyer);
      const race: (() => Promise<string>)[] = [
        async () => `placed ${(await place(shop, buyer, wanted(key))).status}`,
        async () => ((await resolve(key)).body.data === null ? 'voided' : 'found'),
      ];
      const answers = await Promise.all((round % 2 ? race : race.toReversed()).map((ask) => ask()));
      const ordered = (await countOrders(shop, buyer)) - before;
      expect(answers.sort()).toEqual(
        ordered === 1 ? ['found', 'placed 200'] : ['placed 409', 'voided'],
      );
    }
  });

  it('can be given up sixty times an hour, and is forgotten after a week', async () => {
    for (let n = 0; n < 60; n += 1) expect((await resolve(`given-up-${n}`)).status).toBe(200);
    const { status, problem } = await resolve('one-too-many');
    expect([status, problem.code, problem.retry_in]).toEqual([429, 'too_many_requests', 3_600]);
    // A known key is no new one.
    expect((await resolve('given-up-0')).status).toBe(200);

    const stored = async () => {
      await deleteVoidedPlacements(depsOf(shop).db, shop.clock.now());
      const { rows } = await shop.database.pool.query(
        'select count(*)::int as n from voided_placements where customer_id = $1',
        [buyer.customerId],
      );
      return rows[0].n;
    };
    shop.clock.advance({ days: 6 });
    expect(await stored()).toBe(60);
    shop.clock.advance({ days: 1, seconds: 1 });
    expect(await stored()).toBe(0);
  });
});
