import type { Locale } from '@dp/contract/locale.ts';
import type { Page } from '@playwright/test';
import { chooseThePassword, expectProblem, openForm, speak, toast } from '../fixtures/forms.ts';
import { fromStart } from '../fixtures/geometry.ts';
import { newestCode } from '../fixtures/outbox.ts';
import { enterAs, ShopApi } from '../fixtures/shop-api.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { inGroups, newPerson } from '../fixtures/shoppers.ts';
import { wordsOf } from '../fixtures/words.ts';

const ar = wordsOf('ar');

/** What the pages must say: in English word for word, in Arabic in the shop's own words. */
const said = {
  ar: {
    loginMissing: ar('fields.login_required'),
    wrong: ar('errors.wrong_credentials'),
    codeEntered: ar('accounts.code.entered'),
    nameMissing: ar('fields.name_required'),
    ended: ar('errors.session_expired'),
  },
  en: {
    loginMissing: 'Username required',
    wrong: 'Wrong username or password!',
    codeEntered: 'the verification code was entered successfully',
    nameMissing: 'Please enter your Full Name',
    ended: 'Your session has expired. Please log in again; your cart is saved.',
  },
} satisfies Record<Locale, object>;

const names = { ar: 'هدى مصطفى', en: 'Hoda Mostafa' };

const KEPT_OF_A_SHOPPER = ['user-token', 'USERNAME_KEY', 'EMAIL_KEY', 'USER_ID_KEY', 'PARTNER_KEY'];

/** Which of the given keys this browser's storage holds. */
function storedKeys(page: Page, keys: readonly string[]): Promise<string[]> {
  return page.evaluate(
    (wanted) => wanted.filter((key) => localStorage.getItem(key) !== null),
    keys,
  );
}

function fields(page: Page, locale: Locale) {
  const words = wordsOf(locale);
  const labelled = (key: string) => page.getByLabel(words(`accounts.${key}`), { exact: true });
  return {
    login: labelled('login'),
    password: labelled('password'),
    code: labelled('code.label'),
    name: labelled('name'),
    submit: page.getByRole('button', { name: words('accounts.loginPage.submit'), exact: true }),
    withCode: page.getByRole('button', { name: words('accounts.loginPage.withCode') }),
    hint: words('accounts.loginHint'),
  };
}

async function openLogin(page: Page, locale: Locale, address = '/login') {
  const words = wordsOf(locale);
  await openForm(page, address, { locale, submit: words('accounts.loginPage.continueByPhone') });
  await chooseThePassword(page, words);
}

test('Enter before the scripts have come sends nothing', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await page.goto('/login');
  const { login } = fields(page, 'ar');
  await login.fill('01012345678');
  await login.press('Enter');
  await expect(login).toHaveValue('01012345678');
  await page.goto('/contact-us');
  expect(sent).toEqual([]);
  await context.close();
});

