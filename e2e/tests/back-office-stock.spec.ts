import { toast } from '../fixtures/forms.ts';
import { workAs } from '../fixtures/own-staff.ts';
import { expect, test } from '../fixtures/stocked-shop.ts';
import { wordsOf } from '../fixtures/words.ts';

const ar = wordsOf('ar', 'admin');
const shopWords = wordsOf('ar');

test('staff find a sold-out lamp on an Arabic phone and receive ten; the shop sells it', async ({
  page,
  stocked,
}) => {
  const lamp = await stocked.lamp({ stock: 0 });
  await workAs(page, stocked.shop, 'warehouse');
  await page.goto(`${stocked.shop.adminOrigin}/stock?filter=low`);
  const find = page.getByRole('searchbox', { name: ar('stock.find') });
  await find.fill(lamp.sku);
  await find.press('Enter');
  await page.getByRole('main').getByRole('link', { name: lamp.name.ar }).click();
  await expect(page.getByRole('heading', { level: 1, name: lamp.name.ar })).toBeVisible();

  const pieces = page.getByRole('textbox', { name: ar('stock.quantities.received.label') });
  await pieces.fill('١٠');
  await expect(page.getByText('في المتجر: 0، ثم 10')).toBeVisible();
  await page.getByRole('button', { name: ar('stock.save'), exact: true }).click();
  await expect(toast(page, 'تم الحفظ: 10 قطع في المتجر')).toBeVisible();
  await expect(pieces).toHaveValue('');
  await expect(page.getByText('+10', { exact: true })).toBeVisible();

  await page.goto(`${stocked.shop.origin}/product/details/${lamp.id}`);
  await expect(
    page.getByRole('button', { name: shopWords('cart.add'), exact: true }).first(),
  ).toBeEnabled();
});
