import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditShop } from '../src/audit/audit-shop.ts';
import { auditLog } from '../src/audit-trail/audit-trail-tables.ts';
import { products, stockMovements } from '../src/products/product-tables.ts';
import { announceRestocks } from '../src/restock-requests/announce-restocks.ts';
import { insertProduct } from './arrange/catalogue.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

interface Line {
  readonly product_id: number;
  readonly quantity: number;
  readonly cost?: number;
}

let office: TestBackOffice;
let manager: StaffCaller;
let warehouse: StaffCaller;
beforeAll(async () => {
  office = await TestBackOffice.open();
  manager = await office.signIn('manager');
  warehouse = await office.signIn('warehouse');
});
afterAll(() => office.close());

const receive = (
  lines: readonly Line[],
  {
    key = randomUUID(),
    as = manager,
    ...words
  }: { key?: string; as?: StaffCaller; reference?: string; note?: string } = {},
) => office.call('receiveGoods', { body: { key, ...words, lines } }, { as, locale: 'en' });
const check = (lines: object[], as = manager) =>
  office.call('checkGoodsReceipt', { body: { lines } }, { as, locale: 'en' });
const stockOf = async (id: number) =>
  (await office.call('getStock', { params: { id } }, { as: manager })).body.data.sellable;
const costsOf = async (id: number) =>
  (await office.call('getProductCosts', { params: { id } }, { as: manager })).body.data;
const booksAddUp = async () => expect((await auditShop(office.db)).findings).toEqual([]);

it('a delivery raises the stock of all its products at once, with movements, costs and one row of the audit trail', async () => {
  const lamp = await insertProduct(office.db, { sku: 'IN-1', stock: 0 });
  const bulb = await insertProduct(office.db, { sku: 'IN-2', stock: 7 });
  const shown = async () =>
    (await office.shop.call('getProduct', { params: { id: lamp } })).body.data.stock.available;
  expect(await shown()).toBe(0);
  const { body } = await receive(
    [
      { product_id: lamp, quantity: 12, cost: 80.5 },
      { product_id: bulb, quantity: 30 },
    ],
    { reference: ' DN-104 ', note: 'Two boxes are dented' },
  );
  expect(body.data).toMatchObject({
    reference: 'DN-104',
    note: 'Two boxes are dented',
    at: office.clock.now().toISOString(),
    received_by: expect.stringMatching(/./),
    products: 2,
    units: 42,
    cost: 966,
    lines: [
      { id: lamp, sku: 'IN-1', quantity: 12, cost: 80.5, sum: 966 },
      { id: bulb, sku: 'IN-2', quantity: 30, cost: null, sum: null },
    ],
  });
  expect([await shown(), await stockOf(lamp), await stockOf(bulb)]).toEqual([12, 12, 37]);
  const { body: movements } = await office.call(
    'listMovements',
    { params: { id: bulb } },
    { as: manager },
  );
  expect(movements.data[0]).toMatchObject({
    delta: 30,
    reason: 'received',
    note: 'DN-104 · Two boxes are dented',
    actor: { kind: 'staff' },
  });
  expect(await costsOf(lamp)).toMatchObject({ cost: 80.5, history: [{ cost: 80.5 }] });
  expect((await costsOf(bulb)).cost).toBeNull();
  const rows = await office.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'goods-receipt.receive'));
  expect(rows).toMatchObject([
    {
      subjectId: String(body.data.id),
      actorId: manager.staffId,
      after: { reference: 'DN-104', products: 2, units: 42 },
    },
  ]);
  await booksAddUp();
});

it('a receipt that is sent again, also at the same moment, is booked once', async () => {
  const id = await insertProduct(office.db, { stock: 1 });
  const lines = [{ product_id: id, quantity: 5, cost: 3 }];
  const key = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => receive(lines, { key, note: 'Once' })));
  const ids = new Set(answers.map(({ body }) => body.data.id));
  expect(ids.size).toBe(1);
  expect(await stockOf(id)).toBe(6);
  const [receipt] = [...ids];
  for (const [changed, note] of [
    [[{ product_id: id, quantity: 6, cost: 3 }], 'Once'],
    [[{ product_id: id, quantity: 5 }], 'Once'],
    [lines, 'Twice'],
  ] as const) {
    expect((await receive(changed, { key, note })).problem).toMatchObject({
      status: 409,
      code: 'receipt_saved_already',
      receipt,
    });
  }
  expect(await stockOf(id)).toBe(6);
  await booksAddUp();
});

