import type { Page } from '@playwright/test';
import { speak } from '../fixtures/forms.ts';
import { openProduct, someProducts } from '../fixtures/product-page.ts';
import { ShopApi } from '../fixtures/shop-api.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { wordsOf } from '../fixtures/words.ts';

const words = wordsOf('ar');

test('a chandelier is completed with as many bulbs as it takes by one press', async ({ page }) => {
  const { data } = await new ShopApi(page.request).call('listProducts', {
    body: { limit: 100, filters: { in_stock: true } },
  });
  const lamp = data.find(({ specs: { kind } }) => kind === 'chandelier-crystal');
  await openProduct(page, lamp?.id ?? 0);
  const fits = page.getByRole('region', { name: words('products.fits.title') });
  await fits
    .getByRole('button', { name: `أضف ${lamp?.specs.lamps} إلى السلة` })
    .first()
    .click();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('CART_KEY')))
    .toContain(`"quantity":${lamp?.specs.lamps}`);
});

test('a driver shows what it runs and how much of it, and nothing of another voltage', async ({
  page,
}) => {
  const { data } = await new ShopApi(page.request).call('listProducts', {
    body: { limit: 100, filters: { in_stock: true } },
  });
  const driver = data.find(({ specs: { voltage = '' } }) => /220.*24V DC/.test(voltage));
  const other = data.find(({ specs }) => specs.kind === 'driver' && specs.voltage?.includes('12V'));
  await openProduct(page, driver?.id ?? 0);
  const fits = page.getByRole('region', { name: words('products.fits.title') });
  await expect(fits.getByRole('listitem').first()).toContainText(/24 فولت · حتى \d+ أمتار/);
  const related = page.getByRole('region', { name: words('products.related') });
  await expect(related.getByRole('listitem').first()).toBeVisible();
  await expect(related).not.toContainText(other?.name ?? '');
  await expect(related).not.toContainText('12 فولت');
});

test('an address of a product that does not exist says so, with the ways on of any page', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/404/);
  await page.goto('/product/details/999999');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    words('layout.missing.productTitle'),
  );
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('navigation').last()).toBeVisible();
});

test.describe('the delivery estimate', () => {
  async function chooseGiza(page: Page): Promise<void> {
    const sheet = page.getByRole('dialog');
    await expect(async () => {
      // Once it is open, the button behind it cannot be pressed.
      if (await sheet.isHidden()) {
        const choose = page.getByRole('button', { name: words('products.delivery.choose') });
        await choose.click({ timeout: 1_500 });
      }
      await expect(sheet).toBeVisible({ timeout: 1_500 });
    }).toPass();
    await sheet.getByText('الجيزة', { exact: true }).click();
    await sheet.getByText('المهندسين', { exact: true }).click();
    await expect(sheet).toBeHidden();
  }

  test('that does not come says so and can be asked for again; it is remembered, and free where the goods are worth enough', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/503/);
    const [product] = await someProducts(page, 1);
    const { data } = await new ShopApi(page.request).call('listProducts', {
      body: { limit: 1, sort: 'price_desc', filters: { in_stock: true } },
    });
    let failing = true;
    await page.route('**/orders/quote', (route) =>
      failing ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
    );
    await openProduct(page, product?.id ?? 0);
    await chooseGiza(page);
    const delivery = page.getByRole('group', { name: words('products.delivery.label') });
    await expect(delivery).toContainText(words('checkout.costFailed'));
    failing = false;
    await delivery.getByRole('button', { name: words('ui.retry') }).click();
    await expect(delivery.getByRole('status')).toContainText(/توصيل المهندسين.*يوم.*\d\sج\.م\./);

    await openProduct(page, data[0]?.id ?? 0);
    await expect(delivery.getByRole('status')).toContainText('المهندسين');
    await expect(delivery.getByRole('status')).toContainText(words('checkout.free'));
    // Chosen in Arabic, named in English once the shop speaks it.
    await speak(page, 'en');
    await page.reload();
    const english = page.getByRole('group', { name: wordsOf('en')('products.delivery.label') });
    await expect(english).toContainText(/Delivery to Mohandessin/);
  });
});

test.describe('on a sharp screen', () => {
  test.use({ deviceScaleFactor: 2 });

  test('from a list the photograph stays in view until the larger one is there', async ({
    page,
    context,
    expectConsole,
  }) => {
    expectConsole(/ERR_BLOCKED_BY_CLIENT/);
    await page.goto('/shopping');
    const card = page.getByRole('article').first();
    await expect(card.locator('img').first()).toHaveJSProperty('complete', true);
    // The larger files do not come; the smaller ones are in the browser already.
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setBlockedURLs', { urls: ['*-640.*', '*-1000.*'] });
    await card.getByRole('link').first().click();
    await page.waitForURL(/\/product\/details\/\d+$/);
    const shown = page.locator('main img[src$="-320.avif"]').first();
    await expect(shown).toBeVisible();
    await expect(shown).toHaveJSProperty('naturalWidth', 320);
    // The transition shows the picture without the stage that rounds it: it has corners of its own.
    const picture = page
      .locator('main li > span', { has: page.locator('img[src$="-320.avif"]') })
      .first();
    await expect(picture).toHaveCSS('border-end-start-radius', '32px');
    await expect(picture).toHaveCSS('border-end-end-radius', '32px');
  });
});

