import { randomUUID } from 'node:crypto';
import { enterAsStaff, test } from '../fixtures/office-test.ts';
import { ShopApi } from '../fixtures/shop-api.ts';
import { expect } from '../fixtures/shop-test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { shopOrigin } from '../shop-under-test.ts';

/** The shop that the back office belongs to. */

const ar = wordsOf('ar', 'admin');

test('a manager makes a voucher on an Arabic phone, and the shop takes it at once', async ({
  page,
  context,
  playwright,
  expectConsole,
}) => {
  expectConsole(/status of 400/);
  await enterAsStaff(context, 'manager');
  await page.goto('/vouchers/new');
  const code = `NOUR-${randomUUID().slice(0, 8)}`.toUpperCase();
  const save = page.getByRole('button', { name: ar('vouchers.save') });
  const discount = page.getByRole('textbox', { name: ar('vouchers.value.percent') });
  await page.getByRole('textbox', { name: ar('vouchers.code') }).fill(code.toLowerCase());
  await save.click();
  await expect(discount).toHaveAccessibleDescription(ar('fields.percent_or_amount'));
  await discount.fill('١٥');
  // In words, before it is saved.
  await expect(page.getByText(/خصم .*15/)).toBeVisible();
  await save.click();
  const link = page.getByRole('link', { name: code });
  await expect(link).toBeVisible();

  const shop = await playwright.request.newContext({ baseURL: shopOrigin });
  const api = new ShopApi(shop);
  const { data: products } = await api.call('listProducts', { body: { limit: 1 } });
  const lines = [{ id: products[0]?.id ?? 0, quantity: 1 }];
  const taken = await api.call('checkVoucher', { body: { code, lines } });
  expect(taken.data.discount).toBeGreaterThan(0);
  await shop.dispose();
});
