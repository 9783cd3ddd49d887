import { openForm, toast } from '../fixtures/forms.ts';
import { Mailbox } from '../fixtures/mailbox.ts';
import { OwnShop } from '../fixtures/own-shop.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { newPerson } from '../fixtures/shoppers.ts';
import { wordsOf } from '../fixtures/words.ts';

const NAME = 'فريدة عمر';

let mailbox: Mailbox;
let shop: OwnShop;
test.beforeAll(async () => {
  mailbox = await Mailbox.open();
  shop = await OwnShop.open({ environment: { SMTP_URL: mailbox.url } });
});
test.afterAll(async () => {
  await shop.close();
  await mailbox.close();
});

const ar = wordsOf('ar');

test('signing up with the code out of a real mailbox', async ({ page }) => {
  const person = newPerson(NAME);
  const submit = ar('accounts.signUpPage.submit');
  await openForm(page, `${shop.origin}/signup`, { locale: 'ar', submit });
  const field = (key: string) => page.getByLabel(ar(`accounts.${key}`), { exact: true });
  await field('name').fill(person.name);
  await field('email').fill(person.email);
  await field('phone').fill(person.phone);
  await field('password').fill(person.password);
  await field('passwordConfirmation').fill(person.password);
  await page.getByRole('button', { name: submit, exact: true }).click();
  await page.waitForURL(/\/register-otp$/);

  const mails = () => mailbox.mails.filter(({ to }) => to.includes(person.email));
  await expect.poll(() => mails().length).toBe(1);
  const code = /(?<!\d)\d{6}(?!\d)/.exec(mails()[0]?.text ?? '')?.[0];
  await field('code.label').fill(code ?? 'no code in the mail');
  await expect(toast(page, ar('accounts.code.entered'))).toBeVisible();
  await page.waitForURL(({ pathname }) => pathname === '/');
  expect(mails()).toHaveLength(1);
});
