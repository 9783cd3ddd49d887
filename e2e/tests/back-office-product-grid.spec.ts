import { DESK, speakStaff } from '../fixtures/office-test.ts';
import { workAs } from '../fixtures/own-staff.ts';
import { StaffApi } from '../fixtures/staff-api.ts';
import { expect, type Lamp, testAlone as test } from '../fixtures/stocked-shop.ts';
import { wordsOf } from '../fixtures/words.ts';

for (const [locale, screen] of [
  ['ar', { viewport: { width: 820, height: 1180 } }],
  ['en', DESK],
] as const) {
  const words = wordsOf(locale, 'admin');
  const column = (key: string) => words(`productGrid.columns.${key}`);

  test.describe(locale, () => {
    test.use({ ...screen, permissions: ['clipboard-read', 'clipboard-write'] });

    test(`prices of several lamps are typed, pasted and taken back by keyboard, saved together and undone together (${locale})`, async ({
      page,
      context,
      stocked,
    }) => {
      const lamps: Lamp[] = [];
      for (let count = 0; count < 3; count += 1) lamps.unshift(await stocked.lamp({ price: 100 }));
      const [first, second, third] = lamps as [Lamp, Lamp, Lamp];
      const priceOf = async ({ id }: Lamp) => {
        const { data } = await stocked.api().call('getProduct', { params: { id: String(id) } });
        return [data.list_price, data.price];
      };
      await speakStaff(context, locale);
      await workAs(page, stocked.shop, 'owner');
      const colleague = new StaffApi(context.request, stocked.shop.adminOrigin);
      const { data: earlier } = await colleague.call('listGridSaves', {});
      await page.goto(`${stocked.shop.adminOrigin}/products/grid`);
      const grid = page.getByRole('grid', { name: words('productGrid.title') });
      await expect(grid.getByRole('columnheader').first()).toBeVisible();
      const names = await grid.getByRole('columnheader').allInnerTexts();
      const cell = (row: number, key: string) =>
        grid
          .locator(`[aria-rowindex="${row + 2}"]`)
          .getByRole('gridcell')
          .nth(names.indexOf(column(key)));
      await expect(cell(0, 'sku')).toHaveText(first.sku);

      // Typed over two rows, in Arabic digits, and taken back step by step.
      await cell(0, 'list_price').click();
      await page.keyboard.press('F2');
      await page.keyboard.type('١٢٠');
      await page.keyboard.press('Enter');
      await page.keyboard.type('130');
      await page.keyboard.press('Enter');
      await expect(cell(0, 'list_price')).toContainText('120');
      await expect(cell(1, 'list_price')).toContainText('130');
      await page.keyboard.press('Control+z');
      await expect(cell(1, 'list_price')).toContainText('100');
      await page.keyboard.press('Control+y');
      await expect(cell(1, 'list_price')).toContainText('130');

      // Unsaved cells survive a reload.
      page.once('dialog', (dialog) => void dialog.accept());
      await page.reload();
      await expect(cell(1, 'list_price')).toContainText('130');

      // A block from a spreadsheet: price and discount of two rows.
      await cell(0, 'list_price').click();
      await page.evaluate(() => navigator.clipboard.writeText('140\t10\n1,150.50\t5%'));
      await page.keyboard.press('Control+v');
      await expect(cell(1, 'list_price')).toContainText('1,150.50');
      await expect(cell(0, 'discount')).toContainText('10');
      await page.keyboard.press('Escape');

      // A colleague is faster with the third.
      await cell(2, 'name_en').click();
      await page.keyboard.press('F2');
      await page.keyboard.type('Mine');
      await page.keyboard.press('Tab');
      const params = { id: third.id };
      const { data } = await colleague.call('getStaffProduct', { params });
      const { id: _, sku: __, stock: ___, image: ____, ...body } = data;
      await colleague.call('editProduct', { params, body: { ...body, name_en: 'Theirs' } });

      const save = page.getByRole('button', { name: words('productGrid.save'), exact: true });
      await save.click();
      const unsaved = page.getByRole('region').filter({
        has: page.getByRole('button', { name: words('productGrid.keepMine') }),
      });
      await expect(unsaved).toContainText('Theirs');
      await expect.poll(() => priceOf(first)).toEqual([140, 126]);
      await expect.poll(async () => (await priceOf(second))[0]).toBe(1150.5);
      await unsaved.getByRole('button', { name: words('productGrid.keepMine') }).click();
      await save.click();
      await expect(unsaved).toBeHidden();
      await expect(cell(2, 'name_en')).toHaveText('Mine');

      // The save of the two prices is undone as one.
      const saves = page.getByRole('region', { name: words('productGrid.saves') });
      const undo = saves.getByRole('button', { name: words('productGrid.undoSave') });
      // Above those that another test left.
      await expect(undo).toHaveCount(earlier.filter(({ pending }) => pending > 0).length + 2);
      await undo.nth(1).click();
      await expect(cell(0, 'list_price')).toContainText('100');
      await expect.poll(() => priceOf(first)).toEqual([100, 100]);
      await expect.poll(() => priceOf(second)).toEqual([100, 100]);
      await expect(cell(2, 'name_en')).toHaveText('Mine');
    });

    // Direction decides nothing here.
    if (locale === 'ar')
      test('what is typed while a save is on its way is left to be saved, and a press elsewhere leaves the grid', async ({
        page,
        context,
        stocked,
      }) => {
        const second = await stocked.lamp({ price: 100 });
        const first = await stocked.lamp({ price: 100 });
        await speakStaff(context, locale);
        await workAs(page, stocked.shop, 'owner');
        await page.goto(`${stocked.shop.adminOrigin}/products/grid`);
        const grid = page.getByRole('grid', { name: words('productGrid.title') });
        await expect(grid.getByRole('columnheader').first()).toBeVisible();
        const names = await grid.getByRole('columnheader').allInnerTexts();
        const price = (row: number) =>
          grid
            .locator(`[aria-rowindex="${row + 2}"]`)
            .getByRole('gridcell')
            .nth(names.indexOf(column('list_price')));
        const type = async (row: number, text: string) => {
          await price(row).click();
          await page.keyboard.press('F2');
          await page.keyboard.type(text);
          await page.keyboard.press('Enter');
        };
        await expect(grid.getByText(first.sku)).toBeVisible();
        await type(0, '120');

        let answer = () => {};
        const held = new Promise<void>((resolve) => {
          answer = resolve;
        });
        await page.route('**/api/staff/product-grid', async (route) => {
          await held;
          await route.continue();
        });
        const save = page.getByRole('button', { name: words('productGrid.save'), exact: true });
        const progress = page.getByRole('progressbar', { name: words('productGrid.savingLabel') });
        await save.click();
        await expect(progress).toBeVisible();
        await type(0, '150');
        await type(1, '160');
        answer();
        await expect(progress).toBeHidden();
        await expect(price(0)).toContainText('150');
        await expect(price(1)).toContainText('160');
        await save.click();
        for (const [{ id }, is] of [
          [first, 150],
          [second, 160],
        ] as const) {
          const params = { id: String(id) };
          const listPrice = async () =>
            (await stocked.api().call('getProduct', { params })).data.list_price;
          await expect.poll(listPrice).toBe(is);
        }

        const find = page.getByRole('searchbox', { name: words('productGrid.find') });
        await price(0).click();
        await page.keyboard.press('F2');
        await find.click();
        await page.keyboard.type('lamp');
        await expect(find).toHaveValue('lamp');
      });
  });
}
