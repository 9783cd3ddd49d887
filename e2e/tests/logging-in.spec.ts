import type { Page } from '@playwright/test';
import { chooseThePassword, expectProblem, openForm, toast } from '../fixtures/forms.ts';
import { fromStart } from '../fixtures/geometry.ts';
import { newestCode } from '../fixtures/outbox.ts';
import { enterAs, ShopApi } from '../fixtures/shop-api.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { inGroups, newPerson } from '../fixtures/shoppers.ts';
import { wordsOf } from '../fixtures/words.ts';

const words = wordsOf('ar');
const NAME = 'هدى مصطفى';

const KEPT_OF_A_SHOPPER = ['user-token', 'USERNAME_KEY', 'EMAIL_KEY', 'USER_ID_KEY', 'PARTNER_KEY'];

/** Which of the given keys this browser's storage holds. */
function storedKeys(page: Page, keys: readonly string[]): Promise<string[]> {
  return page.evaluate(
    (wanted) => wanted.filter((key) => localStorage.getItem(key) !== null),
    keys,
  );
}

function fields(page: Page) {
  const labelled = (key: string) => page.getByLabel(words(`accounts.${key}`), { exact: true });
  return {
    login: labelled('login'),
    password: labelled('password'),
    code: labelled('code.label'),
    name: labelled('name'),
    submit: page.getByRole('button', { name: words('accounts.loginPage.submit'), exact: true }),
    withCode: page.getByRole('button', { name: words('accounts.loginPage.withCode') }),
  };
}

const byPhone = words('accounts.loginPage.continueByPhone');

async function openLogin(page: Page, address = '/login') {
  await openForm(page, address, { locale: 'ar', submit: byPhone });
  await chooseThePassword(page, words);
  return fields(page);
}

test('Enter before the scripts have come sends nothing', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await page.goto('/login');
  const { login } = fields(page);
  await login.fill('01012345678');
  await login.press('Enter');
  await expect(login).toHaveValue('01012345678');
  await page.goto('/contact-us');
  expect(sent).toEqual([]);
  await context.close();
});

test('a wrong password is refused, the right one leads to where the guest was going', async ({
  page,
  request,
  expectConsole,
}) => {
  expectConsole(/status of 401/);
  const shopper = await new ShopApi(request).signUp(NAME);
  const form = await openLogin(page, '/profile');
  await form.submit.click();
  await expectProblem(form.login, words('fields.login_required'), words('accounts.loginHint'));
  await expect(form.login).toBeFocused();

  const login = shopper.email;
  await form.login.fill(login);
  await form.password.fill('not the password');
  await form.submit.click();
  const wrong = words('errors.wrong_credentials');
  await expect(page.getByRole('alert').filter({ hasText: wrong })).toHaveText(wrong);
  await expect(form.login).toHaveValue(login);
  await expect(form.password).toHaveValue('not the password');

  await form.password.fill(shopper.password);
  await form.submit.click();
  await page.waitForURL(/\/profile$/);
  await expect(page.getByText(shopper.name, { exact: true })).toBeVisible();
});

test('the phone number comes first, the password behind a link; a number never confirmed lets in with a code to the confirmed e-mail', async ({
  page,
  request,
}) => {
  const shopper = await new ShopApi(request).signUp(NAME);
  await openForm(page, '/profile', { locale: 'ar', submit: byPhone });
  // The logo is where it is everywhere: at the start, behind Back.
  const logo = page.getByRole('link', { name: /^DP/ }).first();
  await expect.poll(() => fromStart(logo)).toBeLessThan(90);
  const form = fields(page);
  await expect(form.password).toHaveCount(0);
  await form.login.fill(shopper.phone);
  await chooseThePassword(page, words);
  await expect(form.login).toHaveValue(inGroups(shopper.phone));
  await form.password.fill(shopper.password);
  await form.submit.click();
  await page.waitForURL(/\/otp\?next=/);
  await expect(page.getByText(words('accounts.code.sentToOwnEmail'))).toBeVisible();
  await form.code.fill(await newestCode(request, shopper.email));
  await page.waitForURL(/\/profile$/);
  await expect(page.getByText(shopper.name, { exact: true })).toBeVisible();
});

test('a code from an unknown phone asks for the name and makes the account', async ({
  page,
  request,
}) => {
  const person = newPerson(NAME);
  await openForm(page, '/profile', { locale: 'ar', submit: byPhone });
  const form = fields(page);
  await form.login.fill(person.phone);
  await page.getByRole('button', { name: byPhone, exact: true }).click();
  await form.code.fill(await newestCode(request, `+2${person.phone}`));
  await expect(page.getByRole('heading', { name: words('accounts.nameStep.title') })).toBeVisible();
  const create = page.getByRole('button', { name: words('accounts.nameStep.submit') });
  await create.click();
  await expectProblem(form.name, words('fields.name_required'));
  await form.name.fill(person.name);
  await create.click();
  await page.waitForURL(/\/profile$/);
  await expect(page.getByText(person.name, { exact: true })).toBeVisible();
  await expect(page.getByText(words('accounts.profile.confirmed'), { exact: true })).toBeVisible();
});

