import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditShop } from '../src/audit/audit-shop.ts';
import { insertCategory, insertProduct } from './arrange/catalogue.ts';
import { arrangeBuyer, type Buyer, DELIVERY, placed } from './arrange/orders.ts';
import { arrangePriceBatch, finishPriceWork } from './arrange/price-batches.ts';
import { arrangeSheet, finishSheetWork } from './arrange/sheets.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

// Many prices are raised from 100 to 110 EGP; before that is undone, customers order at the new price, or a
// colleague edits a product. What is asked is the same of a price batch and of a sheet.

let office: TestBackOffice;
let manager: StaffCaller;
let buyer: Buyer;
beforeAll(async () => {
  office = await TestBackOffice.open();
  manager = await office.signIn('manager');
  buyer = await arrangeBuyer(office.shop);
});
afterAll(() => office.close());

let serial = 0;
async function arrange(count: number) {
  serial += 1;
  const category = `lamps-${serial}`;
  const categoryId = await insertCategory(office.db, { slug: category });
  const lamps: { id: number; sku: string }[] = [];
  for (let n = 0; n < count; n += 1) {
    const sku = `LAMP-${serial}-${n}`;
    lamps.push({
      sku,
      id: await insertProduct(office.db, { sku, categoryId, listPrice: 100, stock: 9 }),
    });
  }
  return { category, lamps };
}
type Arranged = Awaited<ReturnType<typeof arrange>>;

/** A change of many prices: applied, undone, and its rows. */
interface Change {
  readonly raise: (arranged: Arranged) => Promise<number>;
  readonly undo: (id: number) => Promise<{ left: number }>;
  readonly rows: (id: number, show: 'changed' | 'left') => Promise<readonly object[]>;
}
const batch: Change = {
  raise: async ({ category }) => {
    const rule = { category, percent: 10, rounding: '1' };
    const { id, version } = await arrangePriceBatch(office, manager, rule);
    await office.call('applyPriceBatch', { params: { id }, body: { version } }, { as: manager });
    await finishPriceWork(office, 2);
    return id;
  },
  undo: async (id) => {
    const see = () => office.call('getPriceBatch', { params: { id } }, { as: manager });
    const { version } = (await see()).body.data;
    await office.call('undoPriceBatch', { params: { id }, body: { version } }, { as: manager });
    await finishPriceWork(office, 2);
    const { state, left_at_undo: left } = (await see()).body.data;
    expect(state).toBe('undone');
    return { left };
  },
  rows: async (id, show) => {
    const query = { show: show === 'left' ? show : 'changes' };
    return (
      await office.call('listPriceBatchRows', { params: { id }, query }, { as: manager })
    ).body.data.map(({ sku, ordered, left }) => ({ sku, ordered, left: left?.at ?? null }));
  },
};
const sheet: Change = {
  raise: async ({ lamps }) => {
    const lines = lamps.map(({ sku }) => `${sku},110`);
    const { id, version } = await arrangeSheet(
      office,
      manager,
      `sku,list_price\n${lines.join('\n')}\n`,
    );
    await office.call('applySheet', { params: { id }, body: { version } }, { as: manager });
    await finishSheetWork(office, 2);
    return id;
  },
  undo: async (id) => {
    const see = () => office.call('getSheet', { params: { id } }, { as: manager });
    const { version } = (await see()).body.data;
    await office.call('undoSheet', { params: { id }, body: { version } }, { as: manager });
    await finishSheetWork(office, 2);
    const { state, left_at_undo: left } = (await see()).body.data;
    expect(state).toBe('undone');
    return { left };
  },
  rows: async (id, show) =>
    (
      await office.call('listSheetRows', { params: { id }, query: { show } }, { as: manager })
    ).body.data.map(({ sku, ordered, obstacle }) => ({
      sku,
      ordered,
      left: obstacle === 'changed_meanwhile' ? 'undo' : obstacle,
    })),
};

const product = async ({ id }: { id: number }) =>
  (await office.call('getStaffProduct', { params: { id } }, { as: manager })).body.data;
const buy = ({ id }: { id: number }, quantity: number, price: number) =>
  placed(office.shop, buyer, {
    lines: [{ id, quantity }],
    expected_total: quantity * price + DELIVERY,
  });
const orderOf = async ({ id }: { id: number }) =>
  (await office.shop.call('getOrder', { params: { id } }, { token: buyer.token })).body.data;
const unsold = (skus: readonly string[], left: string | null = null) =>
  skus.map((sku) => ({ sku, ordered: 0, left }));

