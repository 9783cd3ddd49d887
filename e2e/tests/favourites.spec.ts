import type { Locator, Page } from '@playwright/test';
import { chooseThePassword, openForm, toast } from '../fixtures/forms.ts';
import { enterAs, ShopApi } from '../fixtures/shop-api.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { wordsOf } from '../fixtures/words.ts';

const words = wordsOf('ar');

function cards(page: Page): Locator {
  return page.getByRole('main').getByRole('article');
}

/** Those of the wish list itself, not the suggestions below a short one. */
function wished(page: Page): Locator {
  return page.getByRole('main').locator('article:not(section article)');
}

function heart(card: Locator): Locator {
  return card.getByRole('button', { name: /^أضف إلى المفضلة/ });
}

function stored(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('FAVORITES_KEY'));
}

/** Presses a heart; it answers once the page is alive. */
async function press(button: Locator, expected: 'true' | 'false'): Promise<void> {
  await expect(async () => {
    if ((await button.getAttribute('aria-pressed')) !== expected) await button.click();
    await expect(button).toHaveAttribute('aria-pressed', expected, { timeout: 1_000 });
  }).toPass();
}

/** The shop's first products. */
async function someProducts(page: Page, count: number) {
  const { data } = await new ShopApi(page.request).call('listProducts', { body: { limit: count } });
  return data;
}

/** Lets the page begin with these favourites. */
async function beginWith(page: Page, ids: readonly unknown[]): Promise<void> {
  await page.addInitScript((given) => {
    if (sessionStorage.getItem('began')) return;
    sessionStorage.setItem('began', 'true');
    localStorage.setItem('FAVORITES_KEY', JSON.stringify(given));
  }, ids);
}

test('the wish list shows what was kept, the latest first, once it has come; a heart taken back goes and can come back; one pressed joins it, a second one meanwhile too', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/503/);
  const [first, second] = await someProducts(page, 2);
  // Kept twice and damaged by somebody: each is there once.
  await beginWith(page, [first?.id, second?.id, first?.id, 'x', null, 2_000_000_000]);
  let failing = true;
  await page.route('**/cart-products', (route) =>
    failing ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
  );
  await page.goto('/wishlist');
  await expect(page.getByText(words('favourites.failed'))).toBeVisible();
  failing = false;
  await page.getByRole('button', { name: words('ui.retry') }).click();
  await expect(wished(page)).toHaveCount(2);
  // What is no longer sold is named and can be dropped.
  await page.getByRole('button', { name: words('favourites.dropGone') }).click();
  await expect.poll(() => stored(page)).toBe(`[${first?.id},${second?.id}]`);
  const latest = wished(page).first().getByRole('link').first();
  await expect(latest).toHaveAttribute('href', `/product/details/${second?.id}`);
  // All go into the cart at once.
  const addAll = page.getByRole('button', { name: words('favourites.addAll') });
  await addAll.click();
  await expect(addAll).toBeHidden();
  const cart = await page.evaluate(() => localStorage.getItem('CART_KEY'));
  expect(JSON.parse(cart ?? '[]')).toEqual([
    { id: second?.id, quantity: 1 },
    { id: first?.id, quantity: 1 },
  ]);
  // So short a list has suggestions below; one that is kept joins it.
  const suggested = page.getByRole('region', { name: words('home.featured') }).getByRole('article');
  await press(heart(suggested.first()), 'true');
  await expect(wished(page)).toHaveCount(3);
  await press(heart(suggested.first()), 'false');
  await expect(wished(page)).toHaveCount(2);
  await heart(wished(page).first()).click();
  await expect(wished(page)).toHaveCount(1);
  await expect(toast(page, words('favourites.removed'))).toBeVisible();
  await page.getByRole('button', { name: words('ui.undo') }).click();
  await expect(wished(page)).toHaveCount(2);
  expect(await stored(page)).toBe(JSON.stringify([first?.id, second?.id]));

  // The second heart is pressed while the product of the first is still loaded.
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/main/products/cart-products', async (route) => {
    await held;
    await route.fallback();
  });
  const asked = page.waitForRequest('**/api/main/products/cart-products');
  await press(heart(suggested.nth(1)), 'true');
  await asked;
  await press(heart(suggested.last()), 'true');
  release();
  await expect(wished(page)).toHaveCount(4);
});

