import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { commandLine } from '../src/principals/principal.ts';
import { returnOrder } from '../src/shipments/return-order.ts';
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
let code: string;
beforeEach(async () => {
  buyer = await arrangeBuyer(shop);
  await shop.database.pool.query('update customers set phone_verified_at = now() where id = $1', [
    buyer.customerId,
  ]);
  bulb = await insertProduct(shop.db, { listPrice: 80, stock: 10 });
  lamp = await insertProduct(shop.db, { listPrice: 400, stock: 3 });
  code = await arrangeVoucher(shop, { amount: 100, maxUses: 1, perCustomer: 1 });
});

/** An order of two bulbs and a lamp with a voucher, as far as `state`; returns its id. */
async function order(state: 'dispatched' | 'delivered', locale: 'ar' | 'en' = 'en') {
  const { id } = await placed(shop, buyer, {
    lines: [
      { id: bulb, quantity: 2 },
      { id: lamp, quantity: 1 },
    ],
    expected_total: 510,
    body: { voucher_code: code },
    locale,
  });
  await advanceTo(shop, id, state);
  return id;
}

const back = (orderId: number, more: object = {}) =>
  returnOrder(depsOf(shop), commandLine, { orderId, restock: true, late: false, ...more });

async function movements(orderId: number) {
  const { rows } = await shop.database.pool.query(
    'select product_id, delta, reason from stock_movements where order_id = $1 order by product_id, id',
    [orderId],
  );
  return rows.filter(({ reason }) => reason !== 'sold');
}

async function lastMail() {
  const { rows } = await shop.database.pool.query(
    'select subject, text from outbox where recipient = $1 order by id desc limit 1',
    [buyer.email],
  );
  return rows[0];
}

describe('a parcel that was refused at the door', () => {
  it('is returned: stock and voucher come back, the invoice keeps its number', async () => {
    const id = await order('dispatched');
    await back(id, { note: 'Nobody opened' });
    expect([await stockOf(shop, bulb), await stockOf(shop, lamp)]).toEqual([10, 3]);
    expect(await movements(id)).toEqual([
      { product_id: bulb, delta: 2, reason: 'came_back' },
      { product_id: lamp, delta: 1, reason: 'came_back' },
    ]);
    expect(await usesOf(shop, code)).toEqual({ uses: 0, redemptions: 0 });
    const { body } = await shop.call('getOrder', { params: { id } }, { token: buyer.token });
    expect(body.data).toMatchObject({
      status: 'returned',
      status_code: 'order_return',
      cancellable: false,
      invoice: { number: expect.stringMatching(/^INV-/) },
    });
    expect(body.data.timeline.map(({ state, note }) => [state, note])).toEqual([
      ['draft', null],
      ['ongoing', null],
      ['dispatched', null],
      ['returned', 'Nobody opened'],
    ]);
  });

  it('stays out of the stock when it cannot be sold again', async () => {
    const id = await order('dispatched');
    await back(id, { restock: false });
    expect([await stockOf(shop, bulb), await stockOf(shop, lamp)]).toEqual([8, 2]);
    expect(await movements(id)).toEqual([
      { product_id: bulb, delta: 2, reason: 'came_back' },
      { product_id: bulb, delta: -2, reason: 'written_off' },
      { product_id: lamp, delta: 1, reason: 'came_back' },
      { product_id: lamp, delta: -1, reason: 'written_off' },
    ]);
    expect(await usesOf(shop, code)).toEqual({ uses: 0, redemptions: 0 });
  });

  it('comes back once, however often it is said at once', async () => {
    const id = await order('dispatched');
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => back(id)));
    expect(answers.filter(({ status }) => status === 'fulfilled').length).toBe(1);
    expect([await stockOf(shop, bulb), await stockOf(shop, lamp)]).toEqual([10, 3]);
    expect((await movements(id)).length).toBe(2);
    expect(await usesOf(shop, code)).toEqual({ uses: 0, redemptions: 0 });
  });

  it.each([
    ['ar', /عاد إلينا طلبك/, 'لم يُسلَّم'],
    ['en', /Your order .* came back to us/, 'not handed over'],
  ] as const)(
    'is announced by mail, without a text message (%s)',
    async (locale, subject, words) => {
      const id = await order('dispatched', locale);
      await back(id, { note: 'Nobody opened' });
      const mail = await lastMail();
      expect(mail.subject).toMatch(subject);
      expect(mail.text).toContain(words);
      expect(mail.text).toContain('Nobody opened');
      expect(mail.text).not.toMatch(/delivered|تم تسليم/);
      const { rows } = await shop.database.pool.query(
        'select count(*)::int as texts from outbox where recipient = $1',
        [buyer.phone],
      );
      expect(rows[0].texts).toBe(2);
    },
  );

  it('is among the completed orders, and can be listed by its status', async () => {
    const id = await order('dispatched');
    await back(id);
    for (const query of [{ state: 'completed' }, { status: 'returned' }]) {
      const { body } = await shop.call(
        'listOrders',
        { params: { id: buyer.partnerId }, query },
        { token: buyer.token },
      );
      expect(body.data.map((one) => [one.id, one.status])).toEqual([[id, 'returned']]);
    }
  });

  it('keeps nobody from deleting their account', async () => {
    await back(await order('dispatched'));
    const { status } = await shop.call('deleteAccount', {}, { token: buyer.token });
    expect(status).toBe(200);
  });
});

describe('an order that was delivered', () => {
  it('can be returned within 14 days; its voucher was used', async () => {
    const id = await order('delivered');
    shop.clock.advance({ days: 14 });
    await back(id);
    expect([await stockOf(shop, bulb), await stockOf(shop, lamp)]).toEqual([10, 3]);
    expect(await usesOf(shop, code)).toEqual({ uses: 1, redemptions: 1 });
    expect((await lastMail()).text).toContain('We refund you under the refund policy');
  });

  it('is taken back later only when the shop says so', async () => {
    const id = await order('delivered');
    shop.clock.advance({ days: 15 });
    await expect(back(id)).rejects.toMatchObject({ code: 'return_window_over' });
    expect(await stockOf(shop, bulb)).toBe(8);
    await back(id, { late: true });
    expect(await stockOf(shop, bulb)).toBe(10);
  });
});
