import { toast } from '../fixtures/forms.ts';
import { workAs } from '../fixtures/own-staff.ts';
import { expect, test } from '../fixtures/stocked-shop.ts';
import { wordsOf } from '../fixtures/words.ts';

const ar = wordsOf('ar', 'admin');
const inShop = wordsOf('ar');

test('an owner adds a lamp as a draft, sees its preview, puts it on sale, and a shopper finds it', async ({
  page,
  context,
  stocked,
}) => {
  const number = Date.now();
  const name = `لمبة الفنار ${number}`;
  await workAs(page, stocked.shop, 'owner');
  await page.goto(`${stocked.shop.adminOrigin}/products`);
  await page.getByRole('link', { name: ar('products.add') }).click();
  const field = (key: `${string}.${string}`) => page.getByRole('textbox', { name: ar(key) });
  await field('products.sku').fill(`LH-${number}`);
  await field('products.firstStock').fill('3');
  await field('products.listPrice').fill('450');
  await field('products.nameIn.ar').fill(name);
  await field('products.nameIn.en').fill(`Lighthouse lamp ${number}`);
  const save = page.getByRole('button', { name: ar('products.save'), exact: true });
  await save.click();
  await expect(toast(page, ar('products.added'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  const opening = context.waitForEvent('page');
  await page.getByRole('button', { name: ar('products.previewInShop') }).click();
  const preview = await opening;
  await expect(preview.getByText(inShop('products.previewPage.text'))).toBeVisible();
  await expect(preview.getByText(name).first()).toBeVisible();
  await preview.close();

  await page.getByRole('combobox', { name: ar('products.state') }).selectOption('on_sale');
  await save.click();
  await expect(toast(page, ar('products.saved'))).toBeVisible();
  const shop = await context.newPage();
  await shop.goto(`/search/product?query=${encodeURIComponent(name)}`);
  await shop.getByRole('main').getByRole('link', { name }).first().click();
  await expect(shop.getByRole('heading', { level: 1, name })).toBeVisible();
});
