import type { Page } from '@playwright/test';
import { placeButton } from '../fixtures/forms.ts';
import { expect, test } from '../fixtures/stocked-shop.ts';
import { wordsOf } from '../fixtures/words.ts';

const ar = wordsOf('ar');

async function tryCode(page: Page, code: string): Promise<void> {
  await page.getByLabel(ar('checkout.voucherLabel')).fill(code);
  await page.getByRole('button', { name: ar('checkout.voucherApply') }).click();
}

test('a voucher that does not hold says why; one that does takes off what it says, and is used up', async ({
  page,
  stocked,
  enter,
  expectConsole,
}) => {
  expectConsole(/status of 422/);
  const lamp = await stocked.lamp({ price: 200, category: 'lamps' });
  const buyer = await stocked.buyer();
  const other = await stocked.buyer('كريم حسن');
  const { owner } = stocked.shop;
  const create = (...words: string[]) => owner.call(stocked.shop, 'vouchers', 'create', ...words);
  await create('OLD10', '--percent', '10', '--until', '2026-01-31');
  await create('LATER10', '--percent', '10', '--from', '2090-01-01');
  await create('RICH10', '--percent', '10', '--minimum', '5000');
  await create('BULBS10', '--percent', '10', '--category', 'bulbs');
  await create('LAST10', '--percent', '10', '--uses', '1');
  await create('ONCE10', '--percent', '10', '--per-customer', '1');
  await create('OFF10', '--percent', '10');
  await owner.call(stocked.shop, 'vouchers', 'disable', 'OFF10');
  await create('LAMPS15', '--percent', '15', '--category', 'lamps', '--uses', '1');
  const line = [{ id: lamp.id, quantity: 1 }];
  await stocked.order(other, line, { total: 230, voucher: 'LAST10' });
  await stocked.order(buyer, line, { total: 230, voucher: 'ONCE10' });

  await enter(buyer, [{ id: lamp.id, quantity: 2 }]);
  await page.goto('/checkout/review');
  await page.getByRole('button', { name: ar('checkout.voucherLink') }).click();
  const field = page.getByLabel(ar('checkout.voucherLabel'));
  await page.getByRole('button', { name: ar('checkout.voucherApply') }).click();
  await expect(field).toHaveAccessibleDescription(ar('checkout.voucherRequired'));
  for (const [code, reason] of [
    ['NEVER', 'unknown'],
    ['OLD10', 'expired'],
    ['LATER10', 'not_started'],
    ['BULBS10', 'nothing_in_scope'],
    ['LAST10', 'used_up'],
    ['ONCE10', 'used_by_you'],
    ['OFF10', 'disabled'],
  ] as const) {
    await tryCode(page, code);
    await expect(field, code).toHaveAccessibleDescription(ar(`checkout.voucherReason.${reason}`));
  }
  await tryCode(page, 'RICH10');
  await expect(field).toHaveAccessibleDescription(/قيمتها .*5,000/);

  // Typed in small letters and Arabic digits, as a phone may have it.
  await tryCode(page, 'lamps١٥');
  await expect(page.getByText(/الكود .*LAMPS15.* خصم .*60/)).toBeVisible();
  await expect(placeButton(page, ar)).toContainText('390');
  await page.getByRole('button', { name: ar('checkout.voucherRemove') }).click();
  await expect(placeButton(page, ar)).toContainText('450');
  await tryCode(page, 'LAMPS15');
  await expect(placeButton(page, ar)).toContainText('390');
  // The cart counts it as well.
  await page.getByRole('link', { name: ar('checkout.editCart') }).click();
  const summary = page.getByRole('region', { name: ar('cart.summary') });
  await expect(summary).toContainText('LAMPS15');
  // Its delivery is listed, and in the total.
  await expect(summary.locator('[data-foot]')).toContainText('390');
  await summary.getByRole('button', { name: ar('checkout.voucherRemove') }).click();
  await expect(summary.locator('[data-foot]')).toContainText('450');
  await page.goto('/checkout/review');
  await expect(placeButton(page, ar)).toContainText('450');
  await page.getByRole('button', { name: ar('checkout.voucherLink') }).click();
  await tryCode(page, 'LAMPS15');
  await expect(placeButton(page, ar)).toContainText('390');
  await placeButton(page, ar).click();
  await page.waitForURL(/\/order-placed-successfully/);
  const [placed] = await stocked.ordersOf(buyer);
  expect(placed?.total).toBe(390);
});