it('deliveries of the same products in another order do not stop each other', async () => {
  const ids = [];
  for (let n = 0; n < 6; n += 1) ids.push(await insertProduct(office.db, { stock: 0 }));
  const lines = ids.map((id) => ({ product_id: id, quantity: 2 }));
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => receive(n % 2 === 0 ? lines : lines.toReversed())),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await Promise.all(ids.map(stockOf))).toEqual(ids.map(() => 16));
  await booksAddUp();
});

it('a list is checked line by line: by SKU in either case, by barcode, with what is wrong with each', async () => {
  const lamp = await insertProduct(office.db, { sku: 'Check-1', stock: 2 });
  const boxed = await insertProduct(office.db, { sku: 'CHECK-2' });
  await insertProduct(office.db, { sku: 'CHECK-3', stock: 999_998 });
  await office.db.update(products).set({ itemCode: '0012345678905' }).where(eq(products.id, boxed));
  const { body } = await check([
    { code: ' check-1', quantity: 3, cost: 20 },
    { code: '٠١٢٣٤٥٦٧٨٩٠٥', quantity: 1, cost: '' },
    { code: 'CHECK-1', quantity: 1 },
    { code: 'NONE', quantity: 1 },
    { code: ' ', quantity: 1 },
    { code: 'CHECK-3', quantity: 3 },
  ]);
  expect(body.data).toMatchObject([
    {
      outcome: 'found',
      id: lamp,
      sku: 'Check-1',
      quantity: 3,
      cost: 20,
      cost_now: null,
      on_hand: 2,
    },
    { outcome: 'found', id: boxed, quantity: 1, cost: null },
    { outcome: 'wrong', code: 'CHECK-1', fault: 'twice' },
    { outcome: 'wrong', code: 'NONE', fault: 'code_unknown' },
    { outcome: 'wrong', fault: 'code_missing' },
    { outcome: 'wrong', code: 'CHECK-3', fault: 'stock_too_high' },
  ]);
  await office.db.update(products).set({ itemCode: '012345678905' }).where(eq(products.id, lamp));
  expect((await check([{ code: '012345678905', quantity: 1 }])).body.data).toMatchObject([
    { fault: 'code_of_several' },
  ]);
});

it.each([
  [{ quantity: 'many' }, 'quantity_wrong'],
  [{ quantity: 0 }, 'quantity_wrong'],
  [{ quantity: 1.5 }, 'quantity_wrong'],
  [{ quantity: 1_000_001 }, 'quantity_wrong'],
  [{ quantity: 1, cost: 'dear' }, 'cost_wrong'],
  [{ quantity: 1, cost: -1 }, 'cost_wrong'],
  [{ quantity: 1, cost: 1.234 }, 'cost_wrong'],
] as const)('a line of %o is %s', async (line, fault) => {
  const sku = `WRONG-${randomUUID()}`;
  await insertProduct(office.db, { sku });
  expect((await check([{ code: sku, ...line }])).body.data).toEqual([
    { outcome: 'wrong', code: sku, fault },
  ]);
});

it('a barcode is looked up without reading every product', async () => {
  const plan = await office.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const { rows } = await tx.execute(
      sql`explain select id from products where item_code in ('6221234567890', '06221234567890')`,
    );
    return JSON.stringify(rows);
  });
  expect(plan).toContain('products_item_code');
});

