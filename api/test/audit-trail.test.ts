import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../src/audit-trail/audit-trail-tables.ts';
import { recordAudit } from '../src/audit-trail/record-audit.ts';
import { commandLine, type ShopperPrincipal } from '../src/principals/principal.ts';
import type { TestApp } from './test-app.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let shop: TestApp;
let reader: StaffCaller;
beforeAll(async () => {
  office = await TestBackOffice.open();
  shop = office.shop;
  reader = await office.signIn(['audit.read']);
});
afterAll(() => office.close());

const entry = () => ({
  action: 'order.confirm' as const,
  subject: { kind: 'order', id: 1 },
  at: shop.clock.now(),
});

it('the audit trail cannot be changed, shortened or emptied', async () => {
  await shop.db.transaction((tx) => recordAudit(tx, commandLine, entry()));
  for (const statement of [
    "update audit_log set action = 'nothing'",
    'delete from audit_log',
    'truncate audit_log',
  ]) {
    await expect(shop.database.pool.query(statement)).rejects.toThrow('append-only');
  }
  expect(await shop.db.$count(auditLog)).toBe(1);
});

it('what a shopper does with their own is no row of the shop', async () => {
  const shopper: ShopperPrincipal = {
    kind: 'shopper',
    customerId: 1,
    partnerId: 1,
    sessionHash: '',
    verified: true,
  };
  const before = await shop.db.$count(auditLog);
  await shop.db.transaction((tx) => recordAudit(tx, shopper, entry()));
  expect(await shop.db.$count(auditLog)).toBe(before);
});

describe('searching the audit trail', () => {
  const search = async (query: object) =>
    (await office.call('listAuditRows', { query }, { as: reader })).body;

  it('finds by who, what, which record and when, newest first', async () => {
    const as = await office.signIn('orders');
    const before = shop.clock.now();
    shop.clock.advance({ minutes: 1 });
    const save = (name: string, version: number) =>
      office.call('editProfile', { body: { name, locale: 'en', version } }, { as });
    await save('Sara', 1);
    shop.clock.advance({ minutes: 1 });
    await save('Mona', 2);
    const after = shop.clock.now();
    const actor = String(as.staffId);
    const { data, next } = await search({ actor, action: 'staff.edit-profile' });
    expect(next).toBeNull();
    expect(data.map((row) => row.after)).toEqual([
      { name: 'Mona', locale: 'en' },
      { name: 'Sara', locale: 'en' },
    ]);
    expect(data[1]).toMatchObject({
      // Who did it is called as today.
      actor: { kind: 'staff', id: as.staffId, name: 'Mona' },
      network: '127.0.0.1',
      subject: { kind: 'staff', id: actor },
      at: '2026-03-01T10:01:00.000Z',
    });
    const record = { subject_kind: 'staff', subject_id: actor };
    expect((await search(record)).data).toHaveLength(2);
    const between = { ...record, from: before.toISOString(), to: after.toISOString() };
    expect((await search(between)).data.map((row) => row.after?.name)).toEqual(['Sara']);
    expect((await search({ actor: 'system' })).data[0]?.actor).toEqual({
      kind: 'system',
      id: null,
      name: 'command line',
    });
  });

  it('pages through rows of one moment without losing or repeating any', async () => {
    const subject = { kind: 'order', id: 'paged' };
    for (let row = 0; row < 5; row += 1) {
      await shop.db.transaction((tx) => recordAudit(tx, commandLine, { ...entry(), subject }));
    }
    const ids: number[] = [];
    let before: string | null | undefined;
    do {
      const page = await search({ subject_kind: 'order', subject_id: 'paged', limit: 2, before });
      ids.push(...page.data.map(({ id }) => id));
      before = page.next;
    } while (before !== null);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect(new Set(ids).size).toBe(5);
  });

  it('offers who and what there is to choose from', async () => {
    const { data } = (await office.call('auditChoices', {}, { as: reader })).body;
    expect(data.actors).toContainEqual({ id: reader.staffId, name: expect.any(String) });
    expect(data.actions).toEqual(['order.confirm', 'staff.edit-profile']);
  });

  it('needs its permission', async () => {
    const as = await office.signIn('warehouse');
    const { problem } = await office.call('listAuditRows', {}, { as });
    expect(problem).toMatchObject({ status: 403, permission: 'audit.read' });
  });
});
