import { randomUUID } from 'node:crypto';
import { dayOf } from '@dp/contract/cairo-time.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { commandLine } from '../src/principals/principal.ts';
import { advanceOrder } from '../src/shipments/advance-order.ts';
import { returnOrder } from '../src/shipments/return-order.ts';
import { arrangeConfirmedOrder } from './arrange/fulfilment.ts';
import { depsOf } from './arrange/orders.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

/** Two bulbs at 80 and a lamp at 400, delivery 50: VAT is 160 × 14/114 + 400 × 14/114. */
const VAT = 68.77;
const GROSS = 610;

let office: TestBackOffice;
let owner: StaffCaller;
beforeAll(async () => {
  office = await TestBackOffice.open();
  owner = await office.signIn('owner');
});
afterAll(() => office.close());

async function dispatched() {
  const order = await arrangeConfirmedOrder(office);
  const deps = depsOf(office.shop);
  await advanceOrder(deps, commandLine, { orderId: order.id, to: 'dispatched' });
  await advanceOrder(deps, commandLine, { orderId: order.id, to: 'delivered' });
  return order;
}

const days = () => {
  const today = dayOf(office.clock.now());
  return { from: today, until: today };
};

it('adds up invoices, takes back what came back whole, and refunds by their share', async () => {
  await dispatched();
  const partly = await dispatched();
  const back = await dispatched();
  const body = {
    key: randomUUID(),
    amount: 61,
    reason: 'A broken bulb',
    route: 'cash',
    proof: 'R1',
  };
  const refunded = await office.call(
    'refundOrder',
    { params: { id: partly.id }, body },
    { as: owner },
  );
  expect(refunded.status).toBe(200);
  await returnOrder(depsOf(office.shop), commandLine, {
    orderId: back.id,
    restock: true,
    late: false,
  });

  const vat = await office.call('getVat', { query: days() }, { as: owner });
  expect(vat.body.data).toEqual({
    sums: [
      { kind: 'sale', count: 3, gross: 3 * GROSS, shipping: 150, net: 1_623.69, vat: 206.31 },
      { kind: 'returned', count: 1, gross: -GROSS, shipping: -50, net: -541.23, vat: -VAT },
      // A tenth of the order.
      { kind: 'refund', count: 1, gross: -61, shipping: -5, net: -54.13, vat: -6.87 },
    ],
    vat: 130.67,
  });

  const exported = await office.call('exportVat', { body: days() }, { as: owner, locale: 'en' });
  const lines = exported.body.data.content.trim().split(/\r?\n/);
  expect(lines).toHaveLength(7);
  expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\d,INV-\d{6},INV-\d{6},DP-\d+,Sale,610,50,541.23,68.77$/);
  expect(lines.filter((line) => /,CN-\d{6},INV-\d{6},DP-/.test(line))).toHaveLength(2);
  expect(lines.at(-1)).toBe('Total,,,,,1159,95,1028.33,130.67');
});

it('is the VAT that the invoices say', async () => {
  const { id, buyer } = await dispatched();
  const { body } = await office.shop.call(
    'getOrder',
    { params: { id }, body: {} },
    { token: buyer.token },
  );
  expect(body.data.totals.vat_included).toBe(VAT);
});

it('has nothing on other days, and is not for everybody', async () => {
  const query = { from: '2020-01-01', until: '2020-01-31' };
  const none = await office.call('getVat', { query }, { as: owner });
  expect(none.body.data).toEqual({ sums: [], vat: 0 });
  const warehouse = await office.signIn('warehouse');
  expect((await office.call('getVat', { query }, { as: warehouse })).status).toBe(403);
  expect((await office.call('exportVat', { body: query }, { as: warehouse })).status).toBe(403);
});

it('the books are read for a year at most, and never backwards', async () => {
  const year = { from: '2026-01-01', until: '2027-01-01' };
  for (const name of ['getLedger', 'getVat', 'getTaxDocuments'] as const) {
    const ask = (query: typeof year) => office.call(name, { query }, { as: owner });
    expect((await ask(year)).status).toBe(200);
    for (const [query, until] of [
      [{ from: '2025-12-31', until: '2027-01-01' }, 'period_too_long'],
      [{ from: '2026-03-02', until: '2026-03-01' }, 'ends_before_start'],
    ] as const) {
      const { status, body } = await ask(query);
      expect([status, body]).toMatchObject([400, { fields: { until } }]);
    }
  }
  const body = { from: '2020-01-01', until: '2026-03-31' };
  const exported = [
    await office.call('exportVat', { body }, { as: owner }),
    await office.call('exportTaxDocuments', { body: { ...body, format: 'csv' } }, { as: owner }),
  ];
  expect(exported.map(({ status }) => status)).toEqual([400, 400]);
});
