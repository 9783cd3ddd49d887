import { randomInt } from 'node:crypto';
import { chooseThePassword, expectProblem, openForm } from '../fixtures/forms.ts';
import { newestCode } from '../fixtures/outbox.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { inArabicDigits, newPerson } from '../fixtures/shoppers.ts';
import { wordsOf } from '../fixtures/words.ts';

const NAME = 'سعود القحطاني';

const ar = wordsOf('ar');
const field = (key: string) => ar(`accounts.${key}`);

test('a Saudi number signs up, and logs in as it is written there', async ({
  page,
  request,
  expectConsole,
}) => {
  // What the page still waits for when the session ends.
  expectConsole(/status of 401/);
  const person = newPerson(NAME);
  const national = `50${randomInt(1_000_000, 9_999_999)}`;
  await openForm(page, '/signup', { locale: 'ar', submit: field('signUpPage.submit') });
  const label = (key: string) => page.getByLabel(field(key), { exact: true });
  const submit = page.getByRole('button', { name: field('signUpPage.submit'), exact: true });
  await label('name').fill(person.name);
  await label('email').fill(person.email);
  await page.getByLabel(ar('ui.country')).selectOption('SA');
  await expect(label('phone')).toHaveAttribute('placeholder', /^966/);
  await expect(label('phone')).toHaveCSS('direction', 'ltr');
  await label('phone').fill('0521234567');
  await label('password').fill(person.password);
  await label('passwordConfirmation').fill(person.password);
  await submit.click();
  await expectProblem(label('phone'), ar('forms.saudiPhoneInvalid'), field('phoneHint'));
  await page.getByLabel(ar('ui.country')).selectOption('EG');
  await expectProblem(label('phone'), ar('fields.phone_invalid'), field('phoneHint'));
  await page.getByLabel(ar('ui.country')).selectOption('SA');
  await label('phone').fill(inArabicDigits(`0${national}`));
  await submit.click();
  await page.waitForURL(/\/register-otp$/);
  await label('code.label').fill(await newestCode(request, person.email));
  await page.waitForURL(({ pathname }) => pathname === '/');
  await page.goto('/profile');
  const shown = `+966 ${national.slice(0, 2)} ${national.slice(2, 5)} ${national.slice(5)}`;
  await expect(page.getByText(shown, { exact: true })).toHaveCSS('direction', 'ltr');

  const written = inArabicDigits(`00966${national}`);
  await page.getByRole('button', { name: field('profile.logOut') }).click();
  await page.waitForURL(/\/login$/);
  await chooseThePassword(page, ar);
  await label('login').fill(written);
  await label('password').fill(person.password);
  await page.getByRole('button', { name: field('loginPage.submit'), exact: true }).click();
  // The phone is only claimed: a code to the proven e-mail confirms the log-in (decision 061).
  await page.waitForURL(/\/otp$/);
  await label('code.label').fill(await newestCode(request, person.email));
  await page.waitForURL(({ pathname }) => pathname === '/');
  await page.goto('/profile');
  await expect(page.getByText(shown, { exact: true })).toBeVisible();
});

test('a number pasted with its country’s code chooses the country', async ({ page }) => {
  const words = wordsOf('en');
  await openForm(page, '/signup', { locale: 'en', submit: words('accounts.signUpPage.submit') });
  const phone = page.getByLabel(words('accounts.phone'), { exact: true });
  await phone.fill('+966 50 123 4567');
  await expect(page.getByLabel(words('ui.country'))).toHaveValue('SA');
  await expect(phone).toHaveValue('501234567');
  await phone.fill('201012345678');
  await expect(page.getByLabel(words('ui.country'))).toHaveValue('EG');
  await expect(phone).toHaveValue('01012345678');
  // What is no part of a number is seen to be left out.
  await phone.fill('010 7700 1062 (home)');
  await expect(phone).toHaveValue('010 7700 1062');
  // One way of writing, however it was typed.
  await phone.fill(inArabicDigits('01077001062'));
  await phone.blur();
  await expect(phone).toHaveValue('010 7700 1062');
});
