import type { Locale } from '@dp/contract/locale.ts';
import { placeButton, speak, toast } from '../fixtures/forms.ts';
import { newestCode } from '../fixtures/outbox.ts';
import { enterAs } from '../fixtures/shop-api.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { newPerson } from '../fixtures/shoppers.ts';
import { wordsOf } from '../fixtures/words.ts';

const ar = wordsOf('ar');

const people = {
  ar: { name: 'نهى إبراهيم', street: '7 شارع البحر', state: 'الجيزة', city: 'الدقي' },
  en: { name: 'Noha Ibrahim', street: '7 Bahr Street', state: 'Giza', city: 'Dokki' },
} satisfies Record<Locale, object>;

test('a first-time buyer orders with phone, code and name alone', async ({ page, request }) => {
  const { name, street, state, city } = people.ar;
  const { phone } = newPerson(name);
  await enterAs(page, undefined, [{ id: 1, quantity: 1 }]);
  await speak(page, 'ar');
  await page.goto('/my-cart');
  await page.getByRole('link', { name: ar('cart.checkout') }).click();
  await page.waitForURL(/\/login\?next=/);
  await expect(page.getByText(ar('accounts.loginPage.textForCheckout'))).toBeVisible();

  // Phone, code, name.
  await page.getByLabel(ar('accounts.login'), { exact: true }).fill(phone);
  await page.getByRole('button', { name: ar('accounts.loginPage.continueByPhone') }).click();
  await page.waitForURL(/\/otp\?next=/);
  await page
    .getByLabel(ar('accounts.code.label'), { exact: true })
    .fill(await newestCode(request, `+2${phone}`));
  await page.getByLabel(ar('accounts.name'), { exact: true }).fill(name);
  // That the code was right is said by this form itself.
  await expect(toast(page, ar('accounts.code.entered'))).toBeHidden();
  await page.getByRole('button', { name: ar('accounts.nameStep.submit') }).click();

  // At the checkout: Back leads past the log-in to the cart at once.
  await page.waitForURL(/\/checkout\/add-new-address/);
  await page.goBack();
  await page.waitForURL(/\/my-cart$/);
  await page.getByRole('link', { name: ar('cart.checkout') }).click();
  await page.waitForURL(/\/checkout\/add-new-address/);
  // It asks for nothing it knows already.
  await expect(page.getByLabel(ar('addresses.fullName'), { exact: true })).toHaveValue(name);
  // What is ordered is above the form, and delivery in its sum once there is a city.
  const order = page.getByRole('group').filter({ hasText: ar('cart.total') });
  await expect(order).toContainText(ar('cart.beforeDelivery'));
  await page.getByRole('button', { name: ar('addresses.state') }).click();
  await page.getByRole('dialog').getByText(state, { exact: true }).click();
  await page.getByRole('dialog').getByText(city, { exact: true }).click();
  await expect(order).toContainText(ar('cart.withDelivery'));
  await order.getByText(ar('cart.withDelivery')).click();
  const totals = order.getByRole('region', { name: ar('checkout.totalsTitle') });
  await expect(totals).toContainText(ar('checkout.shipping'));
  await page.getByLabel(ar('addresses.street')).fill(street);
  await page.getByRole('button', { name: ar('addresses.saveAndUse') }).click();
  // The first address is the one: no choice is asked for.
  await page.waitForURL(/\/checkout\/review/);
  // What is bought is in the first view, which leads to its lines.
  const glance = page.getByRole('link', { name: ar('checkout.items'), exact: true });
  await expect(glance).toBeInViewport({ ratio: 1 });
  await glance.click();
  await expect(page.getByRole('heading', { name: ar('checkout.items') })).toBeInViewport();
  await placeButton(page, ar).click();
  await page.waitForURL(/\/order-placed-successfully/);
  await expect(page.getByRole('heading', { name: ar('checkout.placedTitle') })).toBeVisible();
  await expect(page.getByText('شكرًا يا نهى.')).toBeVisible();

  // The account has no password yet, and says how to get one.
  await page.goto('/profile/change-password');
  await expect(page.getByText(ar('accounts.changePassword.firstText'))).toBeVisible();
  await page.getByRole('link', { name: ar('accounts.changePassword.byCode') }).click();
  const shown = `${phone.slice(0, 3)} ${phone.slice(3, 7)} ${phone.slice(7)}`;
  await expect(page.getByLabel(ar('accounts.login'), { exact: true })).toHaveValue(shown);
});
