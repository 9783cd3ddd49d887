import type { Locale } from '@dp/contract/locale.ts';
import { chooseThePassword, speak } from '../fixtures/forms.ts';
import { OwnShop } from '../fixtures/own-shop.ts';
import { enterAs, ShopApi } from '../fixtures/shop-api.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { wordsOf } from '../fixtures/words.ts';

const names = { ar: 'مها سليم', en: 'Maha Selim' } satisfies Record<Locale, string>;

const ar = wordsOf('ar');

test('an expired session is announced once, leaves the cart and returns after log-in', async ({
  page,
  context,
  playwright,
  expectConsole,
}) => {
  expectConsole(/status of 401/);
  // What a tab still waits for or looks for ahead of need while the shop closes is refused, cut off or not there.
  expectConsole(/status of 503|ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE/);
  expectConsole(/manifest patches/);
  const shop = await OwnShop.open();
  try {
    const request = await playwright.request.newContext({ baseURL: shop.origin });
    const shopper = await new ShopApi(request).signUp(names.ar);
    await enterAs(page, shopper, [{ id: 1, quantity: 2 }]);
    await speak(page, 'ar');
    await page.goto(`${shop.origin}/profile/change-name`);
    const name = page.getByLabel(ar('accounts.name'), { exact: true });
    await expect(name).toHaveValue(shopper.name);
    const other = await context.newPage();
    await other.goto(`${shop.origin}/profile`);
    await expect(other.getByText(shopper.email)).toBeVisible();

    // A session is good for 30 days after its last use; the service credential for one.
    await shop.restart({ daysAhead: 31 });
    const ended = page.getByText(ar('errors.session_expired'));
    await name.fill(`${shopper.name} 2`);
    await page.getByRole('button', { name: ar('accounts.changeName.submit') }).click();
    await page.waitForURL(/\/login\?next=%2Fprofile%2Fchange-name$/);
    await expect(ended).toHaveCount(1);
    await other.waitForURL(/\/login\?next=%2Fprofile$/);
    const held = () =>
      page.evaluate(() => [localStorage.getItem('user-token'), localStorage.getItem('CART_KEY')]);
    expect(await held()).toEqual([null, JSON.stringify([{ id: 1, quantity: 2 }])]);

    await chooseThePassword(page, ar);
    await page.getByLabel(ar('accounts.login'), { exact: true }).fill(shopper.email);
    await page.getByLabel(ar('accounts.password'), { exact: true }).fill(shopper.password);
    await page.getByRole('button', { name: ar('accounts.loginPage.submit'), exact: true }).click();
    await page.waitForURL(/\/profile\/change-name$/);
    await expect(name).toHaveValue(shopper.name);
    await other.waitForURL(/\/profile$/);
    expect((await held())[1]).toBe(JSON.stringify([{ id: 1, quantity: 2 }]));
    await request.dispose();
  } finally {
    await shop.close();
  }
});
