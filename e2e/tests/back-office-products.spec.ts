import { toast } from '../fixtures/forms.ts';
import { workAs } from '../fixtures/own-staff.ts';
import { StaffApi } from '../fixtures/staff-api.ts';
import { expect, test } from '../fixtures/stocked-shop.ts';
import { wordsOf } from '../fixtures/words.ts';

const ar = wordsOf('ar', 'admin');

test('an owner changes a price on an Arabic phone, after looking at what a colleague changed, and sees it in the shop', async ({
  page,
  context,
  stocked,
  expectConsole,
}) => {
  expectConsole(/status of 409/);
  const lamp = await stocked.lamp({ price: 100 });
  await workAs(page, stocked.shop, 'owner');
  await page.goto(`${stocked.shop.adminOrigin}/products?filter=on_sale`);
  const find = page.getByRole('searchbox', { name: ar('products.find') });
  await find.fill(lamp.sku);
  await find.press('Enter');
  await page.getByRole('main').getByRole('link', { name: lamp.name.ar }).click();
  await expect(page.getByRole('heading', { level: 1, name: lamp.name.ar })).toBeVisible();

  const name = page.getByRole('textbox', { name: ar('products.nameIn.en') });
  const price = page.getByRole('textbox', { name: ar('products.listPrice') });
  const save = page.getByRole('button', { name: ar('products.save'), exact: true });
  const colleague = new StaffApi(context.request, stocked.shop.adminOrigin);
  const params = { id: lamp.id };
  const { data } = await colleague.call('getStaffProduct', { params });
  const { id: _, sku: __, stock: ___, image: ____, ...body } = data;
  await colleague.call('editProduct', { params, body: { ...body, name_en: 'Renamed' } });
  await price.fill('٣٠٠');
  await save.click();
  const conflict = page.getByRole('dialog');
  await expect(conflict.getByRole('row', { name: /Renamed/ })).toContainText(lamp.name.en);
  await conflict.getByRole('button', { name: ar('parts.conflict.takeTheirs') }).click();
  await expect(name).toHaveValue('Renamed');
  await expect(price).toHaveValue('100');

  const prices = page.getByRole('region', { name: ar('products.price'), exact: true });
  await price.fill('٢٥٠');
  await page.getByRole('textbox', { name: ar('products.discount') }).fill('١٠');
  // As the shop computes it, before it is saved.
  await expect(prices.getByText(/225/)).toBeVisible();
  await save.click();
  await expect(toast(page, ar('products.saved'))).toBeVisible();

  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: ar('products.seeInShop') }).click();
  const shop = await opened;
  await expect(shop.getByRole('heading', { level: 1, name: lamp.name.ar })).toBeVisible();
  // The lamp's number has digits too.
  await expect(shop.getByText(/(?<![\d-])225(?!\d)/).first()).toBeVisible();
});
