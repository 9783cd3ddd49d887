import { toast } from '../fixtures/forms.ts';
import { openShopBeside, ownerAtWork } from '../fixtures/owner-at-work.ts';
import { expect, test } from '../fixtures/stocked-shop.ts';

ownerAtWork('ar', ({ words, controls }) => {
  test('an owner decides from how many pieces down stock is low: the list shows it, and the product says how many are left', async ({
    page,
    stocked,
  }) => {
    const { adminOrigin } = stocked.shop;
    const lamp = await stocked.lamp({ price: 1_000, stock: 11 });
    const { field } = controls(page);
    const { beside: shop, look } = await openShopBeside(page, stocked);
    const listed = page.getByRole('main').locator(`a[href$="/stock/${lamp.id}"]`);
    const left = shop.getByText('آخر 11 قطعة').first();

    const lowList = `${adminOrigin}/stock?filter=low`;
    const decide = async (staff: string, shoppers: string) => {
      await page.getByRole('link', { name: words('stock.low.title') }).click();
      await field('stock.low.staff_units').fill(staff);
      await field('stock.low.shopper_units').fill(shoppers);
      const form = page.getByRole('form', { name: words('stock.low.title') });
      await form.getByRole('button', { name: words('settings.save') }).click();
      await expect(toast(page, words('settings.saved')).first()).toBeVisible();
      await page.goto(lowList);
    };
    await page.goto(lowList);
    await decide('5', '0');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(listed).toHaveCount(0);
    await decide('١١', '12');
    await expect(listed.first()).toBeVisible();
    await look(`/product/details/${lamp.id}`, () => expect(left).toBeVisible());
  });
});
