import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { arrangeInvoices, orderedLamp, readInvoice } from './arrange/invoices.ts';
import { advanceTo, arrangeBuyer, type Buyer } from './arrange/orders.ts';
import { TestApp } from './test-app.ts';

let shop: TestApp;
let lamp: number;
beforeAll(async () => {
  shop = await TestApp.open();
  lamp = await arrangeInvoices(shop);
});
afterAll(() => shop.close());

let buyer: Buyer;
beforeEach(async () => {
  buyer = await arrangeBuyer(shop);
});

const order = (body: object = {}) => orderedLamp(shop, buyer, lamp, body);
const invoiceOf = (id: number, locale?: 'ar' | 'en') => readInvoice(shop, buyer, id, locale);

describe('an invoice', () => {
  it('is a pro-forma without a number until the order is dispatched', async () => {
    const { id } = await order();
    await advanceTo(shop, id, 'ongoing');
    expect(await invoiceOf(id)).toMatchObject({
      kind: 'pro_forma',
      number: null,
      issued_at: null,
    });
  });

  it('names the seller as the law wants it, and spells the total in both languages', async () => {
    const { id } = await order();
    await advanceTo(shop, id, 'dispatched');
    const invoice = await invoiceOf(id);
    expect(invoice).toMatchObject({
      kind: 'invoice',
      number: expect.stringMatching(/^INV-\d{6}$/),
      issued_at: shop.clock.now().toISOString(),
      seller: {
        name: 'DP Lighting',
        address: 'Naguib El Rihani St., Cairo',
        tax_number: '123-456-789',
        commercial_register: '98765',
      },
      total_in_words: {
        ar: 'فقط ألف وثلاثمائة جنيه مصري لا غير',
        en: 'One thousand three hundred Egyptian pounds only',
      },
    });
    expect(invoice.order.totals).toMatchObject({ total: 1_300, vat_included: 153.51 });
    expect((await invoiceOf(id, 'ar')).seller.name).toBe('دي بي للإضاءة');
  });

  it('is paid once its parcels have been paid for at the door', async () => {
    const [dispatched, delivered] = [await order(), await order()];
    await advanceTo(shop, dispatched.id, 'dispatched');
    await advanceTo(shop, delivered.id, 'delivered');
    expect((await invoiceOf(dispatched.id)).paid).toBe(false);
    expect((await invoiceOf(delivered.id)).paid).toBe(true);
  });

  it('keeps the seller of the day it was issued on', async () => {
    const { id } = await order();
    await advanceTo(shop, id, 'dispatched');
    await shop.database.pool.query(
      `update invoices set seller = jsonb_set(seller, '{taxNumber}', '"987-654-321"') where order_id = $1`,
      [id],
    );
    expect((await invoiceOf(id)).seller.tax_number).toBe('987-654-321');
  });

  it.each(['getInvoice', 'downloadInvoice'] as const)(
    'is not found by another shopper (%s)',
    async (call) => {
      const { id } = await order();
      const { token } = await arrangeBuyer(shop);
      const answer = await shop.call(call, { params: { id } }, { token });
      expect([answer.status, answer.problem.code]).toEqual([404, 'order_not_found']);
    },
  );

  it.each(['getInvoice', 'downloadInvoice'] as const)(
    'of an order that cannot be is refused (%s)',
    async (call) => {
      const { token } = buyer;
      for (const [id, status] of [
        ['2000000000', 404],
        ['0', 400],
        ['-1', 400],
        ['1.5', 400],
        ['abc', 400],
      ] as const) {
        const answer = await shop.call(call, { params: { id } }, { token });
        expect([id, answer.status]).toEqual([id, status]);
      }
    },
  );
});
