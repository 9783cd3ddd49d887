import type { Locale } from '@dp/contract/locale.ts';
import type { Page } from '@playwright/test';
import { chooseThePassword, expectProblem, openForm, otherCode, toast } from '../fixtures/forms.ts';
import { newestCode } from '../fixtures/outbox.ts';
import { ShopApi } from '../fixtures/shop-api.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { newPerson, type Person } from '../fixtures/shoppers.ts';
import { wordsOf } from '../fixtures/words.ts';

const ar = wordsOf('ar');

/** What the form must say: in English word for word, in Arabic in the shop's own words. */
const said = {
  ar: {
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
  },
  en: {
    fillInputs: 'Please Fill the inputs',
    name: 'Please enter your Full Name',
    emailMissing: 'Email required',
    email: 'Email is invalid',
    emailTaken: 'There is already an account with this email',
    phone: 'Phone number is invalid',
    confirmationMissing: 'Password confirmation required',
    passwordShort: 'Password at least 6 characters',
    passwordsDiffer: 'Passwords do not match',
    created: 'Your account has been created successfully',
    codeEntered: 'the verification code was entered successfully',
    codeWrong: 'Otp Code is Wrong',
    codeShort: 'Verification code is 6 digits',
    codeSent: 'Otp has been sent',
  },
} satisfies Record<Locale, object>;

const names = { ar: 'سلمى فؤاد', en: 'Salma Fouad' };

function fields(page: Page, locale: Locale) {
  const words = wordsOf(locale);
  const labelled = (key: string) => page.getByLabel(words(`accounts.${key}`), { exact: true });
  return {
    name: labelled('name'),
    email: labelled('email'),
    phone: labelled('phone'),
    password: labelled('password'),
    confirmation: labelled('passwordConfirmation'),
    code: labelled('code.label'),
    submit: page.getByRole('button', { name: words('accounts.signUpPage.submit') }),
    phoneHint: words('accounts.phoneHint'),
  };
}

async function openSignUp(page: Page, locale: Locale) {
  const submit = wordsOf(locale)('accounts.signUpPage.submit');
  await openForm(page, '/signup', { locale, submit });
}

async function signUp(page: Page, locale: Locale, person: Person) {
  await openSignUp(page, locale);
  const form = fields(page, locale);
  await form.name.fill(person.name);
  await form.email.fill(person.email);
  await form.phone.fill(person.phone);
  await form.password.fill(person.password);
  await form.confirmation.fill(person.password);
  await form.submit.click();
}

for (const locale of ['ar', 'en'] as const) {
  const words = wordsOf(locale);

  test(`signing up refuses each bad field in place and loses nothing (${locale})`, async ({
    page,
  }) => {
    await openSignUp(page, locale);
    const form = fields(page, locale);
    await form.submit.click();
    await expect(page.getByText(said[locale].fillInputs)).toBeVisible();
    await expectProblem(form.name, said[locale].name);
    await expect(form.name).toBeFocused();
    await expectProblem(form.email, said[locale].emailMissing);
    await expectProblem(form.confirmation, said[locale].confirmationMissing);

    await form.name.fill(names[locale]);
    await form.email.fill('salma@');
    await form.phone.fill('0123');
    await form.password.fill('abc');
    await form.confirmation.fill('abd');
    await form.submit.click();
    await expect(page.getByText(words('forms.checkInputs'))).toBeVisible();
    await expectProblem(form.email, said[locale].email);
    await expect(form.email).toBeFocused();
    await expectProblem(form.phone, said[locale].phone, form.phoneHint);
    await expectProblem(form.password, said[locale].passwordShort);
    await expectProblem(form.confirmation, said[locale].passwordsDiffer);
    await expect(form.name).toHaveValue(names[locale]);
    await expect(form.email).toHaveValue('salma@');
    await expect(form.phone).toHaveValue('0123');
    await expect(form.password).toHaveValue('abc');
    await expect(form.confirmation).toHaveValue('abd');
  });

  test(`an e-mail that is taken is said on its field (${locale})`, async ({
    page,
    request,
    expectConsole,
  }) => {
    expectConsole(/status of 409/);
    const owner = await new ShopApi(request, locale).signUp(names[locale]);
    const other = newPerson(names[locale]);
    await signUp(page, locale, { ...other, email: owner.email.toUpperCase() });
    const form = fields(page, locale);
    await expectProblem(form.email, said[locale].emailTaken);
    await expect(form.email).toBeFocused();
    await expect(form.email).toHaveValue(owner.email.toUpperCase());
    await expect(form.password).toHaveValue(other.password);
    await expect(page).toHaveURL(/\/signup$/);
  });

  test(`a wrong code is refused on its field, the right one from the mail signs up (${locale})`, async ({
    page,
    request,
    expectConsole,
  }) => {
    expectConsole(/status of 422/);
    const person = newPerson(names[locale]);
    await signUp(page, locale, person);
    await expect(toast(page, said[locale].created)).toBeVisible();
    await page.waitForURL(/\/register-otp$/);
    const { code } = fields(page, locale);
    const right = await newestCode(request, person.email);

    await page.getByRole('button', { name: words('accounts.code.submit'), exact: true }).click();
    await expectProblem(code, said[locale].codeShort);
    await expect(code).toBeFocused();
    await code.fill(otherCode(right));
    await expectProblem(code, said[locale].codeWrong);
    await expect(code).toHaveValue('');
    await expect(code).toBeFocused();

    await code.fill(right);
    await expect(toast(page, said[locale].codeEntered)).toBeVisible();
    await page.waitForURL(({ pathname }) => pathname === '/');
    expect(await page.evaluate(() => localStorage.getItem('EMAIL_KEY'))).toBe(person.email);
    expect(await page.evaluate(() => localStorage.getItem('user-token'))).not.toBeNull();
  });
}