test('specifications are explained in plain words', async ({ page }) => {
  const { data } = await new ShopApi(page.request).call('listProducts', {
    body: { limit: 1, filters: { cct_bands: ['warm'], ips: [44] } },
  });
  const [product] = data;
  expect(product).toBeDefined();
  await page.goto(`/product/details/${product?.id}`);
  // Folded, and native: they open before the page's scripts have come.
  await page.getByText(words('products.specGroup.light'), { exact: true }).click();
  await expect(page.getByText(words('specs.lightAbout.warm'))).toBeVisible();
  await page.getByText(words('products.specGroup.fitting'), { exact: true }).click();
  await expect(page.getByText(words('specs.ipAbout.splash'))).toBeVisible();
});

test('a product that was taken off sale meanwhile leads on to what is like it', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/410/);
  const [product] = await someProducts(page, 1);
  const { data } = await new ShopApi(page.request).call('getProduct', {
    params: { id: product?.id },
  });
  await page.route('**/api/main/products/all/*', (route) =>
    route.fulfill({
      status: 410,
      contentType: 'application/problem+json',
      json: { status: 410, code: 'product_gone', name: data.name, category: data.category },
    }),
  );
  await page.goto('/shopping?sort=price_asc');
  await page.locator(`main a[href$="/product/details/${data.id}"]`).first().click();
  await expect(page.getByRole('heading', { name: words('products.gone.title') })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(data.name);
  const related = page.getByRole('region', { name: words('products.related') });
  await expect(related.getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: `كل منتجات ${data.category?.name}` }).click();
  await page.waitForURL((url) => url.pathname === `/products-category/${data.category?.id}`);
});

test('the photograph grows from the list into the page without a break', async ({ page }) => {
  await page.goto('/shopping');
  const card = page.getByRole('article').first();
  await expect(card.locator('img').first()).toHaveJSProperty('complete', true);
  // The product answers in the middle of the transition, when only its skeleton is there.
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/main/products/all/*', async (route) => {
    await asked;
    await route.continue();
  });
  await page.exposeFunction('onGrowth', answer);
  await page.evaluate(() => {
    const root = document.documentElement;
    root.style.setProperty('--calm', '600ms');
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      transition.ready.then(() => {
        const growth = root
          .getAnimations({ subtree: true })
          .find(
            ({ effect }) =>
              effect instanceof KeyframeEffect &&
              effect.pseudoElement === '::view-transition-group(product-picture)',
          );
        (window as unknown as { onGrowth: () => void }).onGrowth();
        growth?.finished.then(
          () => {
            root.dataset.growth = 'whole';
          },
          () => {
            root.dataset.growth = 'broken off';
          },
        );
      });
      return transition;
    };
  });
  const root = page.locator('html');
  await card.getByRole('link').first().click();
  await expect(root).toHaveAttribute('data-growth', 'whole');
  await expect(page.getByRole('button', { name: words('cart.add'), exact: true })).toBeVisible();
});

for (const width of [390, 1280])
  test(`${width} px wide, photograph and price have their places and sizes while the product is still on its way`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    // What is under a ceiling is in the upper part of its photograph, which a lower frame must not leave out.
    const { data } = await new ShopApi(page.request).call('listProducts', {
      body: { limit: 100, filters: { in_stock: true } },
    });
    const lamp = data.find(({ specs }) => specs.kind === 'ceiling-ring');
    await page.goto(`/search/product?query=${encodeURIComponent(lamp?.name ?? '')}`);
    const link = page.locator(`a[href$="/product/details/${lamp?.id}"]`);
    const card = page.getByRole('article').filter({ has: link }).first();
    await expect(card.locator('img').first()).toHaveJSProperty('complete', true);
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/main/products/all/*', async (route) => {
      await asked;
      await route.continue();
    });
    await card.getByRole('link').first().click();
    await page.waitForURL(/\/product\/details\/\d+$/);
    await expect(page.locator('html')).not.toHaveAttribute('data-travels');
    const photograph = page.locator('main [data-stage] img').filter({ visible: true }).first();
    const part = () => photograph.evaluate((image) => getComputedStyle(image).objectPosition);
    const price = page.getByRole('main').locator('bdi').filter({ hasText: 'ج.م.' }).first();
    let place: Awaited<ReturnType<typeof photograph.boundingBox>> = null;
    let before: unknown[] = [];
    // While one picture takes the place of another, neither has a box.
    await expect(async () => {
      place = await photograph.boundingBox();
      expect(place).not.toBeNull();
      before = [await part(), (await price.boundingBox())?.y];
      expect(before).not.toContain('');
    }).toPass();
    // It can be bought already, and its lamp has its switch.
    const add = page.getByRole('button', { name: words('cart.add'), exact: true });
    const places = [add, page.getByRole('switch', { name: words('products.lamp.switch') })];
    const boxes = () => Promise.all(places.map((button) => button.boundingBox()));
    const buttons = await boxes();
    expect(buttons).not.toContain(null);
    answer();
    await expect(page.getByRole('heading', { name: words('products.related') })).toBeAttached();
    expect(await boxes()).toEqual(buttons);
    await expect.poll(() => photograph.boundingBox()).toEqual(place);
    expect([await part(), (await price.boundingBox())?.y]).toEqual(before);
  });
