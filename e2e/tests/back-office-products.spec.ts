import { fileURLToPath } from 'node:url';
import { toast } from '../fixtures/forms.ts';
import { workAs } from '../fixtures/own-staff.ts';
import { ownerAtWork } from '../fixtures/owner-at-work.ts';
import { StaffApi } from '../fixtures/staff-api.ts';
import { expect, test } from '../fixtures/stocked-shop.ts';
import { wordsOf } from '../fixtures/words.ts';

const ar = wordsOf('ar', 'admin');
const photographs = ['pendants', 'floor-lamps'].map((name) =>
  fileURLToPath(new URL(`../../demo/pictures/categories/${name}.webp`, import.meta.url)),
);

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
  // Reads the page again, with the colleague's change: what is typed stays, and is not saved over it unseen.
  await page.getByRole('textbox', { name: ar('products.cost.one') }).fill('77');
  await page.getByRole('button', { name: ar('products.cost.save'), exact: true }).click();
  const costs = page.getByRole('region', { name: ar('products.cost.title'), exact: true });
  await expect(costs.getByText(/\b77\b/)).toBeVisible();
  await expect(price).toHaveValue('٣٠٠');
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
  await expect(prices.getByText(/\b225\b/)).toBeVisible();
  await save.click();
  await expect(toast(page, ar('products.saved'))).toBeVisible();

  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: ar('products.seeInShop') }).click();
  const shop = await opened;
  await expect(shop.getByRole('heading', { level: 1, name: lamp.name.ar })).toBeVisible();
  // The lamp's number has digits too.
  await expect(shop.getByText(/(?<![\d-])225(?!\d)/).first()).toBeVisible();
});

ownerAtWork('en', ({ locale, words, inShop, controls }) => {
  test('an owner previews a lamp on sale under a new name and with another first photograph, by day and lit, in both languages; the shop goes on with the old', async ({
    page,
    context,
    stocked,
    expectConsole,
  }) => {
    expectConsole(/status of 400/);
    const lamp = await stocked.lamp();
    const other = 'ar';
    const typed = { ar: 'أباجورة المعاينة', en: 'The previewed lamp' };
    const { field, button } = controls(page);
    await page.goto(`${stocked.shop.adminOrigin}/products/${lamp.id}`);
    const section = page.getByRole('region', { name: words('photographs.title'), exact: true });
    await section.getByLabel(words('photographs.choose')).first().setInputFiles(photographs);
    const tiles = section.getByRole('list', { name: words('photographs.title') });
    await expect(tiles.getByRole('button')).toHaveCount(2);
    await tiles.getByRole('button').last().click();
    await field('photographs.altIn.ar').fill('صورة أخرى');
    await field('photographs.altIn.en').fill('Another picture');
    await button('products.save').click();
    await expect(toast(page, words('products.saved'))).toBeVisible();

    await section.getByRole('button', { name: words('photographs.earlier'), exact: true }).click();
    await field('products.nameIn.ar').fill(typed.ar);
    await field('products.nameIn.en').fill('');
    await button('products.previewInShop').click();
    // As saving would refuse it.
    await expect(field('products.nameIn.en')).toHaveAttribute('aria-invalid', 'true');
    await field('products.nameIn.en').fill(typed.en);
    const opening = context.waitForEvent('page');
    await button('products.previewInShop').click();
    const preview = await opening;
    await expect(preview.getByRole('heading', { level: 1, name: typed[locale] })).toBeVisible();
    await expect(preview.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    const card = preview.getByRole('region', { name: inShop('products.previewPage.card') });
    const first = { ar: 'صورة أخرى', en: 'Another picture' };
    await expect(card.getByText(typed[locale]).first()).toBeVisible();
    const main = preview.getByRole('img', { name: first[locale] }).first();
    await expect(main).toBeVisible();
    const [file = ''] = /[0-9a-f]{20,}/.exec((await main.getAttribute('src')) ?? '') ?? [];
    await expect(card.locator('img').first()).toHaveAttribute('src', new RegExp(file || 'none'));
    await preview.getByRole('button', { name: inShop('ui.lampCord') }).click();
    await expect(preview.locator('html')).toHaveClass(/dark/);
    const link = preview.url();
    await preview.goto(`${stocked.shop.origin}/product/details/${lamp.id}`);
    await expect(preview.getByRole('heading', { level: 1, name: lamp.name[locale] })).toBeVisible();
    await preview.goto(link.replace(`lang=${locale}`, `lang=${other}`));
    await expect(preview.getByRole('heading', { level: 1, name: typed[other] })).toBeVisible();
    await expect(preview.getByRole('img', { name: first[other] }).first()).toBeVisible();
    await preview.close();
    // Nothing that was typed is lost, and nothing is saved.
    await expect(field('products.nameIn.en')).toHaveValue(typed.en);
  });
});
