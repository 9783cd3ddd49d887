import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cancelOrder } from '../src/orders/cancel-order.ts';
import { commandLine } from '../src/principals/principal.ts';
import { advanceOrder } from '../src/shipments/advance-order.ts';
import { insertProduct } from './arrange/catalogue.ts';
import { advanceTo, arrangeBuyer, type Buyer, depsOf, placed, stockOf } from './arrange/orders.ts';
import { arrangeVoucher, usesOf } from './arrange/vouchers.ts';
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
  bulb = await insertProduct(shop.db, { listPrice: 80, stock: 10 });
  lamp = await insertProduct(shop.db, { listPrice: 400, stock: 3 });
});

const order = (body: object = {}, expected_total = 610) =>
  placed(shop, buyer, {
    lines: [
      { id: bulb, quantity: 2 },
      { id: lamp, quantity: 1 },
    ],
    expected_total,
    body,
  });

const cancel = (id: number, body: object = {}) =>
  shop.call('cancelOrder', { params: { id }, body }, { token: buyer.token });

describe('an order cancelled by its shopper', () => {
  it.each(['draft', 'ongoing'] as const)('while %s gives its stock back', async (state) => {
    const { id } = await order();
    if (state === 'ongoing') await advanceTo(shop, id, 'ongoing');
    const { status, body } = await cancel(id, { reason: ' Changed my mind ' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      status: 'cancelled',
      status_code: 'order_cancel',
      cancellable: false,
    });
    expect(body.data.timeline.at(-1)).toEqual({
      state: 'cancelled',
      at: shop.clock.now().toISOString(),
      actor: 'shopper',
      note: 'Changed my mind',
    });
    expect([await stockOf(shop, bulb), await stockOf(shop, lamp)]).toEqual([10, 3]);
  });

  it('writes down what came back', async () => {
    const { id } = await order();
    await cancel(id);
    const { rows } = await shop.database.pool.query(
      'select product_id, delta, reason from stock_movements where order_id = $1 order by id',
      [id],
    );
    expect(rows.filter(({ reason }) => reason === 'returned')).toEqual([
      { product_id: bulb, delta: 2, reason: 'returned' },
      { product_id: lamp, delta: 1, reason: 'returned' },
    ]);
  });

  it('gives stock back to a product that is no longer sold', async () => {
    const { id } = await order();
    await shop.database.pool.query('update products set published = false where id = $1', [lamp]);
    expect((await cancel(id)).status).toBe(200);
    expect(await stockOf(shop, lamp)).toBe(3);
  });

  it('gives its voucher back', async () => {
    const code = await arrangeVoucher(shop, { amount: 100, maxUses: 1, perCustomer: 1 });
    const { id } = await order({ voucher_code: code }, 510);
    expect(await usesOf(shop, code)).toEqual({ uses: 1, redemptions: 1 });
    await cancel(id);
    expect(await usesOf(shop, code)).toEqual({ uses: 0, redemptions: 0 });
    await order({ voucher_code: code }, 510);
    expect(await usesOf(shop, code)).toEqual({ uses: 1, redemptions: 1 });
  });

  it('notifies them, with the reason', async () => {
    const { id, number } = await order();
    await cancel(id, { reason: 'Found it at home' });
    const { rows } = await shop.database.pool.query(
      'select subject, text from outbox where recipient = $1 order by id desc limit 1',
      [buyer.email],
    );
    expect(rows[0].subject).toBe(`Your order ${number} was cancelled`);
    expect(rows[0].text).toContain('Found it at home');
  });

  it('cannot be cancelled again', async () => {
    const { id } = await order();
    await cancel(id);
    const { status, problem } = await cancel(id);
    expect([status, problem.code, problem.state]).toEqual([
      409,
      'order_not_cancellable',
      'cancelled',
    ]);
    expect(await stockOf(shop, bulb)).toBe(10);
  });

  it('is cancelled once by twenty taps', async () => {
    const { id } = await order();
    const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(id)));
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    expect(answers.filter(({ status }) => status === 409).length).toBe(19);
    expect([await stockOf(shop, bulb), await stockOf(shop, lamp)]).toEqual([10, 3]);
  });
});

describe('an order that is on its way', () => {
  it.each(['dispatched', 'delivered', 'completed'] as const)(
    'is not cancelled when %s',
    async (state) => {
      const { id } = await order();
      await advanceTo(shop, id, state);
      const { status, problem } = await cancel(id);
      expect([status, problem.code, problem.state]).toEqual([409, 'order_not_cancellable', state]);
      expect(await stockOf(shop, bulb)).toBe(8);
    },
  );

  it('is either dispatched or cancelled when both come at the same moment', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id } = await order();
      await advanceTo(shop, id, 'ongoing');
      const bulbs = await stockOf(shop, bulb);
      const race = [
        () => cancel(id).then(({ status }) => status === 200),
        () =>
          advanceOrder(depsOf(shop), commandLine, { orderId: id, to: 'dispatched' }).then(
            () => true,
            () => false,
          ),
      ];
      const won = await Promise.all((round % 2 ? race : race.toReversed()).map((run) => run()));
      expect(won.filter(Boolean).length).toBe(1);
      const { body } = await shop.call('getOrder', { params: { id } }, { token: buyer.token });
      const cancelled = body.data.status === 'cancelled';
      expect(await stockOf(shop, bulb)).toBe(cancelled ? bulbs + 2 : bulbs);
      expect(body.data.invoice === null).toBe(cancelled);
      expect(body.data.timeline.length).toBe(3);
      await shop.database.pool.query('update products set stock = 10 where id = any($1)', [
        [bulb, lamp],
      ]);
    }
  });
});

it('the shop can cancel any order that is not dispatched, and its reason is shown', async () => {
  const { id } = await order();
  await cancelOrder(depsOf(shop), commandLine, { orderId: id, reason: 'Unreachable' });
  const { body } = await shop.call('getOrder', { params: { id } }, { token: buyer.token });
  expect(body.data.timeline.at(-1)).toMatchObject({ actor: 'shop', note: 'Unreachable' });
});

it.each<[string, object, Record<string, string>]>([
  ['a long reason', { reason: 'x'.repeat(301) }, { reason: 'too_long' }],
  ['a reason in numbers', { reason: 5 }, { reason: 'invalid' }],
  ['another field', { refund: true }, { refund: 'unknown_field' }],
])('%s is refused and nothing is cancelled', async (_, body, fields) => {
  const { id } = await order();
  const { status, problem } = await cancel(id, body);
  expect([status, problem.fields]).toEqual([400, fields]);
  expect(await stockOf(shop, bulb)).toBe(8);
});
