import type { Page } from '@playwright/test';
import { chooseThePassword, expectProblem, openForm, otherCode, toast } from '../fixtures/forms.ts';
import { newestCode } from '../fixtures/outbox.ts';
import { ShopApi } from '../fixtures/shop-api.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { inArabicDigits, newPerson, type Person } from '../fixtures/shoppers.ts';
import { wordsOf } from '../fixtures/words.ts';

const ar = wordsOf('ar');

/** What the form must say, in the shop's own words. */
const said = {
  fillInputs: ar('forms.fillInputs'),
  name: ar('fields.name_required'),
  emailMissing: ar('fields.email_required'),
  email: ar('fields.email_invalid'),
  emailTaken: ar('fields.email_taken'),
  phone: ar('fields.phone_invalid'),
  confirmationMissing: ar('fields.password_confirmation_required'),
  passwordShort: ar('accounts.passwordTooShort'),
  passwordsDiffer: ar('fields.passwords_do_not_match'),
  created: ar('accounts.signUpPage.created'),
  codeEntered: ar('accounts.code.entered'),
  codeWrong: ar('accounts.code.wrong'),
  codeShort: ar('accounts.code.sixDigits'),
  codeSent: ar('accounts.code.sentAgain'),
};

const NAME = 'سلمى فؤاد';

function fields(page: Page) {
  const labelled = (key: string) => page.getByLabel(ar(`accounts.${key}`), { exact: true });
  return {
    name: labelled('name'),
    email: labelled('email'),
    phone: labelled('phone'),
    password: labelled('password'),
    confirmation: labelled('passwordConfirmation'),
    code: labelled('code.label'),
    submit: page.getByRole('button', { name: ar('accounts.signUpPage.submit') }),
    phoneHint: ar('accounts.phoneHint'),
  };
}

async function openSignUp(page: Page) {
  const submit = ar('accounts.signUpPage.submit');
  await openForm(page, '/signup', { locale: 'ar', submit });
}

async function signUp(page: Page, person: Person) {
  await openSignUp(page);
  const form = fields(page);
  await form.name.fill(person.name);
  await form.email.fill(person.email);
  await form.phone.fill(person.phone);
  await form.password.fill(person.password);
  await form.confirmation.fill(person.password);
  await form.submit.click();
}

test('signing up refuses each bad field in place, an e-mail that is taken too, and loses nothing', async ({
  page,
  request,
  expectConsole,
}) => {
  expectConsole(/status of 409/);
  const owner = await new ShopApi(request).signUp(NAME);
  await openSignUp(page);
  const form = fields(page);
  await form.submit.click();
  await expect(page.getByText(said.fillInputs)).toBeVisible();
  await expectProblem(form.name, said.name);
  await expect(form.name).toBeFocused();
  await expectProblem(form.email, said.emailMissing);
  await expectProblem(form.confirmation, said.confirmationMissing);

  await form.name.fill(NAME);
  await form.email.fill('salma@');
  await form.phone.fill('0123');
  await form.password.fill('abc');
  await form.confirmation.fill('abd');
  await form.submit.click();
  await expect(page.getByText(ar('forms.checkInputs'))).toBeVisible();
  await expectProblem(form.email, said.email);
  await expect(form.email).toBeFocused();
  await expectProblem(form.phone, said.phone, form.phoneHint);
  await expectProblem(form.password, said.passwordShort);
  await expectProblem(form.confirmation, said.passwordsDiffer);
  await expect(form.name).toHaveValue(NAME);
  await expect(form.email).toHaveValue('salma@');
  await expect(form.phone).toHaveValue('0123');
  await expect(form.password).toHaveValue('abc');
  await expect(form.confirmation).toHaveValue('abd');

  const other = newPerson(NAME);
  await form.email.fill(owner.email.toUpperCase());
  await form.phone.fill(other.phone);
  await form.password.fill(other.password);
  await form.confirmation.fill(other.password);
  await form.submit.click();
  await expectProblem(form.email, said.emailTaken);
  await expect(form.email).toBeFocused();
  await expect(form.email).toHaveValue(owner.email.toUpperCase());
  await expect(form.password).toHaveValue(other.password);
  await expect(page).toHaveURL(/\/signup$/);
});

