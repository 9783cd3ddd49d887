import { expectProblem, openForm, otherCode, speak, toast } from '../fixtures/forms.ts';
import { newestCode } from '../fixtures/outbox.ts';
import { enterAs, ShopApi } from '../fixtures/shop-api.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { inGroups, newPerson } from '../fixtures/shoppers.ts';
import { wordsOf } from '../fixtures/words.ts';

const ar = wordsOf('ar');

/** What the pages must say, in the shop's own words. */
const said = {
  sent: ar('accounts.code.sentSuccessfully'),
  wrong: ar('accounts.code.wrong'),
  entered: ar('accounts.code.entered'),
  missing: ar('fields.login_required'),
};

const NAME = 'ليلى منصور';

const submit = ar('accounts.verification.submit');

test('an account is verified by the phone number the shopper chooses', async ({
  page,
  request,
  expectConsole,
}) => {
  expectConsole(/status of 4(22|29)/);
  // The code of the registration went to the e-mail address a moment ago.
  const shopper = await new ShopApi(request).register(NAME);
  await enterAs(page, shopper);
  await openForm(page, '/email/verification?next=/profile', { locale: 'ar', submit });
  const { phone } = shopper;
  const shown = `${phone.slice(0, 3)} ${phone.slice(3, 7)} ${phone.slice(7)}`;
  await expect(page.getByText(shown, { exact: true })).toHaveCSS('direction', 'ltr');
  await expect(page.getByText(shopper.email, { exact: true })).toBeVisible();
  // Either of them can still be changed, on the way to where the shopper wants to.
  for (const kind of ['phone', 'email'] as const) {
    await expect(
      page.getByRole('link', { name: ar(`accounts.changeContact.change_${kind}`) }),
    ).toHaveAttribute('href', `/profile/change-${kind}?next=%2Fprofile`);
  }
  // Asked for too soon: it is said, and nothing is lost by it.
  const toEmail = page.getByRole('radio', { name: ar('accounts.verification.toEmail') });
  await toEmail.check();
  await page.getByRole('button', { name: submit, exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await expect(toEmail).toBeChecked();
  await page.getByRole('radio', { name: ar('accounts.verification.toPhone') }).check();
  await page.getByRole('button', { name: submit, exact: true }).click();
  await expect(toast(page, said.sent)).toBeVisible();
  await page.waitForURL(/\/register-otp\?next=/);

  const code = page.getByLabel(ar('accounts.code.label'), { exact: true });
  const right = await newestCode(request, `+2${phone}`);
  await code.fill(otherCode(right));
  await expectProblem(code, said.wrong);
  await code.fill(right);
  await expect(toast(page, said.entered)).toBeVisible();
  await page.waitForURL(/\/profile$/);
  await expect(page.getByText(ar('accounts.profile.confirmed'), { exact: true })).toBeVisible();

  // The other contact can be proven from here as well; then there is nothing left to do.
  const other = ar('accounts.verification.other_email');
  await page.getByRole('link', { name: other }).click();
  await expect(page.getByRole('heading', { name: other })).toBeVisible();
  await expect(page.getByText(shopper.email, { exact: true })).toBeVisible();
  // It says what follows and what else can be done, and is a page of the account.
  for (const note of ['wrong_email', 'secret'] as const) {
    await expect(page.getByText(ar(`accounts.verification.notes.${note}`))).toBeVisible();
  }
  await expect(page.getByRole('link', { name: ar('layout.profile'), exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  // Of one there is nothing to choose.
  await expect(page.getByRole('radio')).toBeHidden();
  const mailed = await newestCode(request, shopper.email);
  const proof = { login: shopper.email, code: mailed, purpose: 'register' };
  const token = (await page.evaluate(() => localStorage.getItem('user-token'))) ?? '';
  await new ShopApi(request).call('verifyOtp', { body: proof }, { token });
  await page.goto('/email/verification');
  await expect(page.getByRole('heading', { name: ar('accounts.verification.done') })).toBeVisible();
});

test('the code of the other contact can wait, and is said to be nothing else', async ({
  page,
  request,
}) => {
  await enterAs(page, await new ShopApi(request).signUp(NAME));
  await openForm(page, '/email/verification?next=/profile', { locale: 'ar', submit });
  await page.getByRole('button', { name: submit, exact: true }).click();
  await page.waitForURL(/\/register-otp\?next=/);
  const title = ar('accounts.verification.other_phone');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText(ar('accounts.code.laterHint'))).toBeHidden();
  await page.getByRole('link', { name: ar('accounts.code.later') }).click();
  await page.waitForURL(/\/profile$/);
});

test('a guest proves a phone number or e-mail address by a code instead', async ({
  page,
  request,
}) => {
  const person = newPerson(NAME);
  await openForm(page, '/email/verification', { locale: 'ar', submit });
  const login = page.getByLabel(ar('accounts.login'), { exact: true });
  await page.getByRole('button', { name: submit, exact: true }).click();
  await expectProblem(login, said.missing, ar('accounts.loginHint'));
  await expect(login).toBeFocused();
  await login.fill(person.email);
  await page.getByRole('button', { name: submit, exact: true }).click();
  await page.waitForURL(/\/otp$/);
  await page
    .getByLabel(ar('accounts.code.label'), { exact: true })
    .fill(await newestCode(request, person.email));
  await page.getByLabel(ar('accounts.name'), { exact: true }).fill(person.name);
  await page.getByRole('button', { name: ar('accounts.nameStep.submit') }).click();
  await page.waitForURL(({ pathname }) => pathname === '/');
});

test('who mistyped a number changes it before confirming it; the code then comes to the right one', async ({
  page,
  request,
}) => {
  const shopper = await new ShopApi(request).signUp(NAME);
  const right = newPerson(NAME).phone;
  await enterAs(page, shopper);
  await speak(page, 'ar');
  await page.goto('/profile');
  const change = ar('accounts.changeContact.change_phone');
  await page.getByRole('link', { name: change, exact: true }).click();
  await expect(page.getByRole('heading', { name: change })).toBeVisible();
  const number = page.getByRole('textbox', { name: ar('accounts.phone') });
  await expect(number).toHaveValue(inGroups(shopper.phone));
  await number.fill('0101');
  const send = page.getByRole('button', { name: ar('accounts.changeContact.submit') });
  await send.click();
  await expectProblem(number, ar('fields.phone_invalid'));
  await number.fill(right);
  await send.click();
  await page.waitForURL(/\/register-otp\?next=/);
  await expect(page.getByText(inGroups(right), { exact: true })).toHaveCSS('direction', 'ltr');
  await page
    .getByLabel(ar('accounts.code.label'), { exact: true })
    .fill(await newestCode(request, `+2${right}`));
  await page.waitForURL(/\/profile$/);
  await expect(page.getByText(inGroups(right), { exact: true })).toBeVisible();
  await expect(page.getByText(ar('accounts.profile.confirmed'), { exact: true })).toHaveCount(2);

  // Confirmed, it stays; who has another now is not left alone with it.
  await page.goto('/profile/change-phone');
  await expect(page.getByText(ar('accounts.changeContact.fixed_phone'))).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', { name: ar('accounts.profile.contactUs') }),
  ).toHaveAttribute('href', '/contact-us');
});
