import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arrangeCatalogue, type Catalogue, insertProduct } from './arrange/catalogue.ts';
import { arrangeBuyer, place, placed } from './arrange/orders.ts';
import { arrangeVoucher, type NewVoucher, usesOf } from './arrange/vouchers.ts';
import { TestApp } from './test-app.ts';

let shop: TestApp;
let shelf: Catalogue;
let bulb: number;
beforeAll(async () => {
  shop = await TestApp.open();
  shelf = await arrangeCatalogue(shop.db);
  bulb = await insertProduct(shop.db, { listPrice: 99, stock: 1_000 });
});
afterAll(() => shop.close());

function check(code: string, lines: object[] = [{ id: bulb, quantity: 1 }], token?: string) {
  return shop.call('checkVoucher', { body: { code, lines } }, { token });
}

describe('a voucher', () => {
  it.each<[string, NewVoucher, number, number]>([
    ['10 percent, rounded up to a whole pound', { percent: 10 }, 10, 89],
    ['33.33 percent', { percent: 33.33 }, 33, 66],
    ['all of it', { percent: 100 }, 99, 0],
    ['an amount, rounded up too', { amount: 24.5 }, 25, 74],
    ['no more than the goods cost', { amount: 500 }, 99, 0],
  ])('takes off %s', async (_, voucher, discount, total) => {
    const code = await arrangeVoucher(shop, voucher);
    const { status, body } = await check(code);
    const expected = { code, discount, total, lines: [{ id: bulb, discount }] };
    expect([status, body.data]).toEqual([200, expected]);
  });

  it('counts a line without a quantity as one unit', async () => {
    const code = await arrangeVoucher(shop, { percent: 50 });
    const body = { code, lines: [{ id: shelf.products.bulb9 }] };
    const { body: answer } = await shop.call('checkVoucher', { body });
    expect(answer.data).toMatchObject({ discount: 40, total: 40 });
  });

  it('is found however it is typed', async () => {
    await arrangeVoucher(shop, { code: 'NOUR2026' });
    for (const typed of ['nour2026', ' NOUR 2026 ', 'nour٢٠٢٦']) {
      expect((await check(typed)).body.data?.code).toBe('NOUR2026');
    }
  });

  it('for a category takes off its sub-categories’ products too, and only those', async () => {
    const code = await arrangeVoucher(shop, { percent: 50, categoryId: shelf.categories.bulbs });
    const lines = [
      { id: shelf.products.bulb9, quantity: 2 },
      { id: shelf.products.pendant, quantity: 1 },
    ];
    expect((await check(code, lines)).body.data).toMatchObject({ discount: 80, total: 1_653 });
  });

  it('for a brand takes off its products only', async () => {
    const code = await arrangeVoucher(shop, { amount: 50, brandId: shelf.brands.lumina });
    const lines = [
      { id: shelf.products.bulb9, quantity: 1 },
      { id: shelf.products.pendant, quantity: 1 },
    ];
    expect((await check(code, lines)).body.data).toMatchObject({ discount: 50, total: 1_603 });
  });

  it('shows what it takes off each product, exactly as the order will', async () => {
    const code = await arrangeVoucher(shop, { percent: 33.33, categoryId: shelf.categories.bulbs });
    const lines = [
      { id: shelf.products.pendant, quantity: 1 },
      { id: shelf.products.bulb9, quantity: 1 },
      { id: 9_999, quantity: 1 },
    ];
    const { data } = (await check(code, lines)).body;
    expect(data.lines).toEqual([
      { id: shelf.products.pendant, discount: 0 },
      { id: shelf.products.bulb9, discount: data.discount },
    ]);
    const order = await placed(shop, await arrangeBuyer(shop), {
      lines: lines.slice(0, 2),
      expected_total: data.total + 50,
      body: { voucher_code: code },
    });
    const { rows } = await shop.database.pool.query(
      `select product_id as id, discount_share_piastres / 100.0::float8 as discount
       from order_lines where order_id = $1 order by id`,
      [order.id],
    );
    expect(rows).toEqual(expect.arrayContaining(data.lines));
  });

  it('for a brand’s products of a category needs both to fit', async () => {
    const code = await arrangeVoucher(shop, {
      percent: 10,
      brandId: shelf.brands.lumina,
      categoryId: shelf.categories.bulbs,
    });
    const { problem } = await check(code, [{ id: shelf.products.pendant, quantity: 1 }]);
    expect(problem.reason).toBe('nothing_in_scope');
  });
});

