import { colourOf, fromStart, wordsBox } from '../fixtures/geometry.ts';
import { enterAs, ShopApi } from '../fixtures/shop-api.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { wordsOf } from '../fixtures/words.ts';

test.use({ viewport: { width: 360, height: 740 } });

for (const locale of ['ar', 'en'] as const) {
  const words = wordsOf(locale);

  test(`order chips, menu and checkout have their parts in place on a narrow phone (${locale})`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
    await page.addInitScript((language) => localStorage.setItem('LOCALE_KEY', language), locale);
    const api = new ShopApi(request, locale);
    const shopper = await api.signUp('منى عادل');
    const { id: address } = await api.addAddress(shopper);
    // With fewer there is nothing to filter.
    for (let n = 0; n < 4; n += 1) await api.order(shopper, address, [{ id: 1, quantity: 1 }]);
    await enterAs(page, shopper, [{ id: 1, quantity: 1 }]);

    // Chips of the order history: one row that scrolls, with hairlines.
    await page.goto('/order-history');
    const chips = page.getByRole('navigation', { name: words('orders.filter') });
    await expect(chips).toBeVisible();
    const tops = await chips
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(1);
    await expect(chips.getByRole('link').last()).toHaveCSS(
      'border-block-start-color',
      await colourOf(page, '--line'),
    );

    // Name and address of the menu start on the same side, beside the portrait.
    await page.goto('/profile');
    await expect(page.getByText(shopper.email)).toBeVisible();
    await page.getByRole('button', { name: words('layout.menu'), exact: true }).click();
    const menu = page.getByRole('dialog', { name: words('layout.menu') });
    await expect(menu.getByText(shopper.email)).toBeVisible();
    // At rest: it slides in.
    await expect(menu).toHaveCSS('translate', /^(none|0px)/);
    const [name, email] = [
      await wordsBox(menu.getByText(shopper.name)),
      await wordsBox(menu.getByText(shopper.email)),
    ];
    const side = locale === 'ar' ? 'right' : 'left';
    expect(Math.abs(name[side] - email[side])).toBeLessThan(2);
    await page.goBack();

    // One product of the order is named beside its picture.
    await page.goto('/checkout');
    const { data: bulb } = await api.call('getProduct', { params: { id: '1' } });
    await expect(page.getByText(bulb.name)).toBeVisible();

    // The steps of the checkout are evenly apart and have the line to themselves.
    const steps = page.getByRole('list', { name: words('checkout.steps') }).getByRole('listitem');
    await expect(steps).toHaveCount(3);
    const widths = await steps.evaluateAll((all) => all.map((one) => one.clientWidth));
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(2);
    const logo = page.getByRole('link', { name: /^DP/ }).first();
    await expect(logo).toBeHidden();
    // Where there is room the logo is beside them, and where it is everywhere: behind Back.
    await page.setViewportSize({ width: 412, height: 740 });
    await expect(logo).toBeVisible();
    await expect.poll(() => fromStart(logo)).toBeLessThan(90);
  });
}

test('both ways to log in with a password given are above the tab bar', async ({ page }) => {
  const words = wordsOf('en');
  await page.goto('/login?lang=en');
  await page.getByRole('button', { name: words('accounts.loginPage.withPassword') }).click();
  const byCode = page.getByRole('button', { name: words('accounts.loginPage.withCode') });
  const { y = 0, height = 0 } = (await byCode.boundingBox()) ?? {};
  const tabs = await page
    .getByRole('navigation', { name: words('layout.navigation') })
    .boundingBox();
  expect(y + height).toBeLessThan(tabs?.y ?? 0);
});

test('a message gives way to the sheet of governorates', async ({ page }) => {
  const words = wordsOf('ar');
  await page.goto('/product/details/1');
  await page.getByRole('button', { name: words('cart.add'), exact: true }).click();
  const message = page.getByText(words('cart.productAdded'));
  await expect(message).toBeVisible();
  await page.getByRole('button', { name: words('products.delivery.choose') }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeInViewport({ ratio: 0.9 });
  // It waits below: it would jump to another edge of the screen.
  await expect(message).toBeHidden();
});

test.describe('as low as below the bars of a browser', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('a phone shows the name above a buy bar of one row, and what cannot be dimmed', async ({
    page,
  }) => {
    const words = wordsOf('ar');
    for (const [id, dimmable] of [
      [68, true],
      [33, false],
    ] as const) {
      await page.goto(`/product/details/${id}`);
      const bar = page.getByRole('region', { name: words('products.buyBar') });
      // At rest: it slides in.
      await expect(bar).toHaveCSS('translate', 'none');
      const name = await wordsBox(page.getByRole('heading', { level: 1 }));
      const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
      expect(name.bottom).toBeLessThanOrEqual(y);
      expect(height).toBeLessThan(90);
      const note = page.getByText(words('products.lamp.notDimmable'));
      await expect(note).toHaveCount(dimmable ? 0 : 1);
    }
  });

  test('a phone shows lamps whole, and their price in the bar before a script has run', async ({
    browser,
    baseURL,
  }) => {
    const words = wordsOf('ar');
    const context = await browser.newContext({
      ...(baseURL === undefined ? {} : { baseURL }),
      javaScriptEnabled: false,
      viewport: { width: 390, height: 664 },
    });
    const page = await context.newPage();
    // A bulb, a desk's lamp, a dome on its cord, two sliders, and what hangs on a wall.
    for (const [id, least] of [
      [1, 0.84],
      [100, 0.84],
      [70, 0.77],
      [45, 0.67],
      [87, 0.77],
    ] as const) {
      await page.goto(`/product/details/${id}`);
      const photograph = await page.locator('main [data-stage] li').first().boundingBox();
      expect(photograph?.width).toBe(390);
      expect(photograph?.height).toBeGreaterThan(least * 390);
      const bar = page.getByRole('region', { name: words('products.buyBar') });
      await expect(bar.locator('bdi').filter({ hasText: 'ج.م.' }).last()).toBeInViewport();
      const name = await wordsBox(page.getByRole('heading', { level: 1 }));
      expect(name.bottom).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
    }
    // Of the lamps that shine on home so much is seen that they are known for lamps.
    await page.goto('/');
    const lit = await page.locator('main [data-lamp="on"]').first().boundingBox();
    expect(lit?.y).toBeLessThan(664 - 150);
    await context.close();
  });
});

test.describe('lying on its side', () => {
  test.use({ viewport: { width: 740, height: 360 } });

  test('a phone leaves the products of a category most of its height', async ({ page }) => {
    await page.goto('/products-category/1');
    await page.getByRole('article').last().scrollIntoViewIfNeeded();
    const seen = () =>
      page.getByRole('main').evaluate((main) => {
        let pixels = 0;
        for (let y = 0; y < innerHeight; y += 1)
          if (main.contains(document.elementFromPoint(innerWidth / 4, y))) pixels += 1;
        return pixels;
      });
    await expect.poll(seen).toBeGreaterThan(250);
  });
});
