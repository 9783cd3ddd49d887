import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditShop } from '../src/audit/audit-shop.ts';
import { commandLine } from '../src/principals/principal.ts';
import { returnOrder } from '../src/shipments/return-order.ts';
import { closeAudited } from './arrange/close-audited.ts';
import { arrangeConfirmedOrder, fillList, move, pack } from './arrange/fulfilment.ts';
import { depsOf } from './arrange/orders.ts';
import { arrangeDelivered, ask, found, receive, step } from './arrange/returns.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let owner: StaffCaller;
beforeAll(async () => {
  office = await TestBackOffice.open();
});
beforeEach(async () => {
  owner = await office.signIn('owner');
});
afterAll(() => closeAudited(office));

/** The credit notes of an order, the first one first; piastres. */
async function notesOf(orderId: number) {
  const { rows } = await office.db.execute<{
    number: number;
    kind: string;
    shipping: number;
    total: number;
    lines: number[][];
  }>(sql`
    select number::int as number, kind, shipping_piastres::int as shipping, total_piastres::int as total, (
      select json_agg(json_build_array(pieces, total_piastres, vat_piastres) order by line_id)
      from credit_note_lines where credit_note_lines.number = credit_notes.number) as lines
    from credit_notes where order_id = ${orderId} order by number`);
  return rows;
}
const takeBack = (orderId: number) =>
  returnOrder(depsOf(office.shop), commandLine, { orderId, restock: true, late: false });
async function refund(id: number, amount: number) {
  const body = { key: randomUUID(), amount, reason: 'Scratched', route: 'cash', proof: 'R1' };
  const answer = await office.call('refundOrder', { params: { id }, body }, { as: owner });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.problem));
}
/** Two bulbs at 80 and a lamp at 400 EGP, delivery 50: how much VAT is in the lines. */
const [BULBS_VAT, LAMP_VAT] = [1_965, 4_912];

it('an order that came back whole is credited whole', async () => {
  const { id } = await arrangeDelivered(office);
  expect(await notesOf(id)).toEqual([]);
  await takeBack(id);
  expect(await notesOf(id)).toMatchObject([
    {
      kind: 'returned',
      shipping: 5_000,
      total: 61_000,
      lines: [
        [2, 16_000, BULBS_VAT],
        [1, 40_000, LAMP_VAT],
      ],
    },
  ]);
});

it('a credit note is not dated before its invoice when the clock was set back meanwhile', async () => {
  const { id } = await arrangeDelivered(office);
  office.shop.clock.advance({ minutes: -50 });
  await takeBack(id);
  office.shop.clock.advance({ minutes: 50 });
  expect(await notesOf(id)).toMatchObject([{ kind: 'returned' }]);
  expect((await auditShop(office.db)).findings).toEqual([]);
});

it('a return’s refund is credited with its pieces, once it is paid', async () => {
  const order = await arrangeDelivered(office);
  const { id } = (await ask(office, order)).body.data;
  await receive(office, owner, id);
  await step(office, owner, id, 'inspectReturn', { lines: [found(order.bulb)] });
  expect(await notesOf(order.id)).toEqual([]);
  const payout = { route: 'cash', proof: 'R2' };
  expect((await step(office, owner, id, 'refundReturn', payout)).status).toBe(200);
  expect(await notesOf(order.id)).toMatchObject([
    { kind: 'refund', shipping: 0, total: 8_000, lines: [[1, 8_000, 982]] },
  ]);
});

it('a lower price is credited without pieces, and what then comes back with what is left', async () => {
  const { id } = await arrangeDelivered(office);
  await refund(id, 61);
  await takeBack(id);
  const [lower, back] = await notesOf(id);
  expect(lower).toMatchObject({ kind: 'refund', shipping: 500, total: 6_100 });
  expect(lower?.lines.map(([pieces]) => pieces)).toEqual([0, 0]);
  expect(back).toMatchObject({ kind: 'returned', shipping: 4_500, total: 54_900 });
  const vat = (line: number) => (lower?.lines[line]?.[2] ?? 0) + (back?.lines[line]?.[2] ?? 0);
  expect([vat(0), vat(1)]).toEqual([BULBS_VAT, LAMP_VAT]);
  // The money follows; the invoice has nothing left.
  await refund(id, 549);
  expect(await notesOf(id)).toHaveLength(2);
});

/** A cash order in two parcels, the first with the bulbs and the delivery cost, that left with the shop's driver. */
async function arrangeTwoParcels() {
  const order = await arrangeConfirmedOrder(office);
  const { bulb, lamp, id, number } = order;
  await pack(office, owner, id, [
    { lines: [{ product_id: bulb, quantity: 2 }] },
    { lines: [{ product_id: lamp, quantity: 1 }] },
  ]);
  const { id: list, ...body } = await fillList(office, owner, [number]);
  const signed = await office.call('signHandover', { params: { id: list }, body }, { as: owner });
  const [bulbs, lamps] = signed.body.data.parcels.map((parcel) => parcel.id);
  return { ...order, bulbs: bulbs ?? 0, lamps: lamps ?? 0 };
}
async function moved(parcel: number, to: string) {
  const { status, problem } = await move(office, owner, parcel, { to });
  if (status !== 200) throw new Error(JSON.stringify(problem));
}

