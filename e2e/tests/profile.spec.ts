import { calls } from '@dp/contract/calls.ts';
import type { Request } from '@playwright/test';
import { expectProblem, openForm, toast } from '../fixtures/forms.ts';
import { enterAs, ShopApi } from '../fixtures/shop-api.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { wordsOf } from '../fixtures/words.ts';

const ar = wordsOf('ar');

/** What the pages must say, in the shop's own words. */
const said = {
  nameMissing: ar('accounts.changeName.required'),
  oldMissing: ar('fields.old_password_required'),
  newMissing: ar('fields.new_password_required'),
  confirmationMissing: ar('fields.password_confirmation_required'),
  passwordShort: ar('accounts.passwordTooShort'),
  passwordsDiffer: ar('fields.passwords_do_not_match'),
  oldWrong: ar('accounts.changePassword.wrong'),
  question: ar('accounts.deleteAccount.question'),
  deletionFailed: ar('accounts.deleteAccount.failed'),
};

const NAME = 'رانيا حسن';
const NEW_NAME = 'رانيا حسن علي';

test('the password is changed after the old one; a wrong old one loses nothing', async ({
  page,
  request,
  expectConsole,
}) => {
  expectConsole(/status of 422/);
  const api = new ShopApi(request);
  const shopper = await api.signUp(NAME);
  await enterAs(page, shopper);
  const next = ar('accounts.changePassword.next');
  await openForm(page, '/profile/change-password', { locale: 'ar', submit: next });
  const old = page.getByLabel(ar('accounts.oldPassword'), { exact: true });
  const goOn = page.getByRole('button', { name: next, exact: true });
  await goOn.click();
  await expectProblem(old, said.oldMissing);
  await expect(old).toBeFocused();
  await old.fill('not the old one');
  await goOn.click();
  // Said where it was typed, before anything else is asked for.
  await expectProblem(old, said.oldWrong);
  await expect(old).toBeFocused();
  await expect(old).toHaveValue('not the old one');
  await old.fill(shopper.password);
  await goOn.click();

  const chosen = page.getByLabel(ar('accounts.newPassword'), { exact: true });
  const again = page.getByLabel(ar('accounts.passwordConfirmation'), { exact: true });
  const save = page.getByRole('button', { name: ar('accounts.changePassword.submit') });
  await save.click();
  await expectProblem(chosen, said.newMissing, ar('accounts.passwordHint'));
  await expectProblem(again, said.confirmationMissing);
  await chosen.fill('short');
  await again.fill('shirt');
  await save.click();
  await expectProblem(chosen, said.passwordShort);
  await expectProblem(again, said.passwordsDiffer);
  const password = `new-${shopper.password}`;
  await chosen.fill(password);
  await again.fill(password);
  await page.goBack();
  await goOn.click();
  await expect(chosen).toHaveValue(password);
  await expect(again).toHaveValue(password);
  await save.click();
  await expect(toast(page, ar('accounts.changePassword.saved'))).toBeVisible();
  await page.waitForURL(/\/profile$/);
  // Still signed in here, and the new password opens the account.
  await expect(page.getByRole('main').getByText(shopper.email)).toBeVisible();
  await api.call('login', { body: { login: shopper.email, password } });
});

test('the account is deleted after confirmation, or not when declined', async ({
  page,
  request,
  expectConsole,
}) => {
  expectConsole(/status of 500/);
  const shopper = await new ShopApi(request).signUp(NAME);
  await enterAs(page, shopper);
  await page.goto('/profile');
  const ask = page.getByRole('button', { name: ar('accounts.profile.deleteAccount') });
  const question = page.getByRole('alertdialog');
  const confirm = question.getByRole('button', { name: ar('accounts.deleteAccount.confirm') });
  const keep = question.getByRole('button', { name: ar('accounts.deleteAccount.keep') });

  await ask.click();
  await expect(question).toHaveAccessibleDescription(said.question);
  await expect(keep).toBeFocused();
  await keep.click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\/profile$/);

  const deletion = '**/client/auth/account/delete';
  await page.route(deletion, (route) =>
    route.fulfill({ status: 500, json: { status: 500, code: 'internal_error' } }),
  );
  await ask.click();
  await confirm.click();
  await expect(page.getByText(said.deletionFailed, { exact: true })).toBeVisible();
  await page.unroute(deletion);

  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  await ask.click();
  await confirm.click();
  await expect(toast(page, ar('accounts.deleteAccount.done'))).toBeVisible();
  // The page is asked: the browser does not always report a change of address to its driver.
  await expect.poll(() => page.evaluate(() => location.pathname)).toBe('/');
  // Nothing of the person stays; that the shop was introduced is the device's own.
  await expect
    .poll(() =>
      page.evaluate(() =>
        Object.keys(localStorage)
          .filter((key) => /user|_KEY/i.test(key))
          .sort(),
      ),
    )
    .toEqual(['EVENING_OFFER_KEY', 'ONBOARDING_KEY']);
  await expect(page.getByText(ar('home.showcase'), { exact: true })).toBeVisible();
  expect(visited.filter((path) => path !== '/profile' && path !== '/')).toEqual([]);
  await page.goto('/profile');
  await page.waitForURL(/\/login\?next=/);
});

