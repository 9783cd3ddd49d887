import { addDemoCustomer } from '@dp/api/accounts/add-demo-customer.ts';
import { TestApp } from '@dp/api/test/test-app.ts';
import { openTestDatabase } from '@dp/api/test/test-database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeDemoAccount, DEMO_CUSTOMER } from '../src/seed-demo-shop.ts';
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
    closeDemoAccount(
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