describe('a voucher that does not hold says why', () => {
  it.each<[string, NewVoucher]>([
    ['disabled', { disabled: true }],
    ['not_started', { startsAt: new Date('2026-03-01T10:00:01Z') }],
    ['expired', { endsAt: new Date('2026-03-01T10:00:00Z') }],
    ['below_minimum', { minimum: 99.01 }],
    ['used_up', { maxUses: 0 }],
  ])('%s', async (reason, voucher) => {
    const { status, problem } = await check(await arrangeVoucher(shop, voucher));
    expect([status, problem.code, problem.reason]).toEqual([422, 'voucher_invalid', reason]);
    // How much is missing can be said.
    expect(problem.minimum).toBe(voucher.minimum);
  });

  it('unknown', async () => {
    expect((await check('NO-SUCH')).problem.reason).toBe('unknown');
  });

  it('nothing_in_scope', async () => {
    const code = await arrangeVoucher(shop, { brandId: shelf.brands.nour });
    expect((await check(code)).problem.reason).toBe('nothing_in_scope');
    const gone = [{ id: 2_000_000_000, quantity: 1 }];
    expect((await check(await arrangeVoucher(shop), gone)).problem.reason).toBe('nothing_in_scope');
  });

  it('used_by_you, to who used it, and to nobody else', async () => {
    const code = await arrangeVoucher(shop, { amount: 9, perCustomer: 1 });
    const buyer = await arrangeBuyer(shop);
    await placed(shop, buyer, {
      lines: [{ id: bulb, quantity: 1 }],
      expected_total: 140,
      body: { voucher_code: code },
    });
    const lines = [{ id: bulb, quantity: 1 }];
    expect((await check(code, lines, buyer.token)).problem.reason).toBe('used_by_you');
    expect((await check(code, lines)).status).toBe(200);
    expect((await check(code, lines, (await arrangeBuyer(shop)).token)).status).toBe(200);
  });

  it('on its last moment it holds', async () => {
    const code = await arrangeVoucher(shop, {
      startsAt: new Date('2026-03-01T10:00:00Z'),
      endsAt: new Date('2026-03-01T10:00:01Z'),
      minimum: 99,
      maxUses: 1,
    });
    expect((await check(code)).status).toBe(200);
  });

  it.each<[string, object, Record<string, string>]>([
    ['no code', { code: '' }, { code: 'required' }],
    ['a long code', { code: 'x'.repeat(41) }, { code: 'too_long' }],
    ['an empty cart', { lines: [] }, { lines: 'required' }],
    ['another field', { customer: 1 }, { customer: 'unknown_field' }],
  ])('%s is refused', async (_, changes, fields) => {
    const body = { code: 'ANY', lines: [{ id: bulb, quantity: 1 }], ...changes };
    const { status, problem } = await shop.call('checkVoucher', { body });
    expect([status, problem.fields]).toEqual([400, fields]);
  });
});

