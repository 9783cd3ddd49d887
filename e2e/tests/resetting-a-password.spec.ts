import type { Page } from '@playwright/test';
import { chooseThePassword, expectProblem, openForm, otherCode, speak } from '../fixtures/forms.ts';
import { newestCode } from '../fixtures/outbox.ts';
import { enterAs, ShopApi } from '../fixtures/shop-api.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { wordsOf } from '../fixtures/words.ts';

const ar = wordsOf('ar');

/** What the pages must say, in the shop's own words. */
const said = {
  invalid: ar('accounts.forgot.invalid'),
  codeWrong: ar('accounts.code.wrong'),
  passwordMissing: ar('fields.new_password_required'),
  passwordShort: ar('accounts.passwordTooShort'),
  passwordsDiffer: ar('fields.passwords_do_not_match'),
  expired: ar('accounts.reset.expired'),
};

/** From the page that asks whose password was forgotten to the one for logging in. */
async function setPassword(page: Page, login: string, chosen: string): Promise<void> {
  // The page before it may have a field of the same name, but not this button.
  const send = page.getByRole('button', { name: ar('accounts.forgot.submit') });
  await expect(send).toBeVisible();
  await page.getByLabel(ar('accounts.login'), { exact: true }).fill(login);
  await send.click();
  await page.waitForURL(/\/forget\/password\/code/);
  const code = page.getByLabel(ar('accounts.code.label'));
  await code.fill(await newestCode(page.request, login.includes('@') ? login : `+2${login}`));
  await page.getByLabel(ar('accounts.newPassword'), { exact: true }).fill(chosen);
  await page.getByLabel(ar('accounts.passwordConfirmation'), { exact: true }).fill(chosen);
  await page.getByRole('button', { name: ar('accounts.reset.submit') }).click();
  await page.getByRole('link', { name: ar('accounts.passwordCreated.logIn') }).click();
}

async function logIn(
  page: Page,
  words: ReturnType<typeof wordsOf>,
  login: string,
  password: string,
): Promise<void> {
  await page.getByLabel(words('accounts.login'), { exact: true }).fill(login);
  await page.getByLabel(words('accounts.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: words('accounts.loginPage.submit'), exact: true }).click();
}

test('a forgotten password is reset with a code', async ({ page, request, expectConsole }) => {
  expectConsole(/status of 422/);
  const api = new ShopApi(request);
  const person = await api.signUp('نهى سامي');

  await openForm(page, '/login', {
    locale: 'ar',
    submit: ar('accounts.loginPage.continueByPhone'),
  });
  await chooseThePassword(page, ar);
  await page.getByRole('link', { name: ar('accounts.loginPage.forgot') }).click();
  await page.waitForURL(/\/forget\/password$/);
  const login = page.getByLabel(ar('accounts.login'), { exact: true });
  const send = page.getByRole('button', { name: ar('accounts.forgot.submit') });
  // The address changes first; the login page has a field of the same name.
  await expect(send).toBeVisible();
  await login.fill('noha@@');
  await send.click();
  await expectProblem(login, said.invalid, ar('accounts.loginHint'));
  await expect(login).toBeFocused();
  await login.fill(person.email);
  await send.click();

  await page.waitForURL(/\/forget\/password\/code$/);
  // Nothing claims that a code was sent: perhaps there is no such account.
  const notice = page.getByRole('button', { name: ar('ui.dismiss') });
  const code = page.getByLabel(ar('accounts.code.label'));
  const right = await newestCode(request, person.email);
  await code.fill(otherCode(right));
  await expectProblem(code, said.codeWrong);
  await expect(notice).toHaveCount(0);
  await code.fill(right);

  await page.waitForURL(/\/forget\/password\/rest$/);
  const password = page.getByLabel(ar('accounts.newPassword'), { exact: true });
  const again = page.getByLabel(ar('accounts.passwordConfirmation'), { exact: true });
  const save = page.getByRole('button', { name: ar('accounts.reset.submit') });
  await save.click();
  await expectProblem(password, said.passwordMissing, ar('accounts.passwordHint'));
  await password.fill('short');
  await again.fill('shirt');
  await save.click();
  await expectProblem(password, said.passwordShort);
  await expectProblem(again, said.passwordsDiffer);
  const chosen = `new-${person.password}`;
  await password.fill(chosen);
  await again.fill(chosen);
  await save.click();

  await page.waitForURL(/\/password\/created\/successfully$/);
  // A lamp as on the pages before.
  await expect(page.getByRole('main').locator('[data-lamp=on]')).toBeVisible();
  await page.getByRole('link', { name: ar('accounts.passwordCreated.logIn') }).click();
  await page.waitForURL(/\/login/);
  await logIn(page, ar, person.email, chosen);
  await page.waitForURL(({ pathname }) => pathname === '/');
});

test('a new password without a fresh code starts the reset again', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 4\d\d/);
  // A right to set a password that the shop does not know, such as one that was used already.
  await page.addInitScript(() => {
    const token = { token: 'used-already', expiresAt: Date.now() + 600_000 };
    sessionStorage.setItem('reset-token', JSON.stringify(token));
  });
  const submit = ar('accounts.reset.submit');
  await openForm(page, '/forget/password/rest', { locale: 'ar', submit });
  await page.getByLabel(ar('accounts.newPassword'), { exact: true }).fill('new-light-1');
  await page.getByLabel(ar('accounts.passwordConfirmation'), { exact: true }).fill('new-light-1');
  await page.getByRole('button', { name: submit }).click();
  await expect(page.getByText(said.expired, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: ar('accounts.reset.restart') }).click();
  await page.waitForURL(/\/forget\/password$/);
});

