import { toast } from '../fixtures/forms.ts';
import { workAs } from '../fixtures/own-staff.ts';
import { expect, test } from '../fixtures/stocked-shop.ts';
import { wordsOf } from '../fixtures/words.ts';

const ar = wordsOf('ar', 'admin');

test('an owner changes a price on an Arabic phone and sees it in the shop', async ({
  page,
  context,
  stocked,
}) => {
  const lamp = await stocked.lamp({ price: 100 });
  await workAs(page, stocked.shop, 'owner');
  await page.goto(`${stocked.shop.adminOrigin}/products?filter=on_sale`);
  const find = page.getByRole('searchbox', { name: ar('products.find') });
  await find.fill(lamp.sku);
  await find.press('Enter');
  await page.getByRole('main').getByRole('link', { name: lamp.name.ar }).click();
  await expect(page.getByRole('heading', { level: 1, name: lamp.name.ar })).toBeVisible();

  const prices = page.getByRole('region', { name: ar('products.price'), exact: true });
  await page.getByRole('textbox', { name: ar('products.listPrice') }).fill('٢٥٠');
  await page.getByRole('textbox', { name: ar('products.discount') }).fill('١٠');
  // As the shop computes it, before it is saved.
  await expect(prices.getByText(/225/)).toBeVisible();
  await page.getByRole('button', { name: ar('products.save'), exact: true }).click();
  await expect(toast(page, ar('products.saved'))).toBeVisible();

  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: ar('products.seeInShop') }).click();
  const shop = await opened;
  await expect(shop.getByRole('heading', { level: 1, name: lamp.name.ar })).toBeVisible();
  // The lamp's number has digits too.
  await expect(shop.getByText(/(?<![\d-])225(?!\d)/).first()).toBeVisible();
});