test('a voucher whose last use went to somebody else is reported before anything is placed', async ({
  page,
  stocked,
  enter,
  expectConsole,
}) => {
  expectConsole(/status of (409|422)/);
  const lamp = await stocked.lamp({ price: 200 });
  const [buyer, other] = [await stocked.buyer(), await stocked.buyer('كريم حسن')];
  await stocked.shop.owner('vouchers', 'create', 'SINGLE', '--amount', '50', '--uses', '1');
  await enter(buyer, [{ id: lamp.id, quantity: 1 }]);
  await page.goto('/checkout/review');
  await page.getByRole('button', { name: ar('checkout.voucherLink') }).click();
  await tryCode(page, 'SINGLE');
  await expect(placeButton(page, ar)).toContainText('200');
  await stocked.order(other, [{ id: lamp.id, quantity: 1 }], { total: 200, voucher: 'SINGLE' });
  await placeButton(page, ar).click();
  const sheet = page.getByRole('dialog', { name: ar('checkout.differsTitle') });
  await expect(sheet).toContainText(ar('checkout.voucherReason.used_up'));
  expect(await stocked.ordersOf(buyer)).toEqual([]);
  await sheet.getByRole('button', { name: /^موافق/ }).click();
  await page.waitForURL(/\/order-placed-successfully/);
  expect((await stocked.ordersOf(buyer)).map(({ total }) => total)).toEqual([250]);
});

test('a guest types a code in the cart, and it holds once they have signed in', async ({
  page,
  stocked,
  enter,
  expectConsole,
}) => {
  expectConsole(/status of 422/);
  const [lamp, bulb] = [await stocked.lamp({ price: 200 }), await stocked.lamp({ price: 100 })];
  const buyer = await stocked.buyer();
  await stocked.shop.owner('vouchers', 'create', 'GUEST50', '--amount', '50');
  await enter(
    undefined,
    [lamp, bulb].map(({ id }) => ({ id, quantity: 1 })),
  );
  await page.goto('/my-cart');
  await page.getByRole('button', { name: ar('checkout.voucherLink') }).click();
  await tryCode(page, 'NEVER');
  await expect(page.getByLabel(ar('checkout.voucherLabel'))).toHaveAccessibleDescription(
    ar('checkout.voucherReason.unknown'),
  );
  // The bar at the foot does not cover it.
  const reason = await page.getByText(ar('checkout.voucherReason.unknown')).boundingBox();
  const foot = page.locator('[data-foot]');
  expect((reason?.y ?? 0) + (reason?.height ?? 0)).toBeLessThan((await foot.boundingBox())?.y ?? 0);
  await tryCode(page, 'GUEST50');
  await expect(foot).toContainText('250');
  // The field has gone; the focus is on what takes its place.
  const remove = page.getByRole('button', { name: ar('checkout.voucherRemove') });
  await expect(remove).toBeFocused();
  await remove.click();
  await expect(foot).toContainText('300');
  await tryCode(page, 'GUEST50');
  await expect(foot).toContainText('250');
  // As the login stores it, in the same tab.
  await page.evaluate(
    ([token, id]) => {
      localStorage.setItem('user-token', token ?? '');
      localStorage.setItem('USER_ID_KEY', id ?? '');
    },
    [buyer.token, String(buyer.client.id)],
  );
  await page.goto('/checkout/review');
  await expect(placeButton(page, ar)).toContainText('300');
});

test('a voucher that the cart falls below says why, and does not take the focus', async ({
  page,
  stocked,
  enter,
}) => {
  const lamp = await stocked.lamp({ price: 200 });
  await stocked.shop.owner('vouchers', 'create', 'FROM350', '--amount', '50', '--minimum', '350');
  await enter(undefined, [{ id: lamp.id, quantity: 2 }]);
  await page.goto('/my-cart');
  await page.getByRole('button', { name: ar('checkout.voucherLink') }).click();
  await tryCode(page, 'FROM350');
  const foot = page.locator('[data-foot]');
  await expect(foot).toContainText('350');
  const fewer = page.getByRole('button', { name: ar('ui.decrease') });
  await fewer.click();
  await expect(page.getByText(ar('checkout.voucherReason.below_minimum'))).toBeVisible();
  await expect(page.getByLabel(ar('checkout.voucherLabel'))).toHaveCount(0);
  await page.getByRole('button', { name: ar('ui.increase') }).click();
  await expect(foot).toContainText('350');
});