it('a delivery with a line that cannot be booked changes nothing, and names the line', async () => {
  const lamp = await insertProduct(office.db, { stock: 4 });
  const full = await insertProduct(office.db, { stock: 999_990 });
  const before = await office.db.$count(stockMovements);
  const tooMuch = await receive([
    { product_id: lamp, quantity: 5, cost: 9 },
    { product_id: full, quantity: 11 },
  ]);
  expect(tooMuch.problem).toMatchObject({
    status: 409,
    code: 'stock_too_high',
    fields: { 'lines.1.quantity': 'too_big' },
  });
  const gone = await receive([
    { product_id: lamp, quantity: 5 },
    { product_id: 999_999, quantity: 1 },
  ]);
  expect(gone.problem).toMatchObject({
    status: 404,
    code: 'product_not_found',
    fields: { 'lines.1.product_id': 'invalid' },
  });
  for (const lines of [
    [],
    [
      { product_id: lamp, quantity: 1 },
      { product_id: lamp, quantity: 1 },
    ],
    [{ product_id: lamp, quantity: 0 }],
  ]) {
    expect((await receive(lines)).problem.code).toBe('validation_failed');
  }
  expect(await office.db.$count(stockMovements)).toBe(before);
  expect(await stockOf(lamp)).toBe(4);
  expect((await costsOf(lamp)).cost).toBeNull();
});

it('costs are for who may see costs and edit prices; receiving is for who may adjust stock', async () => {
  const sku = 'COSTLY-1';
  const id = await insertProduct(office.db, { sku, stock: 0 });
  const dear = [{ product_id: id, quantity: 1, cost: 50 }];
  const { body } = await receive(dear);
  const again = (as: StaffCaller) => [
    receive(dear, { as }),
    check([{ code: sku, quantity: 1, cost: 5 }], as),
  ];
  for (const [permissions, missing] of [
    [['stock.adjust', 'costs.see'], 'prices.edit'],
    [['stock.adjust', 'prices.edit'], 'costs.see'],
    [['costs.see', 'prices.edit'], 'stock.adjust'],
  ] as const) {
    for (const refused of await Promise.all(again(await office.signIn([...permissions])))) {
      expect(refused.problem).toMatchObject({ status: 403, permission: missing });
    }
  }
  const read = { params: { id: body.data.id } };
  const seen = (await office.call('getGoodsReceipt', read, { as: warehouse })).body.data;
  expect(seen).toMatchObject({ cost: null, lines: [{ id, cost: null, sum: null }] });
  expect((await check([{ code: sku, quantity: 1 }], warehouse)).body.data).toMatchObject([
    { outcome: 'found', cost: null, cost_now: null },
  ]);
  const plain = await receive([{ product_id: id, quantity: 2 }], { as: warehouse });
  expect(plain.body.data).toMatchObject({ units: 2, cost: null });
  expect((await costsOf(id)).cost).toBe(50);
});

it('who waits for a product that comes in gets one message', async () => {
  const id = await insertProduct(office.db, { stock: 0 });
  await office.shop.call('requestRestock', {
    params: { id },
    body: { login: 'waits@example.com' },
  });
  await receive([{ product_id: id, quantity: 1 }]);
  expect(await announceRestocks(office.shop.deps)).toEqual({ announced: 1, more: false });
});

it('receipts are listed, the newest first, page after page; an unknown one is not found', async () => {
  const id = await insertProduct(office.db, { stock: 0 });
  for (let n = 0; n < 31; n += 1)
    await receive([{ product_id: id, quantity: 1 }], { reference: `P-${n}` });
  const list = async (before?: number) =>
    (
      await office.call(
        'listGoodsReceipts',
        { query: before === undefined ? {} : { before: String(before) } },
        { as: warehouse },
      )
    ).body;
  const first = await list();
  expect(first.data).toHaveLength(30);
  expect(first.data[0]).toMatchObject({ reference: 'P-30', products: 1, units: 1 });
  const second = await list(first.next ?? 0);
  expect(second.data[0]).toMatchObject({ reference: 'P-0' });
  const none = await office.call('getGoodsReceipt', { params: { id: 999_999 } }, { as: warehouse });
  expect(none.problem).toMatchObject({ status: 404, code: 'goods_receipt_not_found' });
});