describe.each([
  ['price batch', batch],
  ['sheet', sheet],
])('a %s that is undone', (_, { raise, undo, rows }) => {
  it('after a sale brings the price back, leaves order and stock alone, and says what was ordered', async () => {
    const arranged = await arrange(3);
    const [sold, taken, still] = arranged.lamps as [Lamp, Lamp, Lamp];
    // At the old price, before anything.
    await buy(sold, 1, 100);
    office.clock.advance({ minutes: 1 });
    const id = await raise(arranged);
    office.clock.advance({ minutes: 1 });
    const order = await buy(sold, 2, 110);
    // Ordered, and thought better of.
    const { id: cancelled } = await buy(taken, 4, 110);
    const params = { id: cancelled };
    await office.shop.call('cancelOrder', { params }, { token: buyer.token });
    office.clock.advance({ minutes: 1 });
    expect(await undo(id)).toEqual({ left: 0 });
    office.clock.advance({ minutes: 1 });
    // At the old price again.
    await buy(sold, 3, 100);

    expect(await product(sold)).toMatchObject({ list_price: 100, stock: 9 - 1 - 2 - 3 });
    expect(await product(taken)).toMatchObject({ list_price: 100, stock: 9 });
    expect(await orderOf(order)).toMatchObject({
      lines: [{ quantity: 2, unit_price: 110 }],
      total: 220 + DELIVERY,
    });
    expect(await rows(id, 'changed')).toEqual([
      { sku: sold.sku, ordered: 2, left: null },
      ...unsold([taken.sku, still.sku]),
    ]);
    expect(await rows(id, 'left')).toEqual([]);
    expect((await auditShop(office.db)).findings).toEqual([]);
  });

  it('after an edit keeps what the colleague made, brings the others back, and names the row', async () => {
    const arranged = await arrange(3);
    const [edited, other, sold] = arranged.lamps as [Lamp, Lamp, Lamp];
    const id = await raise(arranged);
    office.clock.advance({ minutes: 1 });
    const { id: __, sku: ___, stock: ____, image: _____, ...fields } = await product(edited);
    const body = { ...fields, list_price: 95, name_en: 'Renamed' };
    const saved = await office.call(
      'editProduct',
      { params: { id: edited.id }, body },
      { as: await office.signIn('manager') },
    );
    expect(saved.status).toBe(200);
    await buy(edited, 1, 95);
    await buy(sold, 1, 110);
    office.clock.advance({ minutes: 1 });
    expect(await undo(id)).toEqual({ left: 1 });
    expect(await product(edited)).toMatchObject({ list_price: 95, name_en: 'Renamed', stock: 8 });
    expect([(await product(other)).list_price, (await product(sold)).list_price]).toEqual([
      100, 100,
    ]);
    expect(await rows(id, 'left')).toEqual([{ sku: edited.sku, ordered: 1, left: 'undo' }]);
    expect((await auditShop(office.db)).findings).toEqual([]);
  });

  it('while customers order is agreed at one of both prices, never at another', async () => {
    const arranged = await arrange(4);
    const id = await raise(arranged);
    const [first] = arranged.lamps as [Lamp];
    const orders = [110, 100, 110, 100].map(async (price) => {
      try {
        return (await buy(first, 1, price)).lines[0]?.unit_price === price;
      } catch {
        return false;
      }
    });
    const [, ...agreed] = await Promise.all([undo(id), ...orders]);
    const stock = 9 - agreed.filter(Boolean).length;
    expect(await product(first)).toMatchObject({ list_price: 100, stock });
    expect((await auditShop(office.db)).findings).toEqual([]);
  });
});
type Lamp = Arranged['lamps'][number];

it('a product that a sheet added and somebody bought is taken off sale by the undo, and stays in the order', async () => {
  const { category } = await arrange(0);
  const file = `sku,name_ar,name_en,category,list_price,discount,stock\nNEW-LAMP,ن,New,${category},60,0,5\n`;
  const { id, version } = await arrangeSheet(office, manager, file);
  await office.call('applySheet', { params: { id }, body: { version } }, { as: manager });
  await finishSheetWork(office);
  const { rows } = await office.shop.database.pool.query(
    `select id from products where sku = 'NEW-LAMP'`,
  );
  const lamp = { id: Number(rows[0].id) };
  const order = await buy(lamp, 2, 60);
  expect(await sheet.undo(id)).toEqual({ left: 0 });
  expect(await product(lamp)).toMatchObject({ stock: 3, state: 'withdrawn' });
  expect(await orderOf(order)).toMatchObject({ lines: [{ quantity: 2, unit_price: 60 }] });
  expect(await sheet.rows(id, 'left')).toEqual([]);
  expect((await auditShop(office.db)).findings).toEqual([]);
});