test('the profile shows phone and e-mail left to right and leads everywhere; the name is changed and shown at once', async ({
  page,
  request,
}) => {
  const shopper = await new ShopApi(request).signUp(NAME);
  await enterAs(page, shopper);
  await page.goto('/profile');
  const main = page.getByRole('main');
  await expect(main.getByText(shopper.email)).toHaveCSS('direction', 'ltr');
  const { phone } = shopper;
  const shown = `${phone.slice(0, 3)} ${phone.slice(3, 7)} ${phone.slice(7)}`;
  await expect(main.getByText(shown, { exact: true })).toHaveCSS('direction', 'ltr');
  const link = (key: 'orders' | 'addresses' | 'changeName' | 'changePassword') =>
    main.getByRole('link', { name: ar(`accounts.profile.${key}`), exact: true });
  await expect(link('orders')).toHaveAttribute('href', '/order-history');
  await expect(link('addresses')).toHaveAttribute('href', '/profile/addresses/list/all');
  await expect(link('changePassword')).toHaveAttribute('href', '/profile/change-password');
  await link('changeName').click();
  await page.waitForURL(/\/profile\/change-name$/);

  const name = page.getByLabel(ar('accounts.name'), { exact: true });
  const save = page.getByRole('button', { name: ar('accounts.changeName.submit'), exact: true });
  await expect(name).toHaveValue(NAME);
  await name.fill('  ');
  await save.click();
  await expectProblem(name, said.nameMissing);
  await expect(name).toBeFocused();
  // Below it the name as the shop says it, until there is another.
  const preview = page.getByRole('figure', { name: ar('accounts.changeName.preview') });
  await expect(preview).toContainText(NAME);
  await name.fill(NEW_NAME);
  await expect(preview).toContainText(NEW_NAME);
  await save.click();
  await expect(toast(page, ar('accounts.changeName.saved'))).toBeVisible();
  await page.waitForURL(/\/profile$/);
  await expect(main.getByText(NEW_NAME, { exact: true })).toBeVisible();
});

test('a token whose ids were lost still means signed in: the rest is asked for again', async ({
  page,
  request,
}) => {
  const shopper = await new ShopApi(request).signUp(NAME);
  await page.addInitScript((token) => localStorage.setItem('user-token', token), shopper.token);
  await page.goto('/order-history');
  // Not to the login page: this shopper has not ordered anything yet.
  await page.waitForURL(/\/profile\/order-history-ongoing-empty$/);
  await expect
    .poll(() =>
      page.evaluate(() =>
        ['USER_ID_KEY', 'PARTNER_KEY', 'EMAIL_KEY'].map((key) => localStorage.getItem(key)),
      ),
    )
    .toEqual([String(shopper.client.id), String(shopper.client.partner_id), shopper.email]);
});

test('the shopper’s name is asked for again when the page changes, and only then', async ({
  page,
  request,
}) => {
  const api = new ShopApi(request);
  const shopper = await api.signUp(NAME);
  await enterAs(page, shopper);
  let asked = 0;
  const unanswered = new Set<Request>();
  const isAboutAccount = (call: { url(): string }) =>
    new URL(call.url()).pathname === `/api${calls.accountInfo.path}`;
  page.on('request', (call) => {
    if (!isAboutAccount(call)) return;
    asked += 1;
    unanswered.add(call);
  });
  page.on('requestfinished', (call) => unanswered.delete(call));
  page.on('requestfailed', (call) => unanswered.delete(call));
  const submit = ar('accounts.changePassword.next');
  await openForm(page, '/profile/change-password', { locale: 'ar', submit });
  // A page that comes while a question is on its way would share its answer.
  await expect.poll(() => [asked, unanswered.size]).toEqual([1, 0]);

  // Renamed on another device: the next page takes it over.
  const renamed = { body: { name: NEW_NAME } };
  await api.call('editUsername', renamed, { token: shopper.token });
  await page.getByRole('link', { name: ar('accounts.changePassword.byCode') }).click();
  await page.waitForURL(/\/forget\/password\?next=\/profile$/);
  await expect(page.getByLabel(ar('accounts.login'), { exact: true })).toHaveValue(shopper.email);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('USERNAME_KEY'))).toBe(NEW_NAME);
  expect(asked).toBe(2);

  // Pages whose loaders need the answer ask no second time beside them.
  const main = page.getByRole('main');
  const verified = main.getByText(ar('accounts.profile.confirmed'), { exact: true });
  await page.goto('/profile');
  await expect(verified).toBeVisible();
  await page.goto('/profile/address/add-address');
  await expect(page.getByLabel(ar('addresses.fullName'), { exact: true })).toHaveValue(NEW_NAME);
  await page.goto('/profile/change-password');
  await expect(page.getByRole('button', { name: submit, exact: true })).toBeEnabled();
  await expect.poll(() => [asked, unanswered.size]).toEqual([5, 0]);
  await page.getByRole('link', { name: ar('accounts.changePassword.byCode') }).click();
  await page.waitForURL(/\/forget\/password\?next=\/profile$/);
  await expect.poll(() => [asked, unanswered.size]).toEqual([6, 0]);
  await page.goBack();
  await expect(page.getByRole('button', { name: submit, exact: true })).toBeEnabled();
  await expect.poll(() => asked).toBe(7);
});

test('an order of many products fits the narrowest phones', async ({ page, request }) => {
  const api = new ShopApi(request);
  const shopper = await api.signUp(NAME);
  const { id } = await api.addAddress(shopper);
  const { data } = await api.call('listProducts', {
    body: { limit: 6, filters: { in_stock: true } },
  });
  const lines = data.map((product) => ({ id: product.id, quantity: 1 }));
  await api.order(shopper, id, lines);
  await enterAs(page, shopper);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/order-history');
  await expect(page.getByRole('article').getByText('+2')).toBeVisible();
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
