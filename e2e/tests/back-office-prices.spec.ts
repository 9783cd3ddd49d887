import { workAs } from '../fixtures/own-staff.ts';
import { expect, test } from '../fixtures/stocked-shop.ts';
import { wordsOf } from '../fixtures/words.ts';

const ar = wordsOf('ar', 'admin');

test('an owner raises prices by 7 % rounded to 5, sees them in the shop, and takes it back', async ({
  page,
  context,
  stocked,
}) => {
  const lamp = await stocked.lamp({ price: 1_250 });
  const { adminOrigin, origin } = stocked.shop;
  const inShop = await context.newPage();
  const expectInShop = async (price: string) => {
    await inShop.goto(`${origin}/product/details/${lamp.id}`, { waitUntil: 'commit' });
    await expect(inShop.getByRole('main').getByText(price).first()).toBeVisible();
  };
  await workAs(page, stocked.shop, 'owner');
  await page.goto(`${adminOrigin}/products?text=${lamp.sku}`);
  await page.getByRole('link', { name: ar('products.changePrices') }).click();
  await expect(page.getByText(lamp.sku)).toBeVisible();
  await page.getByRole('textbox', { name: ar('prices.value.percent') }).fill('٧');
  await page.getByRole('button', { name: ar('prices.preview') }).click();

  // Every new price, before anything changes.
  const rows = page.getByRole('main').getByText('1,340');
  await expect(rows.first()).toBeVisible();
  await expectInShop('1,250');

  const confirm = async (step: 'apply' | 'undo') => {
    await page.getByRole('button', { name: ar(`prices.steps.${step}`) }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: ar(`prices.steps.${step}`) }).click();
  };
  await confirm('apply');
  await expect(page.getByText(ar('prices.stateTexts.applied'))).toBeVisible();
  await expectInShop('1,340');

  await confirm('undo');
  await expect(page.getByText(ar('prices.stateTexts.undone'))).toBeVisible();
  await expectInShop('1,250');
});
