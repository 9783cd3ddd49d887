import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cancelOrder } from '../src/orders/cancel-order.ts';
import { commandLine } from '../src/principals/principal.ts';
import { advanceOrder } from '../src/shipments/advance-order.ts';
import { insertProduct } from './arrange/catalogue.ts';
import {
  advanceTo,
  arrangeAddress,
  arrangeBuyer,
  type Buyer,
  depsOf,
  place,
  placed,
} from './arrange/orders.ts';
import { TestApp } from './test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await TestApp.open();
});
afterAll(() => shop.close());

let buyer: Buyer;
let bulb: number;
beforeEach(async () => {
  buyer = await arrangeBuyer(shop);
  bulb = await insertProduct(shop.db, {
    sku: `BULB-${buyer.customerId}`,
    name: { ar: 'لمبة ليد', en: 'LED bulb' },
    listPrice: 89,
    discount: 10,
    stock: 10,
  });
});

async function messages(at: string) {
  const { rows } = await shop.database.pool.query(
    'select channel, locale, subject, text, html, status from outbox where recipient = $1 order by id',
    [at],
  );
  return rows;
}

describe('the confirmation', () => {
  it('goes to the proven mail address, in the language of the order', async () => {
    const { number } = await placed(shop, buyer, {
      lines: [{ id: bulb, quantity: 2 }],
      expected_total: 210,
      locale: 'ar',
    });
    const [mail, ...more] = await messages(buyer.email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ channel: 'email', locale: 'ar', status: 'kept' });
    expect(mail.subject).toBe(`استلمنا طلبك ${number}`);
    expect(mail.text).toContain('لمبة ليد × 2');
    expect(mail.text).toContain('210');
    expect(mail.html).toContain('dir="rtl"');
    expect(await messages(buyer.phone)).toEqual([]);
  });

  it.each([
    ['ar', 'عنوان التوصيل: شارع النيل، عمارة 5، الدور 3، شقة 12، ', /مدة التوصيل: يوم أو يوما عمل/],
    [
      'en',
      'Delivery address: شارع النيل, building 5, floor 3, apartment 12, ',
      /Delivery time: 1–2 working days/,
    ],
  ] as const)('says in words where it goes and when (%s)', async (locale, address, time) => {
    const details = { street: 'شارع النيل', building: '5', floor: '3', apartment: '12' };
    const addressId = await arrangeAddress(shop, buyer, details);
    const wanted = { lines: [{ id: bulb, quantity: 1 }], expected_total: 130, locale };
    await placed(shop, { ...buyer, addressId }, wanted);
    const [mail] = await messages(buyer.email);
    const plain = mail.text.replace(/[\u2066-\u2069]/g, '');
    expect(plain).toContain(address);
    expect(plain).toMatch(time);
  });

  it('goes to the proven phone as well', async () => {
    await shop.database.pool.query('update customers set phone_verified_at = now() where id = $1', [
      buyer.customerId,
    ]);
    const { id, number } = await placed(shop, buyer, {
      lines: [{ id: bulb, quantity: 1 }],
      expected_total: 130,
    });
    const [text] = await messages(buyer.phone);
    expect(text.text).toBe(
      `DP: we have your order ${number}. EGP 130, cash on delivery. http://localhost:3000/order-history/${id}`,
    );
  });

  it('is not sent for an order that is refused', async () => {
    await place(shop, buyer, { lines: [{ id: bulb, quantity: 1 }], expected_total: 1 });
    expect(await messages(buyer.email)).toEqual([]);
  });

  it('is sent once, however often the order is asked for', async () => {
    const wanted = {
      lines: [{ id: bulb, quantity: 1 }],
      expected_total: 130,
      key: 'one-mail-only',
    };
    await placed(shop, buyer, wanted);
    await placed(shop, buyer, wanted);
    expect((await messages(buyer.email)).length).toBe(1);
  });
});

describe('order notices are in the language of the order', () => {
  const notices = {
    ar: {
      dispatched: /طلبك .* في الطريق إليك/,
      delivered: /تم تسليم طلبك/,
      cancelled: /تم إلغاء طلبك/,
    },
    en: {
      dispatched: /Your order .* is on its way/,
      delivered: /Your order .* was delivered/,
      cancelled: /Your order .* was cancelled/,
    },
  } as const;

  async function order(locale: 'ar' | 'en') {
    await shop.database.pool.query('update customers set phone_verified_at = now() where id = $1', [
      buyer.customerId,
    ]);
    const lines = [{ id: bulb, quantity: 1 }];
    return placed(shop, buyer, { lines, expected_total: 130, locale });
  }

  async function expectNotified(
    { id, number }: { id: number; number: string },
    locale: 'ar' | 'en',
    news: keyof typeof notices.ar,
  ) {
    // Where a parcel is can be seen without logging in.
    const page = news === 'dispatched' ? `track-order?number=${number}` : `order-history/${id}`;
    const address = `http://localhost:3000/${page}`;
    const mail = (await messages(buyer.email)).at(-1);
    expect([mail.locale, mail.subject]).toEqual([
      locale,
      expect.stringMatching(notices[locale][news]),
    ]);
    expect(mail.html).toContain(`href="${address}"`);
    expect(mail.text).toContain(address);
    const sms = (await messages(buyer.phone)).at(-1);
    expect([sms.channel, sms.locale]).toEqual(['sms', locale]);
    expect(sms.text.endsWith(address)).toBe(true);
  }

  it.each(['ar', 'en'] as const)(
    'by mail and text message, with where to see it (%s)',
    async (locale) => {
      const placedOrder = await order(locale);
      const { id } = placedOrder;
      await advanceTo(shop, id, 'dispatched');
      await expectNotified(placedOrder, locale, 'dispatched');
      await advanceOrder(depsOf(shop), commandLine, { orderId: id, to: 'delivered' });
      await expectNotified(placedOrder, locale, 'delivered');
      // Confirmed and completed send no message; placed, dispatched and delivered do.
      await advanceOrder(depsOf(shop), commandLine, { orderId: id, to: 'completed' });
      expect((await messages(buyer.email)).length).toBe(3);
    },
  );

  it.each(['ar', 'en'] as const)('when the shop cancels it, too (%s)', async (locale) => {
    const cancelled = await order(locale);
    await cancelOrder(depsOf(shop), commandLine, { orderId: cancelled.id });
    await expectNotified(cancelled, locale, 'cancelled');
  });

  it('by mail only when they cancel it themselves', async () => {
    const { id } = await order('en');
    await shop.call('cancelOrder', { params: { id } }, { token: buyer.token });
    expect((await messages(buyer.email)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^We have your order/),
      expect.stringMatching(notices.en.cancelled),
    ]);
    expect((await messages(buyer.phone)).length).toBe(1);
  });
});
