import { readFile } from 'node:fs/promises';
import { ownerAtWork } from '../fixtures/owner-at-work.ts';
import { expect, test } from '../fixtures/stocked-shop.ts';

const SELLER = {
  tax_number: '100200300',
  tax_branch_code: '0',
  tax_activity_code: '4759',
  tax_device_serial: 'POS-1',
  tax_governorate: 'القاهرة',
  tax_city: 'وسط البلد',
  tax_street: 'نجيب الريحاني',
  tax_building: '12',
} as const;

ownerAtWork('en', ({ words: t, controls }) => {
  test('the owner gives a lamp its tax code and downloads the documents of the day', async ({
    page,
    stocked,
    expectConsole,
  }) => {
    expectConsole(/status of 400/);
    const lamp = await stocked.lamp({ price: 300 });
    const order = await stocked.order(await stocked.buyer(), [{ id: lamp.id, quantity: 1 }], {
      total: 350,
    });
    await stocked.advance(order, 'ongoing', 'dispatched');
    const open = (path: string) => page.goto(`${stocked.shop.adminOrigin}${path}`);
    const { field, button } = controls(page);

    await open(`/products/${lamp.id}`);
    const code = field('products.tax.code');
    await code.fill('6223001360019');
    await button('products.save').click();
    await expect(code).toHaveAccessibleDescription(new RegExp(t('fields.item_code_invalid')));
    await code.fill('6223001360018');
    await button('products.save').click();
    await expect(page.getByText(t('products.saved'))).toBeVisible();

    await open('/settings/shop');
    for (const [name, value] of Object.entries(SELLER)) {
      await field(`shopSettings.fields.${name as keyof typeof SELLER}`).fill(value);
    }
    await button('shopSettings.save').click();
    await expect(page.getByText(t('shopSettings.saved'))).toBeVisible();

    await open('/payments');
    await field('tax.companies').fill(order.number);
    await button('tax.check').click();
    await page.locator('summary').click();
    await expect(page.getByText(t('tax.reasons.company'))).toBeVisible();
    await field('tax.companies').fill('');
    await button('tax.check').click();
    await expect(page.getByText(t('tax.reasons.company'))).toHaveCount(0);

    const downloaded = async (format: 'csv' | 'receipts') => {
      const downloading = page.waitForEvent('download');
      await button(`tax.formats.${format}`).click();
      return readFile(await (await downloading).path(), 'utf8');
    };
    expect(await downloaded('csv')).toContain('6223001360018');
    const { receipts } = JSON.parse(await downloaded('receipts'));
    const own = receipts.find(
      ({ header }: { header: { sOrderNameCode: string } }) =>
        header.sOrderNameCode === order.number,
    );
    expect(own).toMatchObject({
      seller: { rin: '100200300', deviceSerialNumber: 'POS-1' },
      itemData: [{ itemType: 'GS1', itemCode: '6223001360018', total: 300 }],
      totalAmount: 350,
    });
  });
});
