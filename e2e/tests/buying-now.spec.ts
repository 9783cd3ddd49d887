import type { Page } from '@playwright/test';
import { toast } from '../fixtures/forms.ts';
import { expect, test } from '../fixtures/stocked-shop.ts';
import { wordsOf } from '../fixtures/words.ts';

const ar = wordsOf('ar');

function storedCart(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('CART_KEY') ?? '[]'));
}

test('a guest who buys now and gives up on logging in keeps the cart; logging in goes on', async ({
  page,
  stocked,
  enter,
}) => {
  const [inCart, wanted] = [await stocked.lamp(), await stocked.lamp()];
  const buyer = await stocked.buyer();
  await enter(undefined, [{ id: inCart.id, quantity: 1 }]);
  await page.goto(`/add-to-car/${wanted.id}`);
  await page.getByRole('button', { name: ar('ui.increase') }).click();
  await page.getByRole('button', { name: ar('cart.buyNow') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: ar('cart.confirmYes') })
    .click();
  await page.waitForURL(/\/login\?/);
  await expect(page.getByText(ar('accounts.loginPage.textForPurchase'))).toBeVisible();
  // It is the first of the checkout's steps, as the others without the tabs.
  const steps = page.getByRole('list', { name: ar('checkout.steps') }).getByRole('listitem');
  await expect(steps).toHaveCount(3);
  await expect(steps.first()).toHaveAttribute('aria-current', 'step');
  await expect(page.getByRole('navigation', { name: ar('layout.navigation') })).toBeHidden();
  expect(await storedCart(page)).toEqual([{ id: inCart.id, quantity: 1 }]);

  await page.getByRole('button', { name: ar('accounts.loginPage.withPassword') }).click();
  const login = page.getByLabel(ar('accounts.login'), { exact: true });
  await expect(login).toBeFocused();
  await login.fill(buyer.email);
  await page.getByLabel(ar('accounts.password'), { exact: true }).fill(buyer.password);
  await page.getByRole('button', { name: ar('accounts.loginPage.submit'), exact: true }).click();
  await page.waitForURL(/\/checkout$/);
  expect(await storedCart(page)).toEqual([{ id: wanted.id, quantity: 2 }]);
  // The earlier cart is gone only now, which is said, and it comes back.
  await expect(page.getByText(ar('cart.emptiedForIt'))).toBeVisible();
  await page.getByRole('button', { name: ar('ui.undo') }).click();
  await page.waitForURL(/\/my-cart$/);
  await expect(toast(page, ar('cart.broughtBack'))).toBeVisible();
  expect(await storedCart(page)).toEqual([{ id: inCart.id, quantity: 1 }]);
});

test('buying now asks before it empties the cart, then leads straight to checkout', async ({
  page,
  stocked,
  enter,
}) => {
  const [inCart, wanted] = [await stocked.lamp(), await stocked.lamp()];
  const buyer = await stocked.buyer();
  await enter(buyer, [{ id: inCart.id, quantity: 1 }]);
  await page.goto(`/add-to-car/${wanted.id}`);
  const buyNow = page.getByRole('button', { name: ar('cart.buyNow') });
  await buyNow.click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText(ar('cart.confirmAction'))).toBeVisible();
  await expect(dialog.getByText(ar('cart.confirmText'))).toBeVisible();
  await expect(dialog).toContainText(ar('cart.confirmOthers', { count: 1 }));
  await dialog.getByRole('button', { name: ar('cart.keepCart') }).click();
  await expect(dialog).toHaveCount(0);
  expect(await storedCart(page)).toEqual([{ id: inCart.id, quantity: 1 }]);

  // What is said of adding it does not cover the buttons.
  const add = page.getByRole('button', { name: ar('cart.add'), exact: true });
  await add.click();
  const said = await toast(page, ar('cart.productAdded')).boundingBox();
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThan((await add.boundingBox())?.y ?? 0);

  await buyNow.click();
  await dialog.getByRole('button', { name: ar('cart.confirmYes') }).click();
  await expect(toast(page, ar('cart.readyToCheckout'))).toBeVisible();
  await page.waitForURL(/\/checkout$/);
  expect(await storedCart(page)).toEqual([{ id: wanted.id, quantity: 1 }]);

  // What was removed comes back, as after a removal in the cart.
  await page.getByRole('button', { name: ar('ui.undo') }).click();
  await page.waitForURL(/\/my-cart$/);
  const cart = await storedCart(page);
  expect(cart).toEqual(expect.arrayContaining([{ id: inCart.id, quantity: 1 }]));
});

test('Back from buying now finds the quantity that was chosen, and it is bought again', async ({
  page,
  stocked,
  enter,
}) => {
  const wanted = await stocked.lamp();
  await enter(await stocked.buyer(), []);
  for (const path of ['/add-to-car', '/product/details']) {
    await page.goto(`${path}/${wanted.id}`);
    const quantity = page.getByRole('main').getByRole('textbox').first();
    await page
      .getByRole('button', { name: ar('ui.increase') })
      .first()
      .click();
    await expect(quantity).toHaveValue('2');
    const buyNow = page.getByRole('button', { name: ar('cart.buyNow') }).first();
    await buyNow.click();
    await page.waitForURL(/\/checkout$/);
    await page.goBack();
    await expect(quantity).toHaveValue('2');
    await page.reload();
    await expect(quantity).toHaveValue('2');
    await buyNow.click();
    await page.waitForURL(/\/checkout$/);
    expect(await storedCart(page)).toEqual([{ id: wanted.id, quantity: 2 }]);
  }
});

test('several pieces cost what the cart takes for them, and are bought without knowing it too', async ({
  page,
  stocked,
  enter,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED|Failed to fetch/);
  const tiers = [
    { from: 6, price: 51 },
    { from: 12, price: 48 },
  ];
  const wanted = await stocked.lamp({ price: 55, tiers });
  await enter(undefined, []);
  await page.goto(`/product/details/${wanted.id}`);
  const main = page.getByRole('main');
  const chosen = main.getByRole('textbox');
  await chosen.fill('6');
  await chosen.press('Enter');
  // On a low phone the page's own buttons leave the screen.
  await page.setViewportSize({ width: 390, height: 480 });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const bar = page.getByRole('region', { name: ar('products.buyBar') });
  await expect(bar).toBeInViewport();
  await expect(bar).toContainText('306');
  // The price of one piece is replaced by that of six.
  await expect(main.locator('s').filter({ hasText: '55' }).first()).toBeVisible();

  await page.goto(`/add-to-car/${wanted.id}`);
  await expect(main).toContainText(/أضف 5 قطع ليصبح سعر القطعة .*51/);
  const quantity = main.getByRole('textbox');
  await quantity.fill('6');
  await quantity.press('Enter');
  await expect(main).toContainText('306');
  await expect(main).toContainText('51');
  await expect(main).toContainText(/أضف 6 قطع ليصبح سعر القطعة .*48/);

  // Without an answer there is no sum, and the price of one piece stays.
  await page.route('**/orders/quote', (route) => route.abort());
  await main.getByRole('button', { name: ar('ui.increase') }).click();
  await expect(main.getByText(ar('cart.total'), { exact: true })).toHaveCount(0);
  await expect(main).toContainText('55');
  await main.getByRole('button', { name: ar('cart.add'), exact: true }).click();
  await expect(toast(page, ar('cart.productAdded'))).toBeVisible();
  expect(await storedCart(page)).toEqual([{ id: wanted.id, quantity: 7 }]);
});
