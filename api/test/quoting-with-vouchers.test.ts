import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Limits } from '../src/config.ts';
import { arrangeCatalogue, type Catalogue } from './arrange/catalogue.ts';
import { NO_LIMITS } from './arrange/no-limits.ts';
import { arrangeBuyer, type Buyer, placed } from './arrange/orders.ts';
import { arrangeVoucher } from './arrange/vouchers.ts';
import { TestApp } from './test-app.ts';

const limits: { -readonly [name in keyof Limits]: Limits[name] } = { ...NO_LIMITS };
let shop: TestApp;
let shelf: Catalogue;
let buyer: Buyer;

beforeAll(async () => {
  shop = await TestApp.open({ limits });
  shelf = await arrangeCatalogue(shop.db);
  buyer = await arrangeBuyer(shop);
});

afterAll(() => shop.close());
afterEach(() => void Object.assign(limits, NO_LIMITS));
const nasrCity = { state_id: 1, city_id: 1_001 };

const ask = (body: object, token?: string, locale: 'ar' | 'en' = 'en') =>
  shop.call('quoteOrder', { body }, { token, locale });

async function quoted(body: object, token?: string, locale?: 'ar' | 'en') {
  const answer = await ask(body, token, locale);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.problem));
  return answer.body.data;
}

const bulbs = (quantity: number) => ({ lines: [{ id: shelf.products.bulb9, quantity }] });

describe('a voucher in a quote', () => {
  it('that holds takes its shares off its lines, of the VAT too', async () => {
    const voucher_code = await arrangeVoucher(shop, {
      percent: 33.33,
      categoryId: shelf.categories.bulbs,
    });
    const lines = [{ id: shelf.products.pendant }, { id: shelf.products.bulb9 }];
    const quote = await quoted({ lines, voucher_code: ` ${voucher_code.toLowerCase()}` });
    expect(quote.voucher).toEqual({
      state: 'applied',
      code: voucher_code,
      discount: 27,
      ends_free_delivery: false,
    });
    expect(quote.lines.map((line) => line.voucher_discount)).toEqual([0, 27]);
    expect(quote.totals).toEqual({
      subtotal: 1_653,
      discount: 27,
      shipping: 0,
      total: 1_626,
      vat_included: 199.69,
    });
  });

  it('may end free delivery, and then it says so', async () => {
    const voucher_code = await arrangeVoucher(shop, { amount: 100 });
    const ended = await quoted({ ...bulbs(32), ...nasrCity, voucher_code });
    expect(ended.voucher).toMatchObject({ ends_free_delivery: true });
    expect(ended.delivery).toMatchObject({ cost: 50, goods: 2_460, left_to_free: 40 });
    const below = await quoted({ ...bulbs(31), ...nasrCity, voucher_code });
    expect(below.voucher).toMatchObject({ ends_free_delivery: false });
  });

  it.each([
    ['unknown', async () => 'NO-SUCH'],
    ['disabled', () => arrangeVoucher(shop, { disabled: true })],
    ['expired', () => arrangeVoucher(shop, { endsAt: new Date('2026-03-01T10:00:00Z') })],
    ['below_minimum', () => arrangeVoucher(shop, { minimum: 81 })],
    ['used_up', () => arrangeVoucher(shop, { maxUses: 0 })],
    ['nothing_in_scope', () => arrangeVoucher(shop, { brandId: shelf.brands.lumina })],
  ])('that does not hold is refused as %s, and nothing is taken off', async (reason, arrange) => {
    const code = await arrange();
    const quote = await quoted({ ...bulbs(1), voucher_code: code });
    expect(quote.voucher).toEqual({ state: 'refused', code, reason });
    expect([quote.totals.discount, quote.totals.total]).toEqual([0, 80]);
    expect(quote.differences).toEqual([{ kind: 'voucher', code, reason }]);
  });

  it('that each customer may use once is refused to who used it, and to nobody else', async () => {
    const voucher_code = await arrangeVoucher(shop, { amount: 30, perCustomer: 1 });
    const user = await arrangeBuyer(shop);
    await placed(shop, user, { ...bulbs(1), expected_total: 100, body: { voucher_code } });
    const asked = { ...bulbs(1), voucher_code };
    expect((await quoted(asked, user.token)).voucher).toMatchObject({ reason: 'used_by_you' });
    expect((await quoted(asked, buyer.token)).voucher).toMatchObject({ state: 'applied' });
    expect((await quoted(asked)).voucher).toMatchObject({ state: 'applied' });
  });
});
