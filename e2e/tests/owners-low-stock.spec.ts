import { toast } from '../fixtures/forms.ts';
import { openShopBeside, ownerInBothLanguages } from '../fixtures/owner-in-both-languages.ts';
import { expect, test } from '../fixtures/stocked-shop.ts';

ownerInBothLanguages(({ locale, words, controls }) => {
  test('an owner decides from how many pieces down stock is low: the list shows it, and the product says how many are left', async ({
    page,
    stocked,
  }) => {
    const { adminOrigin } = stocked.shop;
    const lamp = await stocked.lamp({ price: 1_000, stock: 11 });
    const { field, button } = controls(page);
    const { beside: shop, look } = await openShopBeside(page, stocked);
    const listed = page.getByRole('main').locator(`a[href$="/stock/${lamp.id}"]`);
    const left = shop.getByText(locale === 'ar' ? 'آخر 11 قطعة' : 'Only 11 left').first();

    await page.goto(`${adminOrigin}/stock?filter=low`);
    const staff = field('stock.low.staff_units');
    await staff.fill('5');
    await field('stock.low.shopper_units').fill('0');
    await button('stock.low.save').click();
    await expect(toast(page, words('settings.saved'))).toBeVisible();
    await expect(listed).toHaveCount(0);

    await staff.fill(locale === 'ar' ? '١١' : '11');
    await field('stock.low.shopper_units').fill('12');
    await button('stock.low.save').click();
    await expect(listed.first()).toBeVisible();
    await look(`/product/details/${lamp.id}`, () => expect(left).toBeVisible());
  });
});