for (const locale of ['ar', 'en'] as const) {
  const words = wordsOf(locale);

  test(`a wrong password is refused, the right one leads to where the guest was going (${locale})`, async ({
    page,
    request,
    expectConsole,
  }) => {
    expectConsole(/status of 401/);
    const shopper = await new ShopApi(request, locale).signUp(names[locale]);
    await openLogin(page, locale, '/profile');
    const form = fields(page, locale);
    await form.submit.click();
    await expectProblem(form.login, said[locale].loginMissing, form.hint);
    await expect(form.login).toBeFocused();

    const login = shopper.email;
    await form.login.fill(login);
    await form.password.fill('not the password');
    await form.submit.click();
    await expect(page.getByRole('alert').filter({ hasText: said[locale].wrong })).toHaveText(
      said[locale].wrong,
    );
    await expect(form.login).toHaveValue(login);
    await expect(form.password).toHaveValue('not the password');

    await form.password.fill(shopper.password);
    await form.submit.click();
    await page.waitForURL(/\/profile$/);
    await expect(page.getByText(shopper.name, { exact: true })).toBeVisible();
  });

  test(`the phone number comes first, the password behind a link (${locale})`, async ({
    page,
    request,
  }) => {
    const shopper = await new ShopApi(request, locale).signUp(names[locale]);
    const submit = words('accounts.loginPage.continueByPhone');
    await openForm(page, '/login?next=/profile', { locale, submit });
    // The logo is where it is everywhere: at the start, behind Back.
    const logo = page.getByRole('link', { name: /^DP/ }).first();
    await expect.poll(() => fromStart(logo)).toBeLessThan(90);
    const form = fields(page, locale);
    await expect(form.password).toHaveCount(0);
    await form.login.fill(shopper.phone);
    await chooseThePassword(page, words);
    await expect(form.login).toHaveValue(inGroups(shopper.phone));
    await form.password.fill(shopper.password);
    await form.submit.click();
    await page.waitForURL(({ pathname }) => pathname !== '/login');
  });

  test(`a code from an unknown phone asks for the name and makes the account (${locale})`, async ({
    page,
    request,
  }) => {
    const person = newPerson(names[locale]);
    const submit = words('accounts.loginPage.continueByPhone');
    await openForm(page, '/profile', { locale, submit });
    const form = fields(page, locale);
    await form.login.fill(person.phone);
    await page.getByRole('button', { name: submit, exact: true }).click();
    await form.code.fill(await newestCode(request, `+2${person.phone}`));
    await expect(
      page.getByRole('heading', { name: words('accounts.nameStep.title') }),
    ).toBeVisible();
    const create = page.getByRole('button', { name: words('accounts.nameStep.submit') });
    await create.click();
    await expectProblem(form.name, said[locale].nameMissing);
    await form.name.fill(person.name);
    await create.click();
    await page.waitForURL(/\/profile$/);
    await expect(page.getByText(person.name, { exact: true })).toBeVisible();
    await expect(
      page.getByText(words('accounts.profile.confirmed'), { exact: true }),
    ).toBeVisible();
  });

  test(`an ended session is announced once, leaves the cart and returns after log-in (${locale})`, async ({
    page,
    request,
    expectConsole,
  }) => {
    expectConsole(/status of 401/);
    const api = new ShopApi(request, locale);
    const shopper = await api.signUp(names[locale]);
    await api.call('logout', {}, { token: shopper.token });
    await enterAs(page, shopper, [{ id: 1, quantity: 2 }]);
    await speak(page, locale);
    await page.goto('/profile/addresses/list/all');
    await expect(page.getByText(said[locale].ended)).toHaveCount(1);
    await page.waitForURL(/\/login\?next=/);
    expect(await storedKeys(page, KEPT_OF_A_SHOPPER)).toEqual([]);
    expect(await storedKeys(page, ['CART_KEY'])).toEqual(['CART_KEY']);

    await chooseThePassword(page, words);
    const form = fields(page, locale);
    await form.login.fill(shopper.email);
    await form.password.fill(shopper.password);
    await form.submit.click();
    await page.waitForURL(/\/profile\/addresses\/list\/all$/);
    await expect(page.getByRole('heading', { name: words('addresses.emptyTitle') })).toBeVisible();
    expect(await storedKeys(page, ['CART_KEY'])).toEqual(['CART_KEY']);
  });
}

test('a known e-mail address logs in with a code', async ({ page, request }) => {
  const shopper = await new ShopApi(request).signUp(names.ar);
  await openLogin(page, 'ar', '/profile');
  const form = fields(page, 'ar');
  await form.login.fill(shopper.email);
  await form.withCode.click();
  await page.waitForURL(/\/otp\?next=/);
  await form.code.fill(await newestCode(request, shopper.email));
  await expect(toast(page, said.ar.codeEntered)).toBeVisible();
  await page.waitForURL(/\/profile$/);
  await expect(page.getByText(shopper.email)).toBeVisible();
});

