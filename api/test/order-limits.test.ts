import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Limits } from '../src/config.ts';
import { insertProduct } from './arrange/catalogue.ts';
import { NO_LIMITS } from './arrange/no-limits.ts';
import { limitOrderSize } from './arrange/order-size.ts';
import {
  advanceTo,
  arrangeBuyer,
  type Buyer,
  countOrders,
  DELIVERY,
  place,
  placed,
  stockOf,
} from './arrange/orders.ts';
import { arrangeVoucher } from './arrange/vouchers.ts';
import { TestApp } from './test-app.ts';

// The app reads what the owner has set at each call, except for voucher guesses, whose counters it makes once.
const limits: { -readonly [name in keyof Limits]: Limits[name] } = {
  ...NO_LIMITS,
  voucherGuessesPerHour: 5,
  voucherGuessesPerHourAndNetwork: 12,
};
let shop: TestApp;
beforeAll(async () => {
  shop = await TestApp.open({ limits, trustedProxies: 1 });
});
afterAll(() => shop.close());
afterEach(async () => {
  Object.assign(limits, NO_LIMITS);
  await limitOrderSize(shop.database.pool);
});

let buyer: Buyer;
let bulb: number;
let lamp: number;
beforeEach(async () => {
  shop.clock.advance({ hours: 2 });
  buyer = await arrangeBuyer(shop);
  bulb = await insertProduct(shop.db, { listPrice: 10, stock: 1_000 });
  lamp = await insertProduct(shop.db, { listPrice: 400, stock: 3 });
});

const wanted = (units: number, price = 10) => ({
  lines: [{ id: price === 10 ? bulb : lamp, quantity: units }],
  expected_total: units * price + DELIVERY,
});
const cancel = (id: number) => shop.call('cancelOrder', { params: { id } }, { token: buyer.token });

describe('units', () => {
  it('over the limit of a line are a difference, with a quote of what is available', async () => {
    await limitOrderSize(shop.database.pool, { units_per_line: 20 });
    const { status, problem } = await place(shop, buyer, wanted(21));
    expect([status, problem.code]).toEqual([409, 'order_differs']);
    expect(problem.differences).toEqual([
      expect.objectContaining({ kind: 'limit', product_id: bulb, requested: 21, allowed: 20 }),
      { kind: 'total', expected: 260, actual: 250 },
    ]);
    expect(problem.quote).toMatchObject({ total: 250 });
    expect((await place(shop, buyer, wanted(20))).status).toBe(200);
  });

  it('over stock and limit name the one that is less', async () => {
    await limitOrderSize(shop.database.pool, { units_per_line: 20 });
    const short = await place(shop, buyer, { ...wanted(21, 400), expected_total: 1 });
    expect(short.problem.differences).toMatchObject([
      { kind: 'stock', available: 3 },
      { kind: 'total' },
    ]);
  });

  it('over the limit of an order are refused, and the limit is named', async () => {
    await limitOrderSize(shop.database.pool, { units_per_order: 30 });
    const { status, problem } = await place(shop, buyer, wanted(31));
    expect([status, problem.code, problem.limit, problem.units]).toEqual([
      422,
      'order_too_large',
      30,
      31,
    ]);
    expect(await stockOf(shop, bulb)).toBe(1_000);
    expect((await place(shop, buyer, wanted(30))).status).toBe(200);
  });
});

describe('cash that nobody has confirmed', () => {
  it('counts the other orders of the customer, until they are confirmed or cancelled', async () => {
    await limitOrderSize(shop.database.pool, { unconfirmed_cash: 300 });
    const first = await placed(shop, buyer, wanted(10));
    const second = await place(shop, buyer, wanted(11));
    expect([second.status, second.problem.code]).toEqual([422, 'cash_limit_exceeded']);
    expect([second.problem.limit, second.problem.unconfirmed]).toEqual([300, 150]);
    expect((await place(shop, buyer, wanted(10))).status).toBe(200);
    await advanceTo(shop, first.id, 'ongoing');
    expect((await place(shop, buyer, wanted(10))).status).toBe(200);
  });

  it('holds when orders are placed at the same moment', async () => {
    await limitOrderSize(shop.database.pool, { unconfirmed_cash: 300 });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => place(shop, buyer, wanted(10))),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBe(2);
    expect(await countOrders(shop, buyer)).toBe(2);
  });
});