test('an ended session is announced once, leaves the cart, and both tabs return to their pages after log-in', async ({
  page,
  context,
  request,
  expectConsole,
}) => {
  expectConsole(/status of 401/);
  const api = new ShopApi(request);
  const shopper = await api.signUp(NAME);
  await enterAs(page, shopper, [{ id: 1, quantity: 2 }]);
  await page.goto('/profile/change-name');
  const form = fields(page);
  await expect(form.name).toHaveValue(shopper.name);
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.getByText(shopper.email)).toBeVisible();

  // It ends once the name is on its way, or the other tab might notice before the button is pressed.
  await page.route('**/client/auth/edit-username', async (route) => {
    await api.call('logout', {}, { token: shopper.token });
    await route.continue();
  });
  await form.name.fill(`${shopper.name} 2`);
  await page.getByRole('button', { name: words('accounts.changeName.submit') }).click();
  await page.waitForURL(/\/login\?next=%2Fprofile%2Fchange-name$/);
  await expect(page.getByText(words('errors.session_expired'))).toHaveCount(1);
  await other.waitForURL(/\/login\?next=%2Fprofile$/);
  expect(await storedKeys(page, KEPT_OF_A_SHOPPER)).toEqual([]);
  const cart = () => page.evaluate(() => localStorage.getItem('CART_KEY'));
  expect(await cart()).toBe(JSON.stringify([{ id: 1, quantity: 2 }]));

  await chooseThePassword(page, words);
  await form.login.fill(shopper.email);
  await form.password.fill(shopper.password);
  await form.submit.click();
  await page.waitForURL(/\/profile\/change-name$/);
  await expect(form.name).toHaveValue(shopper.name);
  await other.waitForURL(/\/profile$/);
  expect(await cart()).toBe(JSON.stringify([{ id: 1, quantity: 2 }]));
});

test('a known e-mail address logs in with a code', async ({ page, request }) => {
  const shopper = await new ShopApi(request).signUp(NAME);
  const form = await openLogin(page, '/profile');
  await form.login.fill(shopper.email);
  await form.withCode.click();
  await page.waitForURL(/\/otp\?next=/);
  await form.code.fill(await newestCode(request, shopper.email));
  await expect(toast(page, words('accounts.code.entered'))).toBeVisible();
  await page.waitForURL(/\/profile$/);
  await expect(page.getByText(shopper.email)).toBeVisible();
});

test('logging in reaches the other tab, which goes on to where it was going; logging out too, by the profile and in the menu', async ({
  page,
  context,
  request,
  expectConsole,
}) => {
  // What a page still waits for when the session ends.
  expectConsole(/status of 401/);
  const shopper = await new ShopApi(request).signUp(NAME);
  const logIn = async (form: ReturnType<typeof fields>) => {
    await form.login.fill(shopper.email);
    await form.password.fill(shopper.password);
    await form.submit.click();
  };
  const other = await context.newPage();
  await openLogin(other, '/profile/change-name');
  // A way back that leads to another site is not taken.
  await logIn(await openLogin(page, '/login?next=//evil.example/profile'));
  await page.waitForURL(({ host, pathname }) => host.startsWith('localhost') && pathname === '/');
  await other.waitForURL(/\/profile\/change-name$/);
  await expect(fields(other).name).toHaveValue(shopper.name);

  await test.step('logging out by the profile', async () => {
    await page.evaluate(() => localStorage.setItem('CART_KEY', '[{"id":1,"quantity":2}]'));
    await page.goto('/profile');
    await page.getByRole('button', { name: words('accounts.profile.logOut') }).click();
    await expect(toast(page, words('layout.loggedOut'))).toBeVisible();
    await page.waitForURL(/\/login$/);
    expect(await storedKeys(page, KEPT_OF_A_SHOPPER)).toEqual([]);
    expect(await storedKeys(page, ['CART_KEY'])).toEqual(['CART_KEY']);
    await other.waitForURL(/\/login/);
    await other.close();
  });

  await test.step('signing in from the menu, back to where the guest was, and out of it', async () => {
    await page.goto('/shopping?sort=price_asc');
    await page.getByRole('button', { name: words('layout.menu') }).click();
    await page.getByRole('link', { name: words('layout.signIn') }).click();
    await page.waitForURL(/\/login\?next=/);
    await chooseThePassword(page, words);
    await logIn(fields(page));
    await page.waitForURL(/\/shopping\?sort=price_asc$/);
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('button', { name: words('layout.menu') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('layout.logOut') })
      .click();
    await page.waitForURL(/\/login$/);
    expect(await storedKeys(page, KEPT_OF_A_SHOPPER)).toEqual([]);
  });
});
