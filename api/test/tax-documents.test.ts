import { randomUUID } from 'node:crypto';
import { dayOf } from '@dp/contract/cairo-time.ts';
import type { TaxFormat } from '@dp/contract/staff/tax-document-values.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditShop } from '../src/audit/audit-shop.ts';
import { commandLine } from '../src/principals/principal.ts';
import { returnOrder } from '../src/shipments/return-order.ts';
import { depsOf } from './arrange/orders.ts';
import { arrangeDelivered, ask, found, receive, step } from './arrange/returns.ts';
import { linesOfSheet } from './arrange/sheets.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

const SELLER = {
  tax_number: '100-200-300',
  tax_branch_code: '0',
  tax_activity_code: '4759',
  tax_device_serial: 'POS-1',
  tax_governorate: 'القاهرة',
  tax_city: 'وسط البلد',
  tax_street: 'نجيب الريحاني',
  tax_building: '12',
};

let office: TestBackOffice;
let owner: StaffCaller;
beforeAll(async () => {
  office = await TestBackOffice.open();
});
afterAll(async () => {
  // One test makes an order dear by hand.
  const broken = (await auditShop(office.db)).findings.filter(
    ({ rule }) => !/money|parcels/i.test(rule),
  );
  expect(broken).toEqual([]);
  await office.close();
});
// Each test has a day of its own.
beforeEach(async () => {
  office.clock.advance({ days: 2 });
  owner = await office.signIn('owner');
  await setSeller(SELLER);
});

async function setSeller(fields: object) {
  const { data } = (await office.call('getShopSettings', {}, { as: owner })).body;
  const body = { ...data, ...fields };
  const answer = await office.call('saveShopSettings', { body }, { as: owner });
  expect(answer.status, answer.bytes.toString()).toBe(200);
}
const today = () => dayOf(office.clock.now());
const days = () => ({ from: today(), until: today() });
const read = async (query: object = {}) =>
  (await office.call('getTaxDocuments', { query: { ...days(), ...query } }, { as: owner })).body
    .data;
const download = (format: TaxFormat, body: object = {}) =>
  office.call(
    'exportTaxDocuments',
    { body: { ...days(), ...body, format } },
    { as: owner, locale: 'en' },
  );

interface Receipt {
  readonly header: {
    readonly uuid: string;
    readonly previousUUID: string;
    readonly referenceUUID?: string;
    readonly receiptNumber: string;
  };
  readonly documentType: { readonly receiptType: string };
  readonly totalAmount: number;
}
async function receipts(body: object = {}): Promise<Receipt[]> {
  const answer = await download('receipts', body);
  expect(answer.status, answer.bytes.toString()).toBe(200);
  return JSON.parse(answer.bytes.toString()).receipts;
}
async function refund(id: number, amount: number) {
  const body = { key: randomUUID(), amount, reason: 'Scratched', route: 'cash', proof: 'R1' };
  const answer = await office.call('refundOrder', { params: { id }, body }, { as: owner });
  expect(answer.status).toBe(200);
}
async function sendBackABulb(order: Awaited<ReturnType<typeof arrangeDelivered>>) {
  const { id } = (await ask(office, order)).body.data;
  await receive(office, owner, id);
  await step(office, owner, id, 'inspectReturn', { lines: [found(order.bulb)] });
  await step(office, owner, id, 'refundReturn', { route: 'cash', proof: 'R2' });
}
const takeBack = (orderId: number) =>
  returnOrder(depsOf(office.shop), commandLine, { orderId, restock: true, late: false });

it('an accountant gets each line with its code, and sums that are those of the VAT extract', async () => {
  const order = await arrangeDelivered(office);
  await sendBackABulb(order);
  const back = await arrangeDelivered(office);
  await takeBack(back.id);
  await refund((await arrangeDelivered(office)).id, 61);
  const lines = await linesOfSheet((await download('xlsx')).bytes);
  const csv = (await download('csv')).bytes.toString().trim().split('\r\n');
  expect(csv).toHaveLength(lines.length);
  const [head = []] = lines;
  const cell = (line: readonly string[] | undefined, name: string) =>
    line?.[head.indexOf(name)] ?? '';
  const ofOrder = lines.filter((line) => cell(line, 'Order') === order.number);
  // Two lines and the delivery of the invoice, and the bulb that came back.
  expect(ofOrder.map((line) => [cell(line, 'Kind'), cell(line, 'Quantity')])).toEqual([
    ['Invoice', '2'],
    ['Invoice', '1'],
    ['Invoice', '1'],
    ['Credit note', '-1'],
  ]);
  expect(
    ['Unit price without VAT', 'Net', 'Tax', 'VAT', 'Total'].map((name) => cell(ofOrder[0], name)),
  ).toEqual(['70.17544', '140.35', 'T1/V009', '19.65', '160']);
  expect(cell(ofOrder[0], 'Tax item code')).toMatch(/^EG-100200300-/);
  expect(cell(ofOrder[0], 'Date (UTC)')).toMatch(/^2026-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);

  const vat = await office.call('getVat', { query: days() }, { as: owner });
  const piastres = (egp: number | string) => Math.round(Number(egp) * 100);
  const extract = (name: 'gross' | 'net' | 'vat') =>
    vat.body.data.sums.reduce((sum, row) => sum + piastres(row[name]), 0);
  const rows = lines.slice(1, -1);
  const last = lines.at(-1);
  for (const [column, name] of [
    ['Total', 'gross'],
    ['Net', 'net'],
    ['VAT', 'vat'],
  ] as const) {
    const sum = rows.reduce((all, line) => all + piastres(cell(line, column)), 0);
    expect([sum, piastres(cell(last, column))]).toEqual([extract(name), extract(name)]);
  }
  const seen = await read();
  expect(seen.sums.map(({ kind, count }) => [kind, count])).toEqual([
    ['sale', 3],
    ['credit', 3],
  ]);
  expect(seen.sums.reduce((sum, { vat: each }) => sum + piastres(each), 0)).toBe(extract('vat'));
});

