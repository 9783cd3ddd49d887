import { toast } from '../fixtures/forms.ts';
import { DESK, enterAsStaff, speakStaff, test } from '../fixtures/office-test.ts';
import { expect } from '../fixtures/shop-test.ts';
import { wordsOf } from '../fixtures/words.ts';

test.use({ ...DESK, permissions: ['clipboard-read', 'clipboard-write'] });

test('a paste whose rows cannot be read says why, and is made once they can', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED/);
  const words = wordsOf('ar', 'admin');
  await speakStaff(context, 'ar');
  await enterAsStaff(context, 'owner');
  await page.goto('/products/grid');
  const grid = page.getByRole('grid', { name: words('productGrid.title') });
  await expect(grid.getByRole('columnheader').first()).toBeVisible();
  const names = await grid.getByRole('columnheader').allInnerTexts();
  const place = names.indexOf(words('productGrid.columns.list_price'));
  const price = grid.locator('[aria-rowindex="2"]').getByRole('gridcell').nth(place);
  await price.click();
  await page.evaluate(() => navigator.clipboard.writeText('987'));

  // Few rows came with the list; the others are read for the paste.
  const rows = '**/api/staff/product-grid/rows';
  await page.route(rows, (route) => route.abort('internetdisconnected'));
  await page.keyboard.press('Control+Shift+ArrowDown');
  await page.keyboard.press('Control+v');
  await expect(toast(page, words('errors.network_error'))).toBeVisible();

  await page.unroute(rows);
  await page.keyboard.press('Control+v');
  await expect(grid.getByRole('gridcell').filter({ hasText: '987' }).first()).toBeVisible();
  await page.keyboard.press('Control+Home');
  await expect(price).toContainText('987');
});