test('a number that was never confirmed lets in with the password and a code to the confirmed e-mail', async ({
  page,
  request,
}) => {
  const shopper = await new ShopApi(request).signUp(names.ar);
  await openLogin(page, 'ar', '/profile');
  const form = fields(page, 'ar');
  await form.login.fill(shopper.phone);
  await form.password.fill(shopper.password);
  await form.submit.click();
  await page.waitForURL(/\/otp\?next=/);
  await expect(page.getByText(ar('accounts.code.sentToOwnEmail'))).toBeVisible();
  await form.code.fill(await newestCode(request, shopper.email));
  await page.waitForURL(/\/profile$/);
  await expect(page.getByText(shopper.name, { exact: true })).toBeVisible();
});

test('logging out lands on the login page, forgets the shopper and reaches the other tab', async ({
  page,
  context,
  request,
  expectConsole,
}) => {
  // What a page still waits for when the session ends.
  expectConsole(/status of 401/);
  const shopper = await new ShopApi(request).signUp(names.ar);
  await enterAs(page, shopper, [{ id: 1, quantity: 2 }]);
  await page.goto('/profile');
  const other = await context.newPage();
  await other.goto('/profile/change-name');
  await expect(other.getByLabel(ar('accounts.name'), { exact: true })).toHaveValue(shopper.name);

  await page.getByRole('button', { name: ar('accounts.profile.logOut') }).click();
  await expect(toast(page, ar('layout.loggedOut'))).toBeVisible();
  await page.waitForURL(/\/login$/);
  expect(await storedKeys(page, KEPT_OF_A_SHOPPER)).toEqual([]);
  expect(await storedKeys(page, ['CART_KEY'])).toEqual(['CART_KEY']);
  await other.waitForURL(/\/login/);
});

test('logging out in the menu lands on the login page too', async ({
  page,
  request,
  expectConsole,
}) => {
  // What the page still waits for when the session ends.
  expectConsole(/status of 401/);
  const shopper = await new ShopApi(request).signUp(names.ar);
  await enterAs(page, shopper);
  await page.goto('/profile');
  // The page, not its skeleton, whose menu button is replaced with the page's.
  await expect(page.getByText(shopper.email)).toBeVisible();
  await page.getByRole('button', { name: ar('layout.menu') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: ar('layout.logOut') })
    .click();
  await page.waitForURL(/\/login$/);
  expect(await storedKeys(page, KEPT_OF_A_SHOPPER)).toEqual([]);
});

test('logging in reaches the other tab, which goes on to where it was going', async ({
  page,
  context,
  request,
}) => {
  const shopper = await new ShopApi(request).signUp(names.ar);
  const other = await context.newPage();
  await openLogin(other, 'ar', '/profile/change-name');
  await openLogin(page, 'ar');
  const form = fields(page, 'ar');
  await form.login.fill(shopper.email);
  await form.password.fill(shopper.password);
  await form.submit.click();
  await page.waitForURL(({ pathname }) => pathname === '/');
  await other.waitForURL(/\/profile\/change-name$/);
  await expect(other.getByLabel(ar('accounts.name'), { exact: true })).toHaveValue(shopper.name);
});

test('a way back that leads to another site is not taken', async ({ page, request }) => {
  const shopper = await new ShopApi(request).signUp(names.ar);
  await openLogin(page, 'ar', '/login?next=//evil.example/profile');
  const form = fields(page, 'ar');
  await form.login.fill(shopper.email);
  await form.password.fill(shopper.password);
  await form.submit.click();
  await page.waitForURL(({ host, pathname }) => host.startsWith('localhost') && pathname === '/');
});

test('signing in from the menu comes back to where the guest was', async ({ page, request }) => {
  const words = wordsOf('ar');
  const shopper = await new ShopApi(request).signUp(names.ar);
  await page.goto('/shopping?sort=price_asc');
  await page.getByRole('button', { name: words('layout.menu') }).click();
  await page.getByRole('link', { name: words('layout.signIn') }).click();
  await page.waitForURL(/\/login\?next=/);
  await chooseThePassword(page, words);
  await page.getByLabel(words('accounts.login'), { exact: true }).fill(shopper.email);
  await page.getByLabel(words('accounts.password'), { exact: true }).fill(shopper.password);
  await page.getByRole('button', { name: words('accounts.loginPage.submit'), exact: true }).click();
  await page.waitForURL(/\/shopping\?sort=price_asc$/);
});
