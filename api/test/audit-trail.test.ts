import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLog } from '../src/audit-trail/audit-trail-tables.ts';
import { recordAudit } from '../src/audit-trail/record-audit.ts';
import { commandLine, type ShopperPrincipal } from '../src/principals/principal.ts';
import { TestApp } from './test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await TestApp.open();
});
afterAll(() => shop.close());

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
