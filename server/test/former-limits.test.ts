import { readSettings } from '@dp/api/settings/read-settings.ts';
import { TestApp } from '@dp/api/test/test-app.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginWithFormerLimits, readFormerLimits } from '../src/former-limits.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await TestApp.open({ mode: 'production' });
  // Databases of tests begin with a setting.
  await shop.database.pool.query(`delete from settings where name = 'order_size'`);
});
afterAll(() => shop.close());

/** A start with variables: what it said, and the setting then. */
async function start(variables: NodeJS.ProcessEnv) {
  const said: string[] = [];
  await beginWithFormerLimits(shop.deps, readFormerLimits(variables), (line) => said.push(line));
  return { said, setting: (await readSettings(shop.db)).order_size };
}

it('the first start takes over the former limits of an order, the next ones say that they are not used', async () => {
  const none = await start({ MAX_UNITS_PER_LINE: '' });
  expect([none.said, none.setting.version]).toEqual([[], 0]);
  await expect(start({ MAX_UNITS_PER_LINE: '20', MAX_CASH_ORDER_EGP: 'much' })).rejects.toThrow(
    /not right:\n {2}MAX_CASH_ORDER_EGP is not valid: much$/,
  );
  const first = await start({ MAX_UNITS_PER_LINE: '20', MAX_CASH_ORDER_EGP: '0' });
  expect(first.said).toEqual([
    expect.stringMatching(/^MAX_UNITS_PER_LINE, MAX_CASH_ORDER_EGP: copied into/),
  ]);
  expect(first.setting).toEqual({
    version: 1,
    value: { units_per_line: 20, units_per_order: 300, unconfirmed_cash: null },
  });
  const second = await start({ MAX_UNITS_PER_LINE: '7' });
  expect(second.said).toEqual([expect.stringMatching(/^MAX_UNITS_PER_LINE: no longer used/)]);
  expect(second.setting).toEqual(first.setting);
});
