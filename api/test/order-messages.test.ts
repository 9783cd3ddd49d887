import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertProduct } from './arrange/catalogue.ts';
import { arrangeBuyer, type Buyer, place, placed } from './arrange/orders.ts';
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

describe('the confirmation', () => {
  async function messages(at: string) {
    const { rows } = await shop.database.pool.query(
      'select channel, locale, subject, text, html, status from outbox where recipient = $1',
      [at],
    );
    return rows;
  }

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

  it('goes to the proven phone as well', async () => {
    await shop.database.pool.query('update customers set phone_verified_at = now() where id = $1', [
      buyer.customerId,
    ]);
    const { number } = await placed(shop, buyer, {
      lines: [{ id: bulb, quantity: 1 }],
      expected_total: 130,
    });
    const [text] = await messages(buyer.phone);
    expect(text.text).toBe(`DP: we have your order ${number}. EGP 130, cash on delivery.`);
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