describe('how often', () => {
  it('somebody orders five times and cancels twice in an hour is nobody’s business', async () => {
    Object.assign(limits, { ordersPerHour: 12, cancellationsPerHour: 6 });
    const orders = [];
    for (let n = 0; n < 5; n += 1) orders.push(await placed(shop, buyer, wanted(1)));
    for (const { id } of orders.slice(0, 2)) expect((await cancel(id)).status).toBe(200);
  });

  it('an order can be placed and cancelled is limited, by the hour', async () => {
    Object.assign(limits, { ordersPerHour: 12, cancellationsPerHour: 6 });
    const orders: string[] = [];
    const cancellations: string[] = [];
    for (let round = 0; round < 30; round += 1) {
      const order = await place(shop, buyer, wanted(1));
      orders.push(order.problem.code ?? 'placed');
      if (order.status !== 200) continue;
      const { problem } = await cancel(order.body.data.id);
      cancellations.push(problem.code ?? 'cancelled');
    }
    expect(orders).toEqual([...Array(12).fill('placed'), ...Array(18).fill('too_many_orders')]);
    expect(cancellations).toEqual([
      ...Array(6).fill('cancelled'),
      ...Array(6).fill('too_many_cancellations'),
    ]);

    shop.clock.advance({ minutes: 20 });
    const refused = await place(shop, buyer, wanted(1));
    expect(refused.problem.retry_in).toBe(40 * 60);
    expect(refused.headers['retry-after']).toBe('2400');
    shop.clock.advance({ minutes: 40 });
    expect((await place(shop, buyer, wanted(1))).status).toBe(200);
  });

  it('taps at the same moment are counted, and a retry of a placed order is not counted', async () => {
    limits.ordersPerHour = 3;
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        place(shop, buyer, { ...wanted(1), key: `tap-number-${n}` }),
      ),
    );
    const placedAt = answers.findIndex(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 200).length).toBe(3);
    const again = await place(shop, buyer, { ...wanted(1), key: `tap-number-${placedAt}` });
    expect(again.status).toBe(200);
  });
});

describe('guesses at voucher codes', () => {
  let networks = 0;
  const network = () => {
    networks += 1;
    return { 'x-forwarded-for': `198.51.100.${networks}` };
  };
  const check = (code: string, headers: object, token?: string) =>
    shop.call(
      'checkVoucher',
      { body: { code, lines: [{ id: bulb, quantity: 1 }] } },
      { token, headers: headers as Record<string, string> },
    );
  const quote = async (code: string, headers: object) => {
    const body = { lines: [{ id: bulb, quantity: 1 }], voucher_code: code };
    const { status, body: answer } = await shop.call(
      'quoteOrder',
      { body },
      { token: buyer.token, headers: headers as Record<string, string> },
    );
    expect(status).toBe(200);
    return answer.data;
  };
  const order = (code: string, key: string) =>
    shop.call(
      'placeOrder',
      {
        body: {
          address_id: buyer.addressId,
          ...wanted(1),
          payment_method: 'cash_on_delivery',
          voucher_code: code,
        },
      },
      { token: buyer.token, headers: { 'idempotency-key': key, ...network() } },
    );

  it('end for an account that changes its address, on every way there is', async () => {
    const code = await arrangeVoucher(shop, { amount: 5 });
    await check('WRONG-0', network(), buyer.token);
    expect((await quote('WRONG-1', network())).voucher).toMatchObject({ reason: 'unknown' });
    for (let n = 2; n < 4; n += 1) {
      expect((await order(`WRONG-${n}`, `guess-by-order-${n}`)).status).toBe(409);
    }
    await shop.call(
      'getShippingCost',
      {
        body: {
          state_id: 1,
          city_id: 1001,
          lines: [{ id: bulb, quantity: 1 }],
          voucher_code: 'WRONG-4',
        },
      },
      { token: buyer.token, headers: network() },
    );
    for (const answer of [
      await check('WRONG-5', network(), buyer.token),
      // Neither does it tell which code is right.
      await check(code, network(), buyer.token),
      await order(code, 'guess-by-order-5'),
    ]) {
      expect([answer.status, answer.problem.code]).toEqual([429, 'too_many_voucher_guesses']);
      expect(answer.problem.retry_in).toBe(3_600);
    }
    for (const tried of ['WRONG-5', code]) {
      const { voucher, totals } = await quote(tried, network());
      expect(voucher).toEqual({ state: 'waiting', code: tried, retry_in: 3_600 });
      expect(totals).toMatchObject({ discount: 0, total: 10 });
    }
    expect(await countOrders(shop, buyer)).toBe(0);
    expect((await place(shop, buyer, wanted(1))).status).toBe(200);
    shop.clock.advance({ hours: 1, seconds: 1 });
    expect((await check(code, network(), buyer.token)).status).toBe(200);
  });

  it('end for a network, for guests and accounts alike, also when made at once', async () => {
    const headers = network();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => check(`WRONG-${n}`, headers)),
    );
    expect(answers.filter(({ status }) => status === 422).length).toBe(12);
    expect(answers.filter(({ status }) => status === 429).length).toBe(8);
    expect((await check('WRONG', headers, buyer.token)).status).toBe(429);
    expect((await check('WRONG', network())).status).toBe(422);
  });

  it('are not counted for a code that there is, however often it is looked at', async () => {
    const code = await arrangeVoucher(shop, { amount: 5 });
    const headers = network();
    for (let n = 0; n < 30; n += 1) {
      expect((await check(code, headers, buyer.token)).status).toBe(200);
    }
  });
});
