import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditShop } from '../src/audit/audit-shop.ts';
import { openAtBosta } from './arrange/bosta-office.ts';
import {
  arrangePackedOrder,
  type BostaSimulator,
  parcelVersion,
  sendToBosta,
  startBostaSimulator,
} from './arrange/courier.ts';
import type { StaffCaller, TestBackOffice } from './test-back-office.ts';

let simulator: BostaSimulator;
let office: TestBackOffice;
let owner: StaffCaller;
let order: Awaited<ReturnType<typeof arrangePackedOrder>>;

beforeAll(async () => {
  simulator = await startBostaSimulator();
  ({ office, owner } = await openAtBosta(simulator));
  order = await arrangePackedOrder(office, owner);
  // Refused, taken back, and registered in the end.
  await simulator.next({ create: 'refused' });
  await sendToBosta(office, owner, order.parcelId);
  await simulator.next({});
  await sendToBosta(office, owner, order.parcelId);
  await onParcel('recallParcel', {});
  await sendToBosta(office, owner, order.parcelId);
});
afterAll(async () => {
  await office.close();
  await simulator.stop();
});

async function onParcel(call: 'recallParcel' | 'setTracking', body: Record<string, unknown>) {
  const version = await parcelVersion(office, order.parcelId);
  const input = { params: { id: order.parcelId }, body: { version, ...body } };
  const answer = await office.call(call, input, { as: owner });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.problem));
}

/** What the audit says after statements that are undone again. */
async function foundAfter(...statements: string[]): Promise<string[]> {
  const rolledBack = new Error('undo');
  const found: string[] = [];
  const spoiled = office.db.transaction(async (tx) => {
    for (const statement of statements) await tx.execute(sql.raw(statement));
    found.push(...(await auditShop(tx)).findings.map(({ detail }) => detail));
    throw rolledBack;
  });
  await expect(spoiled).rejects.toBe(rolledBack);
  return found;
}

it('registrations that were refused, withdrawn and repeated add up', async () => {
  const { rows } = await office.db.execute(sql`select state from courier_deliveries order by id`);
  expect(rows.map(({ state }) => state)).toEqual(['failed', 'cancelled', 'created']);
  expect(await foundAfter()).toEqual([]);
});

it.each([
  [
    'a registered parcel without its ids there',
    `delivery_id = null where state = 'created'`,
    /^DP-.+-3 \(created, bosta\): number \d+, id none/,
  ],
  [
    'one that waits and is never sent',
    `state = 'pending', tracking_number = null, delivery_id = null, try_at = null where state = 'created'`,
    /^DP-.+-3 \(pending, bosta\): .+ asked next never$/,
  ],
  [
    'one that was refused without a reason',
    `failure = null where state = 'failed'`,
    /^DP-.+-1 \(failed, bosta\): .+ failure none/,
  ],
  [
    'one that ended and is still asked about',
    `try_at = now() where state = 'cancelled'`,
    /^DP-.+-2 \(cancelled, bosta\)/,
  ],
  [
    'one with a courier without an API',
    `courier_id = (select id from couriers where kind = 'manual') where state = 'created'`,
    /^DP-.+-3 \(created, manual\)/,
  ],
  [
    'the reference of another parcel',
    `reference = 'DP-1-99-3' where state = 'created'`,
    / registration 3 of 3 is DP-1-99-3, created$/,
  ],
  [
    'a number that is not the parcel’s',
    `tracking_number = '1' where state = 'created'`,
    / has the number \d+, the registration 1 is created$/,
  ],
  [
    'an address there that is not the order’s',
    `registered = registered || '{"street": "Elsewhere"}' where state = 'created'`,
    /-3 \(created, packed\): correction none, failure none, the address is another$/,
  ],
  [
    'a correction that was taken, though the address there is another',
    `registered = registered || '{"street": "Elsewhere"}', correction = 'accepted' where state = 'created'`,
    /-3 \(created, packed\): correction accepted, failure none, the address is another$/,
  ],
  [
    'a correction that was refused without a reason',
    `correction = 'refused' where state = 'created'`,
    /-3 \(created, packed\): correction refused, failure none/,
  ],
  [
    'a correction of a registration that has ended',
    `correction = 'accepted' where state = 'cancelled'`,
    /-2 \(cancelled, packed\): correction accepted/,
  ],
])('the audit finds %s', async (_, change, expected) => {
  expect(await foundAfter(`update courier_deliveries set ${change}`)).toEqual([
    expect.stringMatching(expected),
  ]);
});

it('the audit finds an older registration that is open beside the last one', async () => {
  const found = await foundAfter(
    `update courier_deliveries set state = 'cancelled', try_at = null where state = 'created'`,
    `update courier_deliveries set state = 'created' where id = 2`,
    'update parcels set tracking_number = (select tracking_number from courier_deliveries where id = 2)',
  );
  expect(found).toEqual([expect.stringMatching(/ registration 2 of 3 is DP-.+-2, created$/)]);
});

it('the audit finds the number of a registration that was taken back on the parcel', async () => {
  const found = await foundAfter(
    'update parcels set tracking_number = (select tracking_number from courier_deliveries where id = 2)',
  );
  expect(found).toEqual([
    expect.stringMatching(/ has the number \d+, the registration \d+ is cancelled$/),
    expect.stringMatching(/ has the number \d+, the registration \d+ is created$/),
  ]);
});

it('an address there may differ while its correction waits, was refused or was passed on', async () => {
  const other = `registered = registered || '{"street": "Elsewhere"}'`;
  for (const state of [
    `correction = 'pending', correct_at = now()`,
    `correction = 'refused', correction_failure = '400 late'`,
    `correction = 'passed_on'`,
  ]) {
    const change = `update courier_deliveries set ${other}, ${state} where state = 'created'`;
    expect(await foundAfter(change)).toEqual([]);
  }
});

it('a number that staff typed may differ from the registration’s', async () => {
  await onParcel('setTracking', { tracking_number: 'BY-HAND-1' });
  expect(await foundAfter()).toEqual([]);
});
