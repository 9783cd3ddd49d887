import type { Locale } from '@dp/contract/locale.ts';
import { placeButton } from '../fixtures/forms.ts';
import { newestCode } from '../fixtures/outbox.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { newPerson } from '../fixtures/shoppers.ts';
import { wordsOf } from '../fixtures/words.ts';

const people = {
  ar: {
    name: 'منى عبد الرحمن',
    street: '12 شارع النيل',
    landmark: 'أمام الصيدلية',
    state: 'الجيزة',
    city: 'الدقي',
  },
  en: {
    name: 'Mona Abdelrahman',
    street: '12 Nile Street',
    landmark: 'Opposite the pharmacy',
    state: 'Giza',
    city: 'Dokki',
  },
} satisfies Record<Locale, object>;

for (const locale of ['ar', 'en'] as const) {
  test(`a first-time buyer finds a lamp, signs up and places a cash-on-delivery order (${locale})`, async ({
    page,
    request,
    context,
    baseURL,
  }) => {
    const words = wordsOf(locale);
    const person = newPerson(people[locale].name);
    if (locale === 'en') await context.addCookies([{ name: 'locale', value: 'en', url: baseURL }]);

    // Home, in the shopper's language from the first byte.
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr');

    // A category by the tab bar, a product in it.
    await page
      .getByRole('navigation', { name: words('layout.navigation') })
      .getByRole('link', { name: words('layout.categories'), exact: true })
      .last()
      .click();
    await page.waitForURL(/\/categories\/$/);
    // By where they lead: the address changes before what it shows.
    await page.locator('main a[href^="/sub/categories/"]').first().click();
    await page.waitForURL(/\/sub\/categories\/\d+/);
    await page.locator('main a[href^="/product/list/"]').first().click();
    await page.waitForURL(/\/product\/list\/\d+/);
    const product = page.getByRole('main').getByRole('article').first();
    await product.getByRole('heading').getByRole('link').click();
    await page.waitForURL(/\/product\/details\/\d+/);
    const add = page.getByRole('button', { name: words('cart.add'), exact: true });
    await expect(add).toBeVisible();
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

    // Into the cart.
    await add.click();
    await expect(page.getByText(words('cart.productAdded'))).toBeVisible();
    await page.goto('/my-cart');
    await expect(page.getByText(name).first()).toBeVisible();
    await expect(page.getByText(words('cart.total'), { exact: false }).first()).toBeVisible();

    // Checkout asks a guest to sign in and brings them back.
    await page.getByRole('link', { name: words('cart.checkout') }).click();
    await page.waitForURL(/\/login/);
    await page.getByRole('link', { name: words('accounts.loginPage.signUp') }).click();
    await page.waitForURL(/\/signup/);
    await page.getByLabel(words('accounts.name'), { exact: true }).fill(person.name);
    await page.getByLabel(words('accounts.email'), { exact: true }).fill(person.email);
    await page.getByLabel(words('accounts.phone'), { exact: true }).fill(person.phone);
    await page.getByLabel(words('accounts.password'), { exact: true }).fill(person.password);
    await page
      .getByLabel(words('accounts.passwordConfirmation'), { exact: true })
      .fill(person.password);
    await page.getByRole('button', { name: words('accounts.signUpPage.submit') }).click();

    // The code that came by mail.
    await page.waitForURL(/\/register-otp/);
    const code = await newestCode(request, person.email);
    await page.getByLabel(words('accounts.code.label')).fill(code);

    // Without an address yet, the first one is asked for.
    await page.waitForURL(/\/checkout\/add-new-address/);
    await page.getByRole('button', { name: words('addresses.state') }).click();
    await page.getByRole('dialog').getByText(people[locale].state, { exact: true }).click();
    await page.getByRole('dialog').getByText(people[locale].city, { exact: true }).click();
    await page.getByLabel(words('addresses.street')).fill(people[locale].street);
    await page.getByLabel(words('addresses.landmark')).fill(people[locale].landmark);
    await page.getByRole('button', { name: words('addresses.saveAndUse') }).click();

    // Review and place.
    await page.waitForURL(/\/checkout\/review/);
    await expect(page.getByText(people[locale].street)).toBeVisible();
    await expect(page.getByText(name).first()).toBeVisible();
    await placeButton(page, words).click();
    await page.waitForURL(/\/order-placed-successfully/);
    await expect(page.getByRole('heading', { name: words('checkout.placedTitle') })).toBeVisible();
    const number =
      (await page
        .getByText(/DP-\d+/)
        .first()
        .textContent()) ?? '';

    // In the history, and the cart is empty.
    await page.goto('/order-history');
    await expect(page.getByText(number)).toBeVisible();
    await page.goto('/my-cart');
    await expect(page.getByText(words('cart.empty'))).toBeVisible();
  });
}