test('an empty wish list tells a guest how to fill it or to sign in, and a shopper how to fill it', async ({
  page,
  request,
}) => {
  // The list itself is no stop on the way back: it would lead here again.
  await page.goto('/profile/faqs');
  await page.goto('/wishlist');
  await page.waitForURL((url) => url.pathname === '/login');
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/profile/faqs');
  await page.goForward();
  await page.waitForURL((url) => url.pathname === '/login');
  expect(new URL(page.url()).searchParams.get('next')).toBe('/wishlist');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(words('favourites.title'));
  await expect(page.getByRole('article').first()).toBeVisible();
  // It keeps its way to the brands, and is under none of the tabs below.
  const lists = page.getByRole('navigation', { name: words('favourites.tabs') });
  await expect(lists.locator('[aria-current]')).toHaveText(words('favourites.products'));
  await expect(lists.getByRole('link', { name: words('favourites.brands') })).toBeVisible();
  const tabs = page.getByRole('navigation', { name: words('layout.navigation'), exact: true });
  await expect(tabs.getByRole('link')).toHaveCount(5);
  await expect(tabs.locator('[aria-current]')).toHaveCount(0);
  const logIn = page.getByRole('button', { name: words('accounts.loginPage.wishes.logIn') });
  await expect(async () => {
    await logIn.click({ timeout: 1_000 });
    await expect(title).toHaveText(words('accounts.loginPage.title'), { timeout: 1_000 });
  }).toPass();
  await expect(page.getByText(words('accounts.loginPage.textForWishlist'))).toBeVisible();
  const shopper = await new ShopApi(request).signUp('سارة عادل');
  await enterAs(page, shopper);
  await page.goto('/wishlist');
  const empty = page.getByRole('heading', { name: words('favourites.empty') });
  await expect(empty).toBeVisible();

  // The customer's other device keeps one, and loses it here.
  const [first] = await someProducts(page, 1);
  const account = async (add: readonly number[] = []) => {
    const body = { add: [...add] };
    return (await new ShopApi(request).call('syncFavourites', { body }, shopper)).data;
  };
  await account([first?.id ?? 0]);
  await page.reload();
  await heart(wished(page).first()).click();
  await expect(empty).toBeVisible();
  await expect.poll(() => account()).toEqual([]);
  await page.getByRole('link', { name: words('favourites.start') }).click();
  await page.waitForURL((url) => url.pathname === '/shopping');
});

test('a sold-out favourite leads to where one is told when it is back', async ({ page }) => {
  const { data } = await new ShopApi(page.request).call('listProducts', { body: { limit: 100 } });
  const gone = data.find(({ stock }) => !stock.in_stock);
  await beginWith(page, [gone?.id]);
  await page.goto('/wishlist');
  await wished(page)
    .getByRole('link', { name: `بلّغني عند توفّر ${gone?.name}` })
    .click();
  await page.waitForURL(`**/product/details/${gone?.id}`);
  await expect(page.getByRole('textbox', { name: words('accounts.login') })).toBeInViewport();
});

test('a heart keeps a product at once, says so, and can be taken back; two tabs share favourites and saved brands', async ({
  page,
  context,
}) => {
  const [first] = await someProducts(page, 1);
  await page.goto('/shopping');
  const button = heart(cards(page).first());
  await press(button, 'true');
  await expect(toast(page, words('favourites.added'))).toBeVisible();
  expect(await stored(page)).toBe(`[${first?.id}]`);
  await page.getByRole('button', { name: words('ui.undo') }).click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(await stored(page)).toBe('[]');
  await press(button, 'true');
  const other = await context.newPage();
  await other.goto('/wishlist');
  await expect(wished(other)).toHaveCount(1);
  await expect(
    wished(other).first().locator(`a[href="/product/details/${first?.id}"]`),
  ).toBeVisible();
  await press(heart(cards(page).first()), 'false');
  await expect(other.getByRole('heading', { name: words('favourites.empty') })).toBeVisible();

  await other.goto('/brands-wishlist');
  await expect(other.getByText(words('favourites.noBrands'))).toBeVisible();
  const brand = first?.brand;
  await page.goto(`/product-brands/${brand?.id}`);
  await press(page.getByRole('button', { name: `احفظ ماركة ${brand?.name}` }), 'true');
  await expect(other.getByRole('main')).toContainText(brand?.name ?? '');
});

test('a saved brand is stored on the device, survives a restart and logging in, and can be undone', async ({
  page,
  request,
}) => {
  const [first] = await someProducts(page, 1);
  const brand = first?.brand;
  await beginWith(page, [first?.id]);
  await page.goto(`/product-brands/${brand?.id}`);
  const save = page.getByRole('button', { name: `احفظ ماركة ${brand?.name}` });
  await press(save, 'true');
  await page.getByRole('button', { name: words('ui.undo') }).click();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await press(save, 'true');

  const shopper = await new ShopApi(request).signUp('هدى سمير');
  const submit = words('accounts.loginPage.submit');
  const byPhone = words('accounts.loginPage.continueByPhone');
  await openForm(page, '/login', { locale: 'ar', submit: byPhone });
  await chooseThePassword(page, words);
  await page.getByLabel(words('accounts.login'), { exact: true }).fill(shopper.email);
  await page.getByLabel(words('accounts.password'), { exact: true }).fill(shopper.password);
  await page.getByRole('button', { name: submit, exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  expect(await stored(page)).toBe(`[${first?.id}]`);
  await page.goto('/brands-wishlist');
  await page
    .getByRole('main')
    .getByRole('link', { name: brand?.name ?? '' })
    .click();
  await page.waitForURL((url) => url.pathname === `/product-brands/${brand?.id}`);
});
