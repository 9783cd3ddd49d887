import { addDemoCustomer } from '@dp/api/accounts/add-demo-customer.ts';
import { addDemoStaff, demoStaff } from '@dp/api/staff/add-demo-staff.ts';
import { TestApp } from '@dp/api/test/test-app.ts';
import { TestBackOffice } from '@dp/api/test/test-back-office.ts';
import { openTestDatabase } from '@dp/api/test/test-database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDemoAccounts, DEMO_CUSTOMER } from '../src/seed-demo-shop.ts';
import { serverConfig } from './command-shop.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await TestApp.on(await openTestDatabase());
});
afterAll(() => shop.close());

it('a shop filled in development and run in production lets nobody in by the password that everybody knows', async () => {
  await addDemoCustomer(shop.db, DEMO_CUSTOMER, shop.clock.now());
  const body = { login: DEMO_CUSTOMER.email, password: DEMO_CUSTOMER.password };
  const { token } = (await shop.call('login', { body })).body.data as { token: string };
  const lines: string[] = [];
  const start = (mode: 'development' | 'production') =>
    closeDemoAccounts(
      { ...serverConfig, api: { ...serverConfig.api, mode } },
      shop.database,
      (line) => lines.push(line),
    );
  await start('development');
  expect((await shop.call('accountInfo', {}, { token })).status).toBe(200);
  await start('production');
  await start('production');
  expect(lines).toEqual([expect.stringContaining(DEMO_CUSTOMER.email)]);
  expect((await shop.call('login', { body })).status).toBe(401);
  expect((await shop.call('accountInfo', {}, { token })).status).toBe(401);
});

it('nor does its back office, to any of the demo staff', async () => {
  await addDemoStaff(shop.db, shop.clock.now());
  const office = await TestBackOffice.on(shop);
  const owner = await office.signInAs(demoStaff('owner'));
  expect((await office.call('me', {}, { as: owner })).body.data.must_set_up_factor).toBe(false);
  const former = demoStaff('content');
  const setDisabled = (at: Date | null) =>
    shop.database.pool.query('update staff set disabled_at = $1 where email = $2', [
      at,
      former.email,
    ]);
  await setDisabled(shop.clock.now());
  const lines: string[] = [];
  const production = { ...serverConfig, api: { ...serverConfig.api, mode: 'production' as const } };
  for (let start = 0; start < 2; start += 1) {
    await closeDemoAccounts(production, shop.database, (line) => lines.push(line));
  }
  expect(lines).toEqual([expect.stringContaining("5 members of the demo shop's staff")]);
  expect((await office.call('me', {}, { as: owner })).problem.code).toBe('session_expired');
  const again = await office.call('signIn', { body: demoStaff('owner') });
  expect(again.problem.code).toBe('wrong_credentials');
  // One who was disabled before the shop was opened, and is enabled afterwards.
  await setDisabled(null);
  const enabled = await office.call('signIn', { body: former });
  expect(enabled.problem.code).toBe('wrong_credentials');
  await office.app.close();
});
