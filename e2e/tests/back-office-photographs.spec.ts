import { fileURLToPath } from 'node:url';
import { expectAccessible } from '../fixtures/accessible.ts';
import { toast } from '../fixtures/forms.ts';
import { workAs } from '../fixtures/own-staff.ts';
import { expect, test } from '../fixtures/stocked-shop.ts';
import { wordsOf } from '../fixtures/words.ts';

const ar = wordsOf('ar', 'admin');
const photographs = ['pendants', 'floor-lamps'].map((name) =>
  fileURLToPath(new URL(`../../demo/pictures/categories/${name}.webp`, import.meta.url)),
);

test('an owner adds two photographs on an Arabic phone, one of them again after it was cut, describes one, moves it to the front, and the shop shows it', async ({
  page,
  context,
  stocked,
  expectConsole,
}) => {
  expectConsole(/ERR_CONNECTION_RESET/);
  const lamp = await stocked.lamp();
  await workAs(page, stocked.shop, 'owner');
  await page.route('**/api/staff/pictures', (route) => route.abort('connectionreset'), {
    times: 1,
  });
  await page.goto(`${stocked.shop.adminOrigin}/products/${lamp.id}`);
  const section = page.getByRole('region', { name: ar('photographs.title'), exact: true });
  await section.getByLabel(ar('photographs.choose')).first().setInputFiles(photographs);
  const tiles = section.getByRole('list', { name: ar('photographs.title') }).getByRole('button');
  await expect(tiles).toHaveCount(1);
  await expect(section.getByRole('alert')).toHaveText(ar('errors.network_error'));
  await section.getByRole('button', { name: /^إعادة إرسال/ }).click();
  await expect(tiles).toHaveCount(2);

  await tiles.nth(1).click();
  await section.getByRole('textbox', { name: ar('photographs.altIn.ar') }).fill('مصباح مضاء');
  await section.getByRole('textbox', { name: ar('photographs.altIn.en') }).fill('A lamp, lit');
  await section.getByRole('button', { name: ar('photographs.earlier'), exact: true }).click();
  await expect(tiles.first()).toHaveAccessibleName(/مصباح مضاء$/);
  await expectAccessible(page, 'photographs of a product', { colours: 'both' });
  await page.getByRole('button', { name: ar('products.save'), exact: true }).click();
  await expect(toast(page, ar('products.saved'))).toBeVisible();

  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: ar('products.seeInShop') }).click();
  const shop = await opened;
  await expect(shop.getByRole('img', { name: 'مصباح مضاء' }).first()).toBeVisible();
  await expect(shop.getByRole('img', { name: lamp.name.ar })).toHaveCount(1);
});
