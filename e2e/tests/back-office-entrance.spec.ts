import { randomUUID } from 'node:crypto';
import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { DESK, enterAsStaff, speakStaff, test } from '../fixtures/office-test.ts';
import { expect } from '../fixtures/shop-test.ts';
import { wordsOf } from '../fixtures/words.ts';

const ar = wordsOf('ar', 'admin');
const en = wordsOf('en', 'admin');

/** The code that an app shows some seconds from now. */
function codeOf(secret: string, secondsLater = 0): string {
  const timestamp = Date.now() + secondsLater * 1_000;
  return new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp,
  });
}

test('a manager on a phone signs in with a password and finds the page they wanted', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 401 .*\/api\/staff\/sign-in/);
  await page.goto('/audit?action=staff.sign-in');
  const email = page.getByLabel(ar('signIn.email'));
  const password = page.getByLabel(ar('signIn.password'), { exact: true });
  await email.fill('manager@example.com');
  await password.fill('not-the-password');
  await page.getByRole('button', { name: ar('signIn.enter'), exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(ar('refusals.wrong_credentials'));
  await expect(email).toHaveValue('manager@example.com');

  await password.fill('demo-manager');
  await page.getByRole('button', { name: ar('signIn.enter'), exact: true }).click();
  await expect(page.getByRole('heading', { name: ar('audit.title') })).toBeVisible();
  await expect(page).toHaveURL(/\/audit\?action=staff\.sign-in$/);
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(
    ar('audit.actions.staff.sign-in'),
  );

  await page.getByRole('button', { name: ar('frame.more') }).click();
  // Managers do not manage staff.
  const pages = page.getByRole('dialog').getByRole('link');
  await expect(pages.filter({ hasText: ar('frame.pages.audit') })).toBeVisible();
  await expect(pages.filter({ hasText: ar('frame.pages.staff') })).toHaveCount(0);
  await page.getByRole('button', { name: ar('frame.signOut') }).click();
  await expect(page).toHaveURL('/sign-in');
  await page.goto('/audit');
  await expect(page).toHaveURL(/\/sign-in\?to=%2Faudit$/);
});

test('a colleague adds a passkey of their phone and signs in with it alone', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const owner = await browser.newContext({ baseURL: origin });
  await enterAsStaff(owner, 'owner');
  const ask = async (of: BrowserContext, path: string, data: object) => {
    const answer = await of.request.post(`/api/staff/${path}`, {
      headers: { origin },
      data,
    });
    expect(answer.status(), await answer.text()).toBe(200);
    return answer.json();
  };
  const { data: roles } = await (await owner.request.get('/api/staff/roles')).json();
  const role = roles.find(({ key }: { key: string }) => key === 'orders');
  const email = `${randomUUID()}@example.com`;
  const invited = await ask(owner, 'invitations', { email, role_id: role.id, locale: 'ar' });
  const token = new URL(invited.data.link).hash.slice(1);
  const password = 'a-long-password';
  await ask(context, 'invitation/accept', { token, name: 'سلمى', password, locale: 'ar' });
  await owner.close();

  const devTools = await context.newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await page.goto('/my-security');
  const add = page.getByRole('button', { name: ar('security.addPasskey'), exact: true });
  await add.click();
  const dialog = page.getByRole('dialog', { name: ar('security.addPasskey') });
  await dialog.getByLabel(ar('security.passkeyName')).fill('موبايلي');
  await dialog.getByRole('button', { name: ar('security.addPasskey') }).click();
  const codes = page.getByRole('alertdialog', { name: ar('security.recoveryCodes') });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await codes.getByRole('button', { name: ar('security.codesKept') }).click();
  await expect(page.getByText('موبايلي', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: ar('frame.more') }).click();
  await page.getByRole('button', { name: ar('frame.signOut') }).click();
  await expect(page).toHaveURL('/sign-in');
  await page.getByRole('button', { name: ar('signIn.passkeySignIn') }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('سلمى');
});

