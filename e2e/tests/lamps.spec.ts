import type { Locator } from '@playwright/test';
import { middleOf } from '../fixtures/fingers.ts';
import { lightOf, openSwitchable } from '../fixtures/lit-lamps.ts';
import { openProduct } from '../fixtures/product-page.ts';
import { ShopApi } from '../fixtures/shop-api.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { wordsOf } from '../fixtures/words.ts';

const words = wordsOf('ar');

/** Part of a `layout-shift` entry, which TypeScript's library does not know. */
interface LayoutShift extends PerformanceEntry {
  readonly sources: readonly { readonly previousRect: DOMRect; readonly currentRect: DOMRect }[];
}

async function opacityOf(light: Locator): Promise<number> {
  return light.evaluate((layer) => Number(getComputedStyle(layer).opacity));
}

test('the cord in the top bar turns the lamps of the shop on and moves nothing, also after a new start and in other tabs; the menu turns them off', async ({
  page,
  context,
}) => {
  await page.goto('/shopping');
  const light = lightOf(page.locator('main [data-lit]').first());
  await expect(light).toBeHidden();
  const other = await context.newPage();
  await other.goto('/brands');
  const cord = page.getByRole('button', { name: words('ui.lampCord') });
  await expect(cord).toHaveAttribute('aria-pressed', 'false');
  const moved = await page.evaluateHandle(() => {
    const rects: unknown[] = [];
    new PerformanceObserver((list) => {
      // What was skipped for the turn comes from nowhere.
      for (const { sources } of list.getEntries() as LayoutShift[])
        rects.push(...sources.filter((of) => of.previousRect.width * of.currentRect.width > 0));
    }).observe({ type: 'layout-shift' });
    return rects;
  });
  const at = await middleOf(cord);
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x, at.y + 60, { steps: 4 });
  await page.mouse.up();

  await expect(page.locator('html')).toHaveClass('dark');
  await expect(cord).toHaveAttribute('aria-pressed', 'true');
  await expect(light).toHaveCSS('opacity', '1');
  await expect(light.locator('img')).toHaveJSProperty('complete', true);
  await expect(other.locator('html')).toHaveClass('dark');
  // Everything that was skipped for the turn is back.
  await expect(page.locator('[style*="content-visibility"], [data-skipped]')).toHaveCount(0);
  expect(await moved.jsonValue()).toEqual([]);
  const stored = () => page.evaluate(() => localStorage.getItem('DARK_MODE_KEY'));
  await expect.poll(stored).toBe('true');

  await page.reload();
  await expect(page.locator('html')).toHaveClass('dark');
  const opener = page.getByRole('button', { name: words('layout.menu'), exact: true });
  await opener.last().click();
  await page.getByRole('switch', { name: words('layout.eveningTheme') }).click();
  await expect(page.locator('html')).not.toHaveClass('dark');
  await expect(light).toBeHidden();
  await expect.poll(stored).toBe('false');
});

test('the cord hangs in the same place on every page, on a phone and on a desk', async ({
  page,
}) => {
  const places = new Map<number, number>();
  for (const path of ['/', '/shopping', '/product/details/1', '/search/product', '/cart', '/login'])
    await test.step(path, async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      const cord = page.getByRole('button', { name: words('ui.lampCord') });
      for (const width of path.includes('search') || path === '/cart' ? [390] : [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        const { x } = await middleOf(cord);
        const first = places.get(width) ?? x;
        places.set(width, first);
        await expect
          .poll(async () => Math.abs((await middleOf(cord)).x - first), `${width} px wide`)
          .toBeLessThanOrEqual(2);
      }
    });
});

test('after sunset in Cairo the evening is offered, and accepted with a tap', async ({
  page,
  context,
}) => {
  // The test's own answer is taken back; 18:00 is after sunset the whole year.
  await context.addInitScript(() => localStorage.removeItem('EVENING_OFFER_KEY'));
  await page.clock.setFixedTime(new Date().setUTCHours(18, 0));
  await page.goto('/shopping');
  await page.mouse.move(100, 300);
  const offer = page.getByRole('region', { name: words('layout.eveningOffer') });
  await offer.getByRole('button', { name: words('layout.eveningAccept') }).click();
  await expect(page.locator('html')).toHaveClass('dark');
  await expect(offer).toBeHidden();
});