test('the six boxes of the code are one field; a wrong code is refused on it, the right one, pasted from the mail, signs up', async ({
  page,
  request,
  context,
  expectConsole,
}) => {
  expectConsole(/status of 422/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const person = newPerson(NAME);
  await signUp(page, person);
  await expect(toast(page, said.created)).toBeVisible();
  await page.waitForURL(/\/register-otp$/);
  const { code } = fields(page);
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  await page.getByRole('button', { name: ar('accounts.code.submit'), exact: true }).click();
  await expectProblem(code, said.codeShort);
  await expect(code).toBeFocused();

  await code.pressSequentially('٠١٢ a3');
  await expect(code).toHaveValue('0123');
  await code.press('Backspace');
  await code.press('Backspace');
  await expect(code).toHaveValue('01');
  const right = await newestCode(request, person.email);
  await code.fill(otherCode(right));
  await expectProblem(code, said.codeWrong);
  await expect(code).toHaveValue('');
  await expect(code).toBeFocused();

  const spaced = inArabicDigits(`${right.slice(0, 3)} ${right.slice(3)}`);
  await page.evaluate((text) => navigator.clipboard.writeText(text), spaced);
  await code.press('ControlOrMeta+V');
  await expect(toast(page, said.codeEntered)).toBeVisible();
  await page.waitForURL(({ pathname }) => pathname === '/');
  expect(await page.evaluate(() => localStorage.getItem('EMAIL_KEY'))).toBe(person.email);
  expect(await page.evaluate(() => localStorage.getItem('user-token'))).not.toBeNull();
});

test('looking into logging in and back loses nothing that was typed', async ({ page }) => {
  await openSignUp(page);
  const form = fields(page);
  const person = newPerson(NAME);
  await form.name.fill(person.name);
  await form.email.fill(person.email);
  await form.phone.fill(person.phone);
  await form.password.fill(person.password);
  await form.confirmation.fill(person.password);
  await page.getByRole('link', { name: ar('accounts.signUpPage.logIn'), exact: true }).click();
  await page.waitForURL(/\/login$/);
  const login = page.getByLabel(ar('accounts.login'), { exact: true });
  await login.fill(person.email);
  await chooseThePassword(page, ar);
  await page.getByRole('link', { name: ar('accounts.loginPage.forgot') }).click();
  await page.waitForURL(/\/forget\/password$/);
  await expect(login).toHaveValue(person.email);
  await page.goBack();
  await page.waitForURL(/\/login$/);
  await expect(login).toHaveValue(person.email);
  await page.getByRole('link', { name: ar('accounts.loginPage.signUp') }).click();
  await page.waitForURL(/\/signup$/);
  await expect(form.name).toHaveValue(person.name);
  await expect(form.email).toHaveValue(person.email);
  // In groups, as the shop writes numbers.
  const grouped = person.phone.replace(/^(\d{3})(\d{4})/, '$1 $2 ');
  await expect(form.phone).toHaveValue(grouped);
  await expect(form.password).toHaveValue(person.password);
  await expect(form.confirmation).toHaveValue(person.password);
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(stored).not.toContain(person.password);
});

test('another code can be asked for when the countdown is over, not before', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 4(22|29)/);
  await page.clock.install();
  await signUp(page, newPerson(NAME));
  const resend = page.getByRole('button', { name: ar('accounts.code.resend'), exact: true });
  const wait = page.getByText(/إرسال كود جديد بعد \W*\d:\d\d/);
  await expect(wait).toBeVisible();
  await expect(resend).toBeHidden();

  // This page's clock runs ahead; the shop's own still says that it is too soon.
  await page.clock.fastForward('01:01');
  await resend.click();
  await expect(wait).toBeVisible();
  await expect(resend).toBeHidden();

  await page.route('**/client/auth/resend-otp', (route) =>
    route.fulfill({
      json: { data: { channel: 'email', sent_to: 's•••@e•••', expires_in: 600, retry_in: 60 } },
    }),
  );
  await page.clock.fastForward('01:01');
  await resend.click();
  const sent = page.getByRole('status').filter({ hasText: said.codeSent });
  await expect(sent).toBeVisible();
  await expect(wait).toBeVisible();

  // A code that no attempt can be made with any more: when another one can be asked for, and no way on without it.
  await page.route('**/verify-otp', (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      json: { type: '', title: '', status: 422, code: 'otp_expired', request_id: '1' },
    }),
  );
  const { code } = fields(page);
  const confirm = page.getByRole('button', { name: ar('accounts.code.submit'), exact: true });
  const place = await confirm.boundingBox();
  await code.fill('123456');
  await expectProblem(code, ar('accounts.code.dead'));
  await expect(sent).toBeHidden();
  await expect(page.getByText(/اطلب كودًا جديدًا بعد \W*\d:\d\d/)).toBeVisible();
  await expect(confirm).toBeDisabled();
  expect(await confirm.boundingBox()).toEqual(place);
  await page.clock.fastForward('01:01');
  await resend.click();
  await expect(sent).toBeVisible();
  await expect(confirm).toBeEnabled();
});