it('e-receipts are a chain, a return names its sale, and a file that is made again is the same', async () => {
  const order = await arrangeDelivered(office);
  await sendBackABulb(order);
  const first = await download('receipts');
  const made = await receipts();
  expect(made.map(({ documentType }) => documentType.receiptType)).toEqual(['s', 'r']);
  const [sale, back] = made;
  expect(back?.header).toMatchObject({
    previousUUID: sale?.header.uuid,
    referenceUUID: sale?.header.uuid,
  });
  expect([sale?.totalAmount, back?.totalAmount]).toEqual([610, 80]);
  await setSeller({ ...SELLER, tax_street: 'طلعت حرب' });
  expect((await download('receipts')).bytes).toEqual(first.bytes);

  office.clock.advance({ minutes: 1 });
  // What comes later follows; of two files at once too, there is one chain.
  await arrangeDelivered(office);
  await arrangeDelivered(office);
  const [one, other] = await Promise.all([receipts(), receipts()]);
  expect(one).toEqual(other);
  expect(one?.slice(1).map(({ header }) => header.previousUUID)).toEqual(
    one?.slice(0, -1).map(({ header }) => header.uuid),
  );

  const [{ header } = { header: { uuid: '' } }] = made;
  const rolledBack = new Error('undo');
  const spoiled = office.db.transaction(async (tx) => {
    await tx.execute(sql`update tax_receipts set previous = 'x' where previous = ${header.uuid}`);
    const found = (await auditShop(tx)).findings.filter(({ rule }) => rule.includes('e-receipts'));
    expect(found).toMatchObject([{ detail: expect.stringMatching(/^POS-1 \d+: /) }]);
    throw rolledBack;
  });
  await expect(spoiled).rejects.toBe(rolledBack);

  // Nothing was sent: the same again with the street as it is now.
  const regenerated = await receipts({ regenerate: true });
  expect(regenerated).toHaveLength(4);
  expect(regenerated[0]?.header.previousUUID).toBe(sale?.header.previousUUID);
  expect(regenerated[0]?.header.uuid).not.toBe(sale?.header.uuid);
  expect(regenerated[1]?.header.referenceUUID).toBe(regenerated[0]?.header.uuid);
});

it('what cannot be a receipt is listed with its reason and is not in the file', async () => {
  const [company, large, lower, plain] = [
    await arrangeDelivered(office),
    await arrangeDelivered(office),
    await arrangeDelivered(office),
    await arrangeDelivered(office),
  ];
  await office.db.execute(
    sql`update orders set total_piastres = 15000000, subtotal_piastres = 14995000 where id = ${large.id}`,
  );
  await refund(lower.id, 61);
  const companies = ` ${company.number.toLowerCase()}، `;
  const { left_out: leftOut, receipts: count } = await read({ companies });
  const reasons = leftOut.documents.map(({ order, reason }) => [order.id, reason]);
  expect(reasons).toEqual([
    [company.id, 'company'],
    [large.id, 'buyer_id_needed'],
    [lower.id, 'no_pieces'],
  ]);
  expect([leftOut.count, count]).toEqual([3, 2]);
  expect(await receipts({ companies })).toHaveLength(2);

  office.clock.advance({ days: 2 });
  owner = await office.signIn('owner');
  await takeBack(company.id);
  await takeBack(plain.id);
  expect((await read()).left_out.documents).toMatchObject([
    { order: { id: company.id }, reason: 'sale_not_in_file', gross: -610 },
  ]);
  expect(await receipts()).toMatchObject([{ documentType: { receiptType: 'r' } }]);
  expect((await download('receipts', { companies: 'everybody' })).problem).toMatchObject({
    fields: { companies: 'invalid' },
  });
});

it('without the seller’s settings there are lines for the accountant, and no receipts', async () => {
  await setSeller({ ...SELLER, tax_device_serial: null, tax_activity_code: null });
  const missing = ['tax_activity_code', 'tax_device_serial'];
  expect(await read()).toMatchObject({ missing, sums: [], receipts: 0 });
  expect((await download('receipts')).problem).toMatchObject({
    status: 422,
    code: 'tax_settings_missing',
    missing,
  });
  expect((await linesOfSheet((await download('xlsx')).bytes)).length).toBe(2);
});

it('is not for everybody', async () => {
  const as = await office.signIn('warehouse');
  expect((await office.call('getTaxDocuments', { query: days() }, { as })).status).toBe(403);
  const body = { ...days(), format: 'csv' } as const;
  expect((await office.call('exportTaxDocuments', { body }, { as })).status).toBe(403);
});