test.describe('on a desk', () => {
  test.use(DESK);

  test('an owner invites a colleague, who sets up a code app and signs in with it', async ({
    page,
    context,
    openBrowser,
    baseURL,
  }) => {
    await speakStaff(context, 'en');
    await enterAsStaff(context, 'owner');
    await page.goto('/staff');
    await expect(page.getByRole('table', { name: en('people.title') })).toBeVisible();
    await page.keyboard.press('n');
    const invitation = page.getByRole('dialog', { name: en('people.invite') });
    const email = `${randomUUID()}@example.com`;
    await invitation.getByLabel(en('people.email')).fill(email);
    await invitation.getByLabel(en('people.role')).selectOption(en('permissions.roles.manager'));
    await invitation.getByRole('button', { name: en('people.sendInvitation') }).click();
    const made = page.getByRole('dialog', { name: en('people.invited') });
    const link = (await made.getByText(`${baseURL}/invitation#`).textContent()) ?? '';

    const theirs = await openBrowser({ ...DESK, baseURL: baseURL ?? '' });
    await speakStaff(theirs, 'en');
    const guest = await theirs.newPage();
    let streams = 0;
    guest.on('request', (request) => {
      if (request.url().endsWith('/api/staff/events')) streams += 1;
    });
    await guest.goto(link);
    await guest.getByLabel(en('people.name')).fill('Nadia Sami');
    await guest.getByLabel(en('people.password'), { exact: true }).fill('a-long-password');
    await guest.getByRole('button', { name: en('people.accept') }).click();

    // A manager needs a second factor before anything else.
    await expect(guest.getByText(en('security.mustSetUp'))).toBeVisible();
    await guest.getByRole('button', { name: en('security.setUp') }).click();
    const setUp = guest.getByRole('dialog', { name: en('security.codeApp') });
    await expect(setUp.getByRole('img', { name: en('security.qrCode') })).toBeVisible();
    const secret = (await setUp.locator('code').textContent()) ?? '';
    await setUp.getByLabel(en('security.firstCode')).fill(codeOf(secret));
    expect(streams, 'orders are not followed before they may be seen').toBe(0);
    const codes = guest.getByRole('alertdialog', { name: en('security.recoveryCodes') });
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    await codes.getByRole('button', { name: en('security.codesKept') }).click();
    await expect(guest.getByText(en('security.on'), { exact: true })).toBeVisible();
    await expect.poll(() => streams).toBe(1);

    await guest.getByRole('button', { name: 'Nadia Sami' }).click();
    await guest.getByRole('button', { name: en('frame.signOut') }).click();
    await guest.getByLabel(en('signIn.email')).fill(email);
    await guest.getByLabel(en('signIn.password'), { exact: true }).fill('a-long-password');
    await guest.getByRole('button', { name: en('signIn.enter'), exact: true }).click();
    // The code given before is used up; the app shows the next one.
    await guest.getByLabel(en('signIn.code')).fill(codeOf(secret, 30));
    await expect(guest).toHaveURL('/');
    await expect(guest.getByRole('heading', { level: 1 })).toContainText('Nadia Sami');
  });

  test('who forgot the password chooses a new one by a link from the owner', async ({
    page,
    context,
    openBrowser,
    baseURL,
    playwright,
  }) => {
    await speakStaff(context, 'en');
    await enterAsStaff(context, 'owner');
    const email = `${randomUUID()}@example.com`;
    const post = async (request: APIRequestContext, path: string, data: object) => {
      const answer = await request.post(`${baseURL}/api/staff/${path}`, {
        headers: { origin: baseURL ?? '' },
        data,
      });
      expect(answer.status(), await answer.text()).toBe(200);
      return (await answer.json()).data;
    };
    const roles = await context.request.get(`${baseURL}/api/staff/roles`);
    const role = (await roles.json()).data.find(({ key }: { key: string }) => key === 'orders');
    const invited = await post(context.request, 'invitations', {
      email,
      role_id: role.id,
      locale: 'en',
    });
    const newcomer = await playwright.request.newContext();
    await post(newcomer, 'invitation/accept', {
      token: invited.link.split('#')[1],
      name: `Hoda ${email.slice(0, 8)}`,
      password: 'a-forgotten-password',
      locale: 'en',
    });
    await newcomer.dispose();

    await page.goto('/staff');
    await page.getByRole('button', { name: `Edit Hoda ${email.slice(0, 8)}` }).click();
    await page.getByRole('button', { name: en('people.resetPassword') }).click();
    const made = page.getByRole('dialog', { name: en('people.resetReady') });
    const link = (await made.getByText(`${baseURL}/password-reset#`).textContent()) ?? '';

    const theirs = await openBrowser({ ...DESK, baseURL: baseURL ?? '' });
    await speakStaff(theirs, 'en');
    const guest = await theirs.newPage();
    await guest.goto(link);
    await expect(guest.getByLabel(en('people.email'))).toHaveValue(email);
    await guest.getByLabel(en('people.password'), { exact: true }).fill('a-newer-password');
    await guest.getByRole('button', { name: en('people.savePassword') }).click();
    await expect(guest).toHaveURL('/');
    await expect(guest.getByRole('heading', { level: 1 })).toContainText('Hoda');
  });

  test('a session that ends while a role is written is renewed over the page, with nothing lost', async ({
    page,
    context,
    expectConsole,
  }) => {
    expectConsole(/status of 401/);
    await speakStaff(context, 'en');
    await enterAsStaff(context, 'owner');
    await page.goto('/roles/new');
    const name = `Counter ${randomUUID().slice(0, 8)}`;
    await page.getByLabel(en('roles.nameIn.en')).fill(name);
    await page.getByLabel(en('roles.nameIn.ar')).fill(`الكاونتر ${name.slice(-8)}`);
    await page.getByLabel(en('permissions.words.orders.read')).check();
    // What is typed survives a reload.
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByLabel(en('roles.nameIn.en'))).toHaveValue(name);
    await expect(page.getByLabel(en('permissions.words.orders.read'))).toBeChecked();

    await context.clearCookies();
    await page.getByRole('button', { name: en('roles.save') }).click();
    const again = page.getByRole('dialog', { name: en('signIn.over') });
    await expect(again.getByLabel(en('signIn.email'))).toHaveValue('owner@example.com');
    await again.getByLabel(en('signIn.password'), { exact: true }).fill('demo-owner');
    await again.getByRole('button', { name: en('signIn.enter'), exact: true }).click();
    await expect(page).toHaveURL('/roles');
    await expect(page.getByRole('link', { name })).toBeVisible();
  });
});
