import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertProduct } from './arrange/catalogue.ts';
import { advanceTo, arrangeBuyer, placed } from './arrange/orders.ts';
import { TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
beforeAll(async () => {
  office = await TestBackOffice.open();
});
afterAll(() => office.close());

it('outstanding cash by courier and age is a file for spreadsheets, for who may read orders and export', async () => {
  const { shop } = office;
  const lamp = await insertProduct(office.db, { listPrice: 400 });
  const buyer = await arrangeBuyer(shop);
  const { id } = await placed(shop, buyer, {
    lines: [{ id: lamp, quantity: 2 }],
    expected_total: 850,
  });
  await advanceTo(shop, id, 'delivered');
  shop.clock.advance({ days: 5 });
  const manager = await office.signIn('manager');
  const { data } = (await office.call('exportCash', { body: {} }, { as: manager, locale: 'en' }))
    .body;
  expect(data.name).toBe('cash-2026-03-06.csv');
  expect(data.content).toMatch(/^\uFEFFCourier,Parcels not handed in,"?Cash, EGP/);
  expect(data.content).toMatch(/,1,850,0,850,0,0,2026-03-01\r\n$/);
  const reader = await office.signIn(['export']);
  const refused = await office.call('exportCash', { body: {} }, { as: reader });
  expect(refused.problem).toMatchObject({ status: 403, permission: 'orders.read' });
});

it('searches that found little are a file with a column for each reason, without a cell that runs', async () => {
  const { shop } = office;
  for (const query of ['=ثريا', '=ثريا', 'فانوس']) {
    await shop.call('searchProducts', { query: { query }, body: {} });
  }
  const manager = await office.signIn('manager');
  const asked = { body: { text: '' } };
  const { data } = (await office.call('exportSearchGaps', asked, { as: manager, locale: 'ar' }))
    .body;
  expect(data.content).toMatch(/^\uFEFFكلمات البحث,المرات,آخر مرة,بلا نتيجة,/);
  expect(data.content).toContain('\r\nثريا,2,2026-03-06,2,0,0,0,0');
  expect(data.content).toContain('\r\nفانوس,1,');
  expect(data.content).not.toMatch(/\r\n=/);
});