test('by day a lamp that is shown lit stays in daylight until its light has loaded', async ({
  page,
}) => {
  const { data } = await new ShopApi(page.request).call('listFeaturedProducts', {
    body: { limit: 1 },
  });
  const light = data[0]?.images[0]?.light_src ?? '';
  expect(light).not.toBe('');
  const { promise: loads, resolve: load } = Promise.withResolvers<void>();
  await page.route(
    ({ pathname }) => pathname.startsWith(light),
    async (route) => {
      await loads;
      await route.continue();
    },
  );
  await page.goto('/', { waitUntil: 'commit' });
  const row = page.getByRole('region', { name: words('home.showcase') });
  const day = row.getByRole('article').first().locator('picture img').first();
  await expect.poll(() => day.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  await expect(day).toHaveCSS('opacity', '1');
  load();
  await expect(day).toHaveCSS('opacity', '0.24');

  // What is lit already stays so while the evening is on its way.
  await page
    .getByRole('banner')
    .getByRole('button', { name: words('ui.lampCord') })
    .hover();
  await page.mouse.down();
  await expect(page.locator('html')).toHaveAttribute('data-lights', 'off');
  await expect(lightOf(row.getByRole('article').first().locator('[data-lit]'))).toHaveCSS(
    'opacity',
    '1',
  );
});

test('by day a lamp has a switch of its own, a dimmer and a choice of light', async ({ page }) => {
  const picture = await openSwitchable(page);
  const light = lightOf(picture);
  const lamp = page.getByRole('switch', { name: words('products.lamp.switch') });
  await expect(lamp).not.toBeChecked();
  await expect(light).toHaveCSS('opacity', '0');
  // Off, its dimmer stands, without light, where it will be when the lamp is on.
  const dimmer = page.getByRole('slider', { name: words('products.lamp.dimmer') });
  await expect(dimmer).toHaveValue('100');
  await expect(dimmer).toHaveAttribute('aria-valuetext', words('products.lamp.unlit'));
  await lamp.click();
  await expect(dimmer).toHaveValue('100');
  // The room darkens first, then the lamp comes up.
  await expect(picture.locator('picture img').first()).toHaveCSS('transition-duration', '0.15s');
  await expect(light).toHaveCSS('animation-delay', '0.15s');
  await expect(light).toHaveCSS('animation-duration', '0.45s');
  await expect(light).toHaveCSS('opacity', '1');

  // The room dims more than the lamp itself, which glows to the end.
  await dimmer.fill('40');
  await expect.poll(() => opacityOf(light)).toBeCloseTo(0.4 ** 1.5, 3);
  const glow = picture.locator('> span').last();
  // Never over a bright room: it comes up after the room has darkened, also where the dimmer turned the lamp on.
  await expect(glow).toHaveCSS('animation-delay', '0.15s');
  await expect.poll(() => opacityOf(glow)).toBeCloseTo(0.4 ** 0.1 - 0.4 ** 1.5, 3);

  await dimmer.fill('10');
  // The small pictures stay to be told apart.
  const small = page.getByRole('button', { name: /عرض الصورة 1/ });
  await expect(small).toHaveCSS('--brightness', '0.5');
  const colour = page.getByRole('slider', { name: words('products.lamp.colour') });
  const warm = await picture.getAttribute('data-tint');
  // The stops are named, and by a finger on a name its stop is taken.
  const cool = page.getByText(words('products.lamp.stop.cool'), { exact: true });
  await cool.scrollIntoViewIfNeeded();
  const end = await middleOf(cool);
  await page.mouse.click(end.x, end.y);
  await expect(colour).toHaveValue((await colour.getAttribute('max')) ?? '');
  await colour.fill((await colour.getAttribute('max')) ?? '');
  await expect(picture).not.toHaveAttribute('data-tint', warm ?? '');
  await expect(dimmer).toHaveValue('10');
  // Over the whole screen it glows as well.
  await page.getByRole('button', { name: /تكبير الصورة 1/ }).click();
  const viewed = page.getByRole('dialog').getByRole('listitem').first().locator('> *');
  await expect.poll(() => opacityOf(viewed.locator('> span').last())).toBeGreaterThan(0.4);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await lamp.click();
  await expect(light).toHaveCSS('opacity', '0');
  await expect(page.locator('html')).not.toHaveClass('dark');
});

test('nothing moves with the light; beside the drawing with measures it gives way to where the lamp goes', async ({
  page,
}) => {
  await openSwitchable(page);
  const lamp = page.getByRole('switch', { name: words('products.lamp.switch') });
  const main = page.getByRole('main');
  for (const width of [1280, 390])
    await test.step(`${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 844 });
      const steady = [
        main.getByRole('heading', { level: 1 }),
        main.getByRole('button', { name: words('products.showDrawing') }),
        main.getByRole('button', { name: words('cart.add'), exact: true }).first(),
      ];
      const places = () => Promise.all(steady.map(async (part) => (await middleOf(part)).y));
      // A press scrolls what is out of view.
      await lamp.scrollIntoViewIfNeeded();
      await page.evaluate(() => new Promise((shown) => requestAnimationFrame(shown)));
      const before = await places();
      await lamp.click();
      await expect(lamp).toBeChecked();
      expect(await places()).toEqual(before);
      await lamp.click();
      await expect(lamp).not.toBeChecked();
      expect(await places()).toEqual(before);
    });

  await lamp.click();
  const measures = page.getByRole('button', { name: words('products.showDrawing') });
  await measures.scrollIntoViewIfNeeded();
  const before = await middleOf(measures);
  await measures.click();
  await expect(measures).toHaveAttribute('aria-current', 'true');
  await expect(lamp).toHaveCount(0);
  await expect(page.getByRole('img', { name: /رسم بالمقاسات: / })).toBeInViewport();
  const facts = page.getByRole('region', { name: /^صور/ }).getByRole('term');
  await expect(facts.filter({ hasText: words('products.spec.mounting') })).toBeVisible();
  // No part of the controls shows through, lit as they are.
  for (const part of ['100%', words('products.lamp.lit')]) {
    const left = page.getByText(part, { exact: true });
    await expect(left).toHaveCount(1);
    await expect(left).toBeHidden();
  }
  expect((await middleOf(measures)).y).toBe(before.y);
  await page.getByRole('button', { name: /عرض الصورة 1/ }).click();
  await expect(lamp).toBeChecked();
});

test('two colours of light are the two ends of a slider, below the dimmer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const picture = await openSwitchable(page, 2);
  await page.getByRole('switch', { name: words('products.lamp.switch') }).click();
  const colour = page.getByRole('slider', { name: words('products.lamp.colour') });
  const dimmer = page.getByRole('slider', { name: words('products.lamp.dimmer') });
  // Each is as long as there is room, and a finger meets one of them.
  const [below, above] = [await colour.boundingBox(), await dimmer.boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + 44);
  expect([above?.x, above?.width]).toEqual([below?.x, below?.width]);
  expect(above?.width).toBeGreaterThan(220);
  await expect(colour).toHaveValue('0');
  const tint = await picture.getAttribute('data-tint');
  await colour.press('End');
  await expect(colour).toHaveValue('1');
  await expect(picture).not.toHaveAttribute('data-tint', tint ?? '');
});

test('a light’s colour has one name: on the lamp, among the facts and in the specification', async ({
  page,
}) => {
  const { data } = await new ShopApi(page.request).call('listProducts', {
    body: { limit: 100, filters: { in_stock: true, cct_bands: ['warm'] } },
  });
  const bulb = data.find(({ specs: { cct_kelvin: kelvins } }) => kelvins?.length === 1);
  const name = `${words('specs.light.warm')} ${bulb?.specs.cct_kelvin?.[0]}K`;
  await openProduct(page, bulb?.id ?? 0);
  const facts = page.getByRole('definition').filter({ hasText: name });
  await expect(facts.first()).toBeVisible();
  await page.getByText(words('products.specGroup.light'), { exact: true }).click();
  await expect(facts.last()).toBeVisible();
  await expect(facts).toHaveCount(2);
});
