import { expectAccessible } from '../fixtures/accessible.ts';
import { toast } from '../fixtures/forms.ts';
import { workAs } from '../fixtures/own-staff.ts';
import { photographLamp } from '../fixtures/phone-photographs.ts';
import { expect, test } from '../fixtures/stocked-shop.ts';
import { wordsOf } from '../fixtures/words.ts';

const ar = wordsOf('ar', 'admin');

test('an owner photographs a new lamp off and on with a phone, tries its switch, puts it on sale, and it lights up in the shop in the evening', async ({
  page,
  context,
  stocked,
  expectConsole,
}) => {
  expectConsole(/status of 422/);
  const number = Date.now();
  const name = `أباجورة المرسى ${number}`;
  const lamp = await photographLamp(context, 'dp-tf-0004');
  const other = await photographLamp(context, 'dp-wl-0004');
  await workAs(page, stocked.shop, 'owner');
  await page.goto(`${stocked.shop.adminOrigin}/products`);
  await page.getByRole('link', { name: ar('products.add') }).click();
  const field = (key: `${string}.${string}`) => page.getByRole('textbox', { name: ar(key) });
  await field('products.sku').fill(`MR-${number}`);
  await field('products.firstStock').fill('3');
  await field('products.listPrice').fill('900');
  await field('products.nameIn.ar').fill(name);
  await field('products.nameIn.en').fill(`Harbour lamp ${number}`);
  const save = page.getByRole('button', { name: ar('products.save'), exact: true });
  await save.click();
  await expect(toast(page, ar('products.added'))).toBeVisible();

  const section = page.getByRole('region', { name: ar('photographs.title'), exact: true });
  await section.getByRole('button', { name: ar('photographs.lamp.open') }).click();
  const dialog = page.getByRole('dialog', { name: ar('photographs.lamp.title') });
  const choose = (shot: 'off' | 'on') =>
    dialog.locator(`input[aria-label="${ar(`photographs.lamp.choose.${shot}`)}"]`);
  await choose('off').setInputFiles(lamp.off);
  await choose('on').setInputFiles(other.on);
  await expect(dialog.getByRole('alert')).toHaveText(ar('photographs.pairFaults.other_scene'));
  await expectAccessible(page, 'two photographs of a lamp');
  await choose('on').setInputFiles(lamp.on);
  const lit = dialog.locator('[data-lit] > span').first();
  await expect(lit).toHaveCSS('opacity', '1');
  await dialog.getByRole('switch', { name: ar('photographs.lamp.switch') }).click();
  await expect(lit).toHaveCSS('opacity', '0');
  await dialog.getByRole('slider', { name: ar('photographs.lamp.dimmer') }).fill('40');
  await expect(lit).not.toHaveCSS('opacity', '0');
  await expectAccessible(page, 'a lamp made of two photographs');
  await dialog.getByRole('button', { name: ar('photographs.lamp.use') }).click();
  await expect(section.locator('[data-lit]')).toHaveCount(1);

  await page.getByRole('combobox', { name: ar('products.state') }).selectOption('on_sale');
  await save.click();
  await expect(toast(page, ar('products.saved'))).toBeVisible();
  const shop = await context.newPage();
  await shop.addInitScript(() => localStorage.setItem('DARK_MODE_KEY', 'true'));
  await shop.goto(`/search/product?query=${encodeURIComponent(name)}`);
  await shop.getByRole('main').getByRole('link', { name }).first().click();
  await expect(shop.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(shop.locator('html')).toHaveClass('dark');
  const light = shop.locator('main [data-lit] > span').first();
  await expect(light).toHaveCSS('opacity', '1');
  // Its photograph has loaded.
  await expect(light).toHaveAttribute('data-ready');
});
