import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { toast } from '../fixtures/forms.ts';
import { openShopBeside, ownerAtWork } from '../fixtures/owner-at-work.ts';
import { StaffApi } from '../fixtures/staff-api.ts';
import { expect, test } from '../fixtures/stocked-shop.ts';

const photograph = fileURLToPath(
  new URL('../../demo/pictures/categories/pendants.webp', import.meta.url),
);
const logo = fileURLToPath(
  new URL('../../demo/pictures/categories/floor-lamps.webp', import.meta.url),
);

ownerAtWork('ar', ({ locale, words, controls }) => {
  test('an owner crops a photograph to a square and renames the lamp, then brings the earlier state back', async ({
    page,
    stocked,
  }) => {
    const lamp = await stocked.lamp();
    const { field, select, button } = controls(page);
    await page.goto(`${stocked.shop.adminOrigin}/products/${lamp.id}`);
    const section = page.getByRole('region', { name: words('photographs.title'), exact: true });
    await section.getByLabel(words('photographs.choose')).first().setInputFiles(photograph);
    const tile = section
      .getByRole('list', { name: words('photographs.title') })
      .getByRole('button');
    await tile.click();
    await section.getByRole('button', { name: words('photographs.crop'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: words('photographs.cropTitle') });
    await select('photographs.shape').selectOption(words('photographs.shapes.square'));
    await dialog.getByRole('button', { name: words('photographs.cropDone'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await field(`photographs.altIn.${locale}`).fill('Cropped');
    await field(`products.nameIn.${locale}`).fill('A hasty name');
    await button('products.save').click();
    await expect(toast(page, words('products.saved'))).toBeVisible();

    const { beside: shop } = await openShopBeside(page, stocked);
    await shop.goto(`${stocked.shop.origin}/product/details/${lamp.id}`);
    await expect(shop.getByRole('heading', { level: 1, name: 'A hasty name' })).toBeVisible();
    const cropped = shop.getByRole('img', { name: 'Cropped' }).first();
    await expect
      .poll(() => cropped.evaluate((img: HTMLImageElement) => img.naturalWidth / img.naturalHeight))
      .toBeCloseTo(1, 1);

    await page.bringToFront();
    await page.getByRole('link', { name: words('products.versions.title') }).click();
    await button('products.versions.restore').first().click();
    await expect(toast(page, words('products.versions.restored'))).toBeVisible();
    await expect(field(`products.nameIn.${locale}`)).toHaveValue(lamp.name[locale]);
    await expect(tile).toHaveCount(0);
    await shop.bringToFront();
    await shop.reload();
    await expect(shop.getByRole('heading', { level: 1, name: lamp.name[locale] })).toBeVisible();
  });

  test('an owner gives the shop a logo, which every page shows, and takes it back', async ({
    page,
    stocked,
  }) => {
    const { button } = controls(page);
    const { beside: shop } = await openShopBeside(page, stocked);
    // Not by role: on a phone the opening animation hides the page from it at first.
    const mark = shop.locator('header img');
    await page.bringToFront();
    await page.goto(`${stocked.shop.adminOrigin}/settings/shop`);
    await page
      .getByLabel(words('shopSettings.pictures.logo.choose'), { exact: true })
      .setInputFiles(logo);
    await expect(button('shopSettings.pictures.logo.remove')).toBeVisible();
    await button('texts.save').click();
    await expect(toast(page, words('shopSettings.saved'))).toBeVisible();
    await shop.bringToFront();
    await shop.goto(stocked.shop.origin);
    // Pages follow the settings a moment later.
    const marks = async () => {
      await shop.reload();
      return mark.count();
    };
    await expect.poll(marks).not.toBe(0);
    await expect(mark.first()).not.toHaveJSProperty('naturalWidth', 0);

    await page.bringToFront();
    await button('shopSettings.pictures.logo.remove').click();
    // The message of the first time may still be there.
    const saved = page.waitForResponse(/\/shop-settings$/);
    await button('texts.save').click();
    expect((await saved).ok()).toBe(true);
    await shop.bringToFront();
    await expect.poll(marks).toBe(0);
  });
});

ownerAtWork('en', ({ locale, words, controls }) => {
  test('an owner has prices computed from cost, sees what is left, sets a time for them and takes it back', async ({
    page,
    context,
    stocked,
    expectConsole,
  }) => {
    // A time that is over.
    expectConsole(/status of 400/);
    const { slug, name } = await stocked.category();
    const lamp = await stocked.lamp({ price: 150, category: slug });
    const unknown = await stocked.lamp({ price: 90, category: slug });
    const api = new StaffApi(context.request, stocked.shop.adminOrigin);
    await api.call('setCosts', { body: { costs: [{ id: lamp.id, version: 0, cost: 100 }] } });
    const { field, select, button } = controls(page);
    await page.goto(`${stocked.shop.adminOrigin}/prices/new?category=${slug}`);
    await expect(page.getByRole('main')).toContainText(name[locale]);
    await select('prices.kind').selectOption(words('prices.kinds.cost'));
    await field('prices.value.rate').fill('1.2');
    await field('prices.value.markup').fill('50');
    await button('prices.preview').click();
    // 100 × 1.2 + 50 % is 180, of which 44.4 % are left.
    const main = page.getByRole('main');
    await expect(main.getByText(/\b180\b/).first()).toBeVisible();
    await expect(main.getByText(/44\.4/).first()).toBeVisible();

    const later = page.getByRole('form', { name: words('prices.later') });
    const time = later.getByLabel(words('prices.at'));
    await time.fill('2020-01-01T10:00');
    await later.getByRole('button').click();
    await expect(time).toHaveAttribute('aria-invalid', 'true');
    await time.fill(`${new Date().getUTCFullYear() + 1}-01-15T10:00`);
    await later.getByRole('button').click();
    await expect(main.getByText(words('prices.states.scheduled')).first()).toBeVisible();
    await button('prices.steps.unschedule').click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: words('prices.steps.unschedule') }).click();
    await expect(button('prices.steps.apply')).toBeVisible();
    await button('prices.steps.apply').click();
    await dialog.getByRole('button', { name: words('prices.steps.apply') }).click();
    await expect(page.getByText(words('prices.stateTexts.applied'))).toBeVisible();
    for (const [{ id }, price] of [
      [lamp, 180],
      [unknown, 90],
    ] as const) {
      const shown = await stocked.api().call('getProduct', { params: { id: String(id) } });
      expect(shown.data.price).toBe(price);
    }
  });

  test('a sheet with a wrong cell is downloaded with marks, and is read without them when it is sent again', async ({
    page,
    stocked,
  }) => {
    const lamp = await stocked.lamp({ price: 1_250 });
    const { button } = controls(page);
    await page.goto(`${stocked.shop.adminOrigin}/products?text=${lamp.sku}`);
    await page.getByRole('link', { name: words('products.sheets') }).click();
    const download = async (name: string) => {
      const downloading = page.waitForEvent('download');
      await page.getByRole('button', { name, exact: true }).click();
      return readFile(await (await downloading).path());
    };
    const sheet = await download(words('sheets.formats.csv'));
    const send = (file: string, mimeType: string, buffer: Buffer) =>
      page
        .getByLabel(words('sheets.choose'))
        .first()
        .setInputFiles({ name: file, mimeType, buffer });
    await send('lamps.csv', 'text/csv', Buffer.from(sheet.toString().replace(',1250,', ',abc,')));
    await expect(page.getByText(words('sheets.stateTexts.faulty'))).toBeVisible();
    const marked = await download(words('sheets.marked'));

    // Sent as it is, its marks are no cells: the same one is wrong.
    const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    await page.goto(`${stocked.shop.adminOrigin}/sheets`);
    await send('lamps-marked.xlsx', xlsx, marked);
    await expect(page.getByText(words('sheets.stateTexts.faulty'))).toBeVisible();
    await expect(page.getByText(/^I3$/).first()).toBeVisible();
    await expect(button('sheets.marked')).toBeVisible();
  });
});
