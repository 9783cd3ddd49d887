import { toast } from '../fixtures/forms.ts';
import { speakStaff } from '../fixtures/office-test.ts';
import { workAs } from '../fixtures/own-staff.ts';
import { expect, test } from '../fixtures/stocked-shop.ts';
import { wordsOf } from '../fixtures/words.ts';

for (const locale of ['ar', 'en'] as const) {
  const words = wordsOf(locale, 'admin');

  test(`a product is counted by its code without showing what there should be; closing books the difference (${locale})`, async ({
    page,
    stocked,
  }) => {
    const { adminOrigin } = stocked.shop;
    const lamp = await stocked.lamp({ stock: 9 });
    await workAs(page, stocked.shop, 'warehouse');
    await speakStaff(page.context(), locale);
    await page.goto(`${adminOrigin}/stock`);
    await page.getByRole('link', { name: words('stock.counts') }).click();
    await page.getByRole('button', { name: words('stockCounts.start') }).click();
    await page.waitForURL(/\/stock\/counts\/\d+$/);

    const code = page.getByRole('textbox', { name: words('stockCounts.scan') });
    await code.fill(lamp.sku);
    await code.press('Enter');
    const quantity = page.getByRole('textbox', { name: words('stockCounts.quantity') });
    await expect(quantity).toBeFocused();
    await quantity.fill(locale === 'ar' ? '٧' : '7');
    await quantity.press('Enter');
    await expect(toast(page, locale === 'ar' ? 'سُجّلت 7 قطع' : 'Entered: 7 pieces')).toBeVisible();
    await expect(code).toBeFocused();

    await page.getByRole('link', { name: words('stockCounts.parts.different') }).click();
    await expect(page.getByText('−2', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: words('stockCounts.finish') }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: words('stockCounts.finish') }).click();
    await expect(toast(page, words('stockCounts.finished'))).toBeVisible();
    await expect(page.getByText(words('stockCounts.states.closed'), { exact: true })).toBeVisible();

    await page.goto(`${adminOrigin}/stock/${lamp.id}`);
    await expect(page.getByText('−2', { exact: true })).toBeVisible();
  });
}
