import { placeButton, toast } from '../fixtures/forms.ts';
import { openShopBeside, ownerAtWork } from '../fixtures/owner-at-work.ts';
import { expect, test } from '../fixtures/stocked-shop.ts';

ownerAtWork('en', ({ locale, words, inShop, controls }) => {
  test('an owner changes what delivery to a city costs: the checkout asks for it, and the report of the month has the order', async ({
    page,
    stocked,
    enter,
    expectConsole,
  }) => {
    expectConsole(/status of 400/);
    const { adminOrigin } = stocked.shop;
    const lamp = await stocked.lamp({ price: 400 });
    const buyer = await stocked.buyer(undefined, locale);
    const api = stocked.api(locale);
    const { data: governorates } = await api.call('listStatesAndCities', { body: { limit: 1 } });
    const governorate = governorates[0];
    // Not the city of other tests' buyers.
    const city = governorate?.cities[2];
    const { field, button } = controls(page);
    await page.goto(`${adminOrigin}/delivery-rates`);
    await page
      .getByRole('main')
      .getByRole('link', { name: governorate?.name ?? '', exact: true })
      .click();
    // Cities without a rate of their own say the governorate's.
    await expect(button('rates.deliver')).toBeHidden();
    await expect(page.getByRole('main')).not.toContainText('—');
    const change = words('rates.editOf').replace('{name}', city?.name ?? '');
    await page.getByRole('button', { name: change, exact: true }).click();
    const cost = field('rates.costInEgp');
    await cost.fill('7x');
    await button('rates.save').click();
    await expect(cost).toHaveAttribute('aria-invalid', 'true');
    await expect(cost).toHaveValue('7x');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(words('rates.previewNone'));
    await cost.fill('73');
    await expect(dialog.getByText(/(?<!\d)73(?!\d).*·/)).toBeVisible();
    await button('rates.save').click();
    await expect(toast(page, words('rates.saved'))).toBeVisible();

    const address = await api.addAddress(buyer, {
      state_id: governorate?.id,
      city_id: city?.id,
    });
    const { beside: shop, look } = await openShopBeside(page, stocked);
    const lines = [{ id: lamp.id, quantity: 3 }];
    await enter(buyer, lines, shop);
    await look('/checkout', async () => {
      await expect(shop.getByRole('complementary')).toContainText(/(?<!\d)73(?!\d)/);
      await shop.getByRole('button', { name: inShop('checkout.continue'), exact: true }).click();
      await expect(placeButton(shop, inShop)).toContainText('1,273');
    });
    await stocked.order({ ...buyer, addressId: address.id }, lines, { total: 1_273 });

    await page.goto(`${adminOrigin}/reports`);
    await page.getByRole('link', { name: words('reports.periods.month') }).click();
    const reports = page.getByRole('navigation', { name: words('reports.title') });
    await reports.getByRole('link', { name: words('reports.names.products') }).click();
    const row = page.getByRole('row').filter({ hasText: lamp.name[locale] });
    await expect(row).toContainText('1,200');
    await expect(row.getByText('3', { exact: true })).toBeVisible();
  });
});