describe('an order with a voucher', () => {
  it('costs less, and each line carries its share of it', async () => {
    const code = await arrangeVoucher(shop, { percent: 10 });
    const buyer = await arrangeBuyer(shop);
    const lamp = await insertProduct(shop.db, { listPrice: 333 });
    const order = await placed(shop, buyer, {
      lines: [
        { id: bulb, quantity: 3 },
        { id: lamp, quantity: 1 },
      ],
      expected_total: 617,
      body: { voucher_code: code.toLowerCase() },
    });
    expect(order).toMatchObject({
      voucher_code: code,
      totals: { subtotal: 630, discount: 63, shipping: 50, total: 617 },
    });
    const { rows } = await shop.database.pool.query(
      'select discount_share_piastres::int as share from order_lines where order_id = $1 order by id',
      [order.id],
    );
    expect(rows.map(({ share }) => share)).toEqual([2_970, 3_330]);
    expect(await usesOf(shop, code)).toEqual({ uses: 1, redemptions: 1 });
    // (297 − 29.70) × 14 / 114 = 32.83 and (333 − 33.30) × 14 / 114 = 36.81
    expect(order.totals.vat_included).toBe(69.64);
  });

  it('is not placed when the voucher does not hold any more', async () => {
    const code = await arrangeVoucher(shop, { amount: 9, disabled: true });
    const buyer = await arrangeBuyer(shop);
    const { problem } = await place(shop, buyer, {
      lines: [{ id: bulb, quantity: 1 }],
      expected_total: 140,
      body: { voucher_code: code },
    });
    expect(problem.differences).toEqual([
      { kind: 'voucher', code, reason: 'disabled' },
      { kind: 'total', expected: 140, actual: 149 },
    ]);
    expect(await usesOf(shop, code)).toEqual({ uses: 0, redemptions: 0 });
  });

  it('uses nothing up when it is refused for another reason', async () => {
    const code = await arrangeVoucher(shop, { amount: 9, maxUses: 1 });
    const buyer = await arrangeBuyer(shop);
    const answer = await place(shop, buyer, {
      lines: [{ id: bulb, quantity: 1 }],
      expected_total: 1,
      body: { voucher_code: code },
    });
    expect(answer.status).toBe(409);
    expect(await usesOf(shop, code)).toEqual({ uses: 0, redemptions: 0 });
  });

  it('is not below the minimum by what is short', async () => {
    const code = await arrangeVoucher(shop, { amount: 50, minimum: 300 });
    const buyer = await arrangeBuyer(shop);
    const rare = await insertProduct(shop.db, { listPrice: 100, stock: 2 });
    const { problem } = await place(shop, buyer, {
      lines: [{ id: rare, quantity: 3 }],
      expected_total: 300,
      body: { voucher_code: code },
    });
    expect(problem.differences).toMatchObject([
      { kind: 'stock', requested: 3, available: 2 },
      { kind: 'voucher', reason: 'below_minimum' },
      { kind: 'total', expected: 300, actual: 250 },
    ]);
  });

  it('can be free of charge but for the delivery', async () => {
    const code = await arrangeVoucher(shop, { percent: 100 });
    const { totals } = await placed(shop, await arrangeBuyer(shop), {
      lines: [{ id: bulb, quantity: 2 }],
      expected_total: 50,
      body: { voucher_code: code },
    });
    expect(totals).toMatchObject({ discount: 198, total: 50, vat_included: 0 });
  });

  it('one shopper’s two orders at once cannot both use a voucher that is once for each', async () => {
    const code = await arrangeVoucher(shop, { amount: 9, perCustomer: 1 });
    const buyer = await arrangeBuyer(shop);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        place(shop, buyer, {
          lines: [{ id: bulb, quantity: 1 }],
          expected_total: 140,
          body: { voucher_code: code },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    expect(await usesOf(shop, code)).toEqual({ uses: 1, redemptions: 1 });
  });

  it('with one use left and fifty takers goes to one of them', async () => {
    const code = await arrangeVoucher(shop, { amount: 9, maxUses: 1 });
    const buyers = await Promise.all(Array.from({ length: 50 }, () => arrangeBuyer(shop)));
    const answers = await Promise.all(
      buyers.map((buyer) =>
        place(shop, buyer, {
          lines: [{ id: bulb, quantity: 1 }],
          expected_total: 140,
          body: { voucher_code: code },
        }),
      ),
    );
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused.length).toBe(49);
    for (const { problem } of refused) {
      expect(problem.differences).toEqual([
        { kind: 'voucher', code, reason: 'used_up' },
        { kind: 'total', expected: 140, actual: 149 },
      ]);
    }
    expect(await usesOf(shop, code)).toEqual({ uses: 1, redemptions: 1 });
  });
});
