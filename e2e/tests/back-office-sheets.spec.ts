import { readFile } from 'node:fs/promises';
import { workAs } from '../fixtures/own-staff.ts';
import { expect, test } from '../fixtures/stocked-shop.ts';
import { wordsOf } from '../fixtures/words.ts';

const ar = wordsOf('ar', 'admin');

test('an owner downloads products, changes a cell, sees the change before it is made and then in the shop; a wrong cell is named', async ({
  page,
  context,
  stocked,
}) => {
  const lamp = await stocked.lamp({ price: 1_250 });
  const { adminOrigin, origin } = stocked.shop;
  await workAs(page, stocked.shop, 'owner');
  await page.goto(`${adminOrigin}/products?text=${lamp.sku}`);
  await page.getByRole('link', { name: ar('products.sheets') }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: ar('sheets.formats.csv') }).click();
  const sheet = await readFile(await (await downloading).path(), 'utf8');
  expect(sheet).toContain(lamp.sku);

  const send = async (content: string) => {
    await page
      .getByLabel(ar('sheets.choose'))
      .first()
      .setInputFiles({
        name: 'lamps.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(content),
      });
  };
  await send(sheet.replace(',1250,', ',abc,'));
  await expect(page.getByText(ar('sheets.stateTexts.faulty'))).toBeVisible();
  await expect(page.getByText(/^I3$/).first()).toBeVisible();

  await page.goto(`${adminOrigin}/sheets`);
  await send(sheet.replace(',1250,', ',1340,'));
  await expect(page.getByText(ar('sheets.stateTexts.ready'))).toBeVisible();
  await expect(page.getByRole('main').getByText('1340', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: ar('sheets.steps.apply') }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: ar('sheets.steps.apply') }).click();
  await expect(page.getByText(ar('sheets.stateTexts.applied'))).toBeVisible();

  const inShop = await context.newPage();
  await inShop.goto(`${origin}/product/details/${lamp.id}`, { waitUntil: 'commit' });
  await expect(inShop.getByRole('main').getByText('1,340').first()).toBeVisible();

  await page.getByRole('button', { name: ar('sheets.steps.undo'), exact: true }).click();
  await dialog.getByRole('button', { name: ar('sheets.steps.undo') }).click();
  await expect(page.getByText(ar('sheets.stateTexts.undone'))).toBeVisible();
  await inShop.reload({ waitUntil: 'commit' });
  await expect(inShop.getByRole('main').getByText('1,250').first()).toBeVisible();
});