it('a parcel of a cash order that came back unpaid is credited at once and once', async () => {
  const { id, bulbs, lamps, bulb } = await arrangeTwoParcels();
  await moved(lamps, 'delivered');
  expect(await notesOf(id)).toEqual([]);
  await moved(bulbs, 'returning');
  expect(await notesOf(id)).toEqual([]);
  const tries = await Promise.allSettled([moved(bulbs, 'returned'), moved(bulbs, 'returned')]);
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const credited = [
    { kind: 'undelivered', shipping: 5_000, total: 21_000, lines: [[2, 16_000, BULBS_VAT]] },
  ];
  expect(await notesOf(id)).toMatchObject(credited);
  const { version } = (await office.call('getParcel', { params: { id: bulbs } }, { as: owner }))
    .body.data;
  const lines = [{ product_id: bulb, outcome: 'sellable', quantity: 2 }];
  const inspected = { params: { id: bulbs }, body: { version, lines } };
  expect((await office.call('inspectParcel', inspected, { as: owner })).status).toBe(200);
  expect(await notesOf(id)).toMatchObject(credited);
});

it('the rest is credited when the other parcel comes back too', async () => {
  const { id, bulbs, lamps } = await arrangeTwoParcels();
  await moved(lamps, 'returned');
  await moved(bulbs, 'returned');
  expect(await notesOf(id)).toMatchObject([
    { kind: 'undelivered', shipping: 0, total: 40_000, lines: [[1, 40_000, LAMP_VAT]] },
    {
      kind: 'returned',
      shipping: 5_000,
      total: 21_000,
      lines: [[2, 16_000, BULBS_VAT]],
    },
  ]);
});

it.each([
  [
    'that was not credited',
    `kind = 'refund', parcel_id = null`,
    /parcel 1 \(returned\): 2 pieces of 21000 piastres, credited 0 of 0$/,
  ],
  [
    'that was credited for another order',
    'order_id = (select min(order_id) from invoices)',
    /^CN-\d+ of .+ is for a parcel of another order$/,
  ],
])('the audit finds a parcel that came back unpaid %s', async (_, change, expected) => {
  const { id, bulbs } = await arrangeTwoParcels();
  await moved(bulbs, 'returned');
  const rolledBack = new Error('undo');
  const found: string[] = [];
  const spoiled = office.db.transaction(async (tx) => {
    await tx.execute(sql.raw(`update credit_notes set ${change} where order_id = ${id}`));
    found.push(...(await auditShop(tx)).findings.map(({ detail }) => detail));
    throw rolledBack;
  });
  await expect(spoiled).rejects.toBe(rolledBack);
  expect(found).toContainEqual(expect.stringMatching(expected));
});

it('a refund after a parcel came back unpaid is of what was paid only', async () => {
  const { id, bulbs, lamps } = await arrangeTwoParcels();
  await moved(lamps, 'delivered');
  await refund(id, 400);
  await moved(bulbs, 'returned');
  const [back, unpaid] = await notesOf(id);
  expect([back?.total, unpaid?.total]).toEqual([40_000, 21_000]);
});

it('staff and the shopper see the credit notes of an order', async () => {
  const order = await arrangeTwoParcels();
  await moved(order.lamps, 'delivered');
  await moved(order.bulbs, 'returned');
  await refund(order.id, 61);
  const params = { id: order.id };
  const warehouse = await office.signIn('warehouse');
  const money = await office.call('getOrderMoney', { params }, { as: warehouse });
  expect(money.body.data.credit_notes).toMatchObject([
    {
      number: expect.stringMatching(/^CN-\d{6}$/),
      ...{ kind: 'undelivered', parcel: 1, reason: null, amount: 210, delivery: 50, vat: 19.65 },
      lines: [{ pieces: 2, amount: 160 }],
    },
    { kind: 'refund', parcel: null, reason: 'Scratched', amount: 61, lines: [{ pieces: 0 }] },
  ]);
  const { token } = order.buyer;
  const invoice = await office.shop.call('getInvoice', { params }, { token });
  expect(invoice.body.data.credit_notes).toEqual(
    money.body.data.credit_notes.map(({ number, issued_at, amount }) => ({
      ...{ number, issued_at, amount },
    })),
  );
});

it('numbers have no gaps and none twice when many are issued at once and some fail', async () => {
  const orders = [];
  for (let count = 0; count < 6; count += 1) orders.push(await arrangeDelivered(office));
  const [last] = (
    await office.db.execute<{ last: number }>(
      sql`select last::int as last from credit_note_counter`,
    )
  ).rows;
  const results = await Promise.allSettled(
    orders.flatMap(({ id }, index) =>
      index % 2 === 0 ? [takeBack(id), takeBack(id)] : [refund(id, 61), refund(id, 600)],
    ),
  );
  // Of each pair one is refused: an order comes back once, and no more is paid back than came in.
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(6);
  const notes = (await Promise.all(orders.map(({ id }) => notesOf(id)))).flat();
  expect(notes.map(({ number }) => number).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 6 }, (_, index) => (last?.last ?? 0) + index + 1),
  );
});