test('who forgot the password on the way to the checkout is led back there', async ({
  page,
  request,
}) => {
  const api = new ShopApi(request);
  const person = await api.signUp('هدى كامل');
  const [product] = (await api.call('listFeaturedProducts', { body: { limit: 1 } })).data;
  await enterAs(page, undefined, [{ id: product?.id ?? 0, quantity: 1 }]);

  await speak(page, 'ar');
  await page.goto('/checkout');
  await page.waitForURL(/\/login\?next=/);
  await chooseThePassword(page, ar);
  await page.getByRole('link', { name: ar('accounts.loginPage.forgot') }).click();
  const chosen = `new-${person.password}`;
  await setPassword(page, person.email, chosen);
  await logIn(page, ar, person.email, chosen);
  await page.waitForURL(/\/checkout\/add-new-address$/);
});

test('who set a password with a code in the own, unproven account keeps its addresses', async ({
  page,
  request,
  expectConsole,
}) => {
  // What a page still waits for when the new password ends the session.
  expectConsole(/status of 401/);
  const api = new ShopApi(request);
  const person = await api.register('دعاء نبيل');
  const { street } = await api.addAddress(person);
  await enterAs(page, person);

  await speak(page, 'ar');
  await page.goto('/profile/change-password');
  await page.getByRole('link', { name: ar('accounts.changePassword.byCode') }).click();
  const chosen = `new-${person.password}`;
  await setPassword(page, person.phone, chosen);
  await expect(page.getByText(ar('errors.session_expired'))).toHaveCount(0);
  await logIn(page, ar, person.phone, chosen);
  await page.waitForURL(/\/profile$/);
  await page.getByRole('link', { name: ar('accounts.profile.addresses') }).click();
  await expect(page.getByText(street)).toBeVisible();
});

test('the page of a new password leads to the login when there was no reset', async ({ page }) => {
  await page.goto('/password/created/successfully?next=%2Fcheckout');
  await page.waitForURL(/\/login\?next=%2Fcheckout$/);
});

test('a code for a reset cannot be entered without having asked for one', async ({ page }) => {
  await page.goto('/forget/password/code');
  await page.waitForURL(/\/forget\/password$/);
});
