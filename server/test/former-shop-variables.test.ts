import { readShop } from '@dp/api/shop-settings/shop-details.ts';
import { TestApp } from '@dp/api/test/test-app.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginWithFormerVariables, readFormerShop } from '../src/former-shop-variables.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await TestApp.open({ mode: 'production' });
});
afterAll(() => shop.close());

/** A start with variables: what it said, and what the shop says about itself then. */
async function start(variables: NodeJS.ProcessEnv) {
  const said: string[] = [];
  await beginWithFormerVariables(shop.deps, readFormerShop(variables), (line) => said.push(line));
  return { said, shop: await readShop(shop.db) };
}

it('the first start takes over what the variables say, the next ones say that they are not used', async () => {
  const none = await start({ SHOP_PHONE: '' });
  expect([none.said, none.shop.version]).toEqual([[], 0]);

  await expect(start({ SHOP_PHONE: '19000', SHOP_TAX_NUMBER: 'none' })).rejects.toThrow(
    /not right:\n {2}SHOP_TAX_NUMBER is not valid: none$/,
  );

  const first = await start({ SHOP_PHONE: '19000', SHOP_NAME_AR: 'نور', CONTACT_EMAIL: 'a@b.eg' });
  expect(first.said).toEqual([
    expect.stringMatching(/^SHOP_NAME_AR, SHOP_PHONE, CONTACT_EMAIL: copied into/),
  ]);
  expect(first.shop).toMatchObject({
    version: 1,
    details: { phone: '19000', name_ar: 'نور', name_en: 'نور', email: 'a@b.eg', whatsapp: null },
  });

  const second = await start({ SHOP_PHONE: 'nonsense' });
  expect(second.said).toEqual([expect.stringMatching(/^SHOP_PHONE: no longer used/)]);
  expect(second.shop).toEqual(first.shop);
});