test('looking into logging in and back loses nothing that was typed', async ({ page }) => {
  await openSignUp(page, 'ar');
  const form = fields(page, 'ar');
  const person = newPerson(names.ar);
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

test('the six boxes are one field: Arabic digits, backspacing and a pasted message', async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const person = newPerson(names.ar);
  await signUp(page, 'ar', person);
  const { code } = fields(page, 'ar');
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  await code.pressSequentially('٠١٢ a3');
  await expect(code).toHaveValue('0123');
  await code.press('Backspace');
  await code.press('Backspace');
  await expect(code).toHaveValue('01');
  await code.press('ControlOrMeta+A');
  const right = await newestCode(request, person.email);
  const arabic = right.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));
  const spaced = `${arabic.slice(0, 3)} ${arabic.slice(3)}`;
  await page.evaluate((text) => navigator.clipboard.writeText(text), spaced);
  await code.press('ControlOrMeta+V');
  await expect(toast(page, said.ar.codeEntered)).toBeVisible();
  await page.waitForURL(({ pathname }) => pathname === '/');
});

test('another code can be asked for when the countdown is over, not before', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 4(22|29)/);
  await page.clock.install();
  await signUp(page, 'en', newPerson(names.en));
  const resend = page.getByRole('button', { name: 'Send a new code', exact: true });
  await expect(page.getByText(/Send a new code in \d:\d\d/)).toBeVisible();
  await expect(resend).toBeHidden();

  // This page's clock runs ahead; the shop's own still says that it is too soon.
  await page.clock.fastForward('01:01');
  await resend.click();
  await expect(page.getByText(/Send a new code in \d:\d\d/)).toBeVisible();
  await expect(resend).toBeHidden();

  await page.route('**/client/auth/resend-otp', (route) =>
    route.fulfill({
      json: { data: { channel: 'email', sent_to: 's•••@e•••', expires_in: 600, retry_in: 60 } },
    }),
  );
  await page.clock.fastForward('01:01');
  await resend.click();
  const sent = page.getByRole('status').filter({ hasText: said.en.codeSent });
  await expect(sent).toBeVisible();
  await expect(page.getByText(/Send a new code in \d:\d\d/)).toBeVisible();

  // A code that no attempt can be made with any more: when another one can be asked for, and no way on without it.
  await page.route('**/verify-otp', (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      json: { type: '', title: '', status: 422, code: 'otp_expired', request_id: '1' },
    }),
  );
  const { code } = fields(page, 'en');
  const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
  const place = await confirm.boundingBox();
  await code.fill('123456');
  await expectProblem(code, 'This code is no longer valid.');
  await expect(sent).toBeHidden();
  await expect(page.getByText(/Ask for a new one in \d:\d\d/)).toBeVisible();
  await expect(confirm).toBeDisabled();
  expect(await confirm.boundingBox()).toEqual(place);
  await page.clock.fastForward('01:01');
  await resend.click();
  await expect(sent).toBeVisible();
  await expect(confirm).toBeEnabled();
});
