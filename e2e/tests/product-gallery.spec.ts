import type { Locator, Page } from '@playwright/test';
import { Fingers, middleOf } from '../fixtures/fingers.ts';
import { openProduct, someProducts } from '../fixtures/product-page.ts';
import { ShopApi } from '../fixtures/shop-api.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { wordsOf } from '../fixtures/words.ts';

const words = wordsOf('ar');

function gallery(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('region')
    .filter({ has: page.getByRole('list') })
    .first();
}

/** Opens the pictures over the whole screen, by the one in view. */
async function openViewer(page: Page): Promise<Locator> {
  const viewer = page.getByRole('dialog');
  await gallery(page)
    .getByRole('button', { name: /تكبير الصورة 1/ })
    .click();
  await expect(viewer).toBeVisible();
  // Its own size, after it has faded in.
  await expect(viewer).toHaveCSS('opacity', '1');
  return viewer;
}

/** How much larger than its frame the first picture of the viewer is shown. */
async function scaleOf(viewer: Locator): Promise<number> {
  const slide = viewer.getByRole('listitem').first();
  const frame = await slide.boundingBox();
  const picture = await slide.locator('> *').first().boundingBox();
  return Math.round(((picture?.width ?? 0) / (frame?.width ?? 1)) * 10) / 10;
}

/** Resolves once the picture has come to where the last gesture sent it. */
async function atRest(slide: Locator): Promise<void> {
  await slide.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
}

/** Runs in the page. How far a picture can be zoomed: until a pixel of its file fills 1.3 of the screen's. */
function mostZoomOf(image: Element): number {
  const { width, height } = image.getBoundingClientRect();
  const file = Number(image.getAttribute('width'));
  const most = file / (Math.min(width, height) * Math.min(devicePixelRatio, 2));
  return Math.round(Math.max(1.5, 1.3 * most) * 10) / 10;
}

/** Runs in the page. The size of the smallest letters of a drawing, in CSS pixels. */
function leastHeight(texts: Element[]): number {
  const sizes = texts.map((text) => {
    const unit = (text as SVGTextElement).getScreenCTM()?.a ?? 0;
    return Number.parseFloat(getComputedStyle(text).fontSize) * unit;
  });
  return Math.min(...sizes);
}

/** Runs in the page. How the colour of a lamp's light lies on its photograph, if it is shown. */
function colourOver(light: Element): string {
  const { display, mixBlendMode } = getComputedStyle(light, '::after');
  return display === 'none' ? display : mixBlendMode;
}

/** Runs in the page. Whether the focus is on something outside every dialog. */
function isFocusOutside(): boolean {
  const focused = document.activeElement;
  return focused !== document.body && focused?.closest('[role="dialog"]') === null;
}

test.describe('the gallery', () => {
  test('a tap opens the whole screen, where taps, fingers, buttons and keys zoom the largest file; the focus stays inside; Back, Escape and a pull down close it', async ({
    page,
  }) => {
    const [product] = await someProducts(page, 1);
    await openProduct(page, product?.id ?? 0);
    const address = page.url();
    const viewer = await openViewer(page);
    await expect(viewer.getByRole('list')).toBeFocused();
    const slide = viewer.getByRole('listitem').first();
    const sizes = slide.locator('source').first();
    await expect(sizes).toHaveAttribute('sizes', '4000px');
    const fingers = new Fingers(page);
    const at = await middleOf(slide);
    // As near as the file has detail for this screen.
    const most = await slide.locator('img[width]').evaluate(mostZoomOf);
    await fingers.doubleTap(at);
    await expect.poll(() => scaleOf(viewer)).toBe(Math.min(2.5, most));
    await atRest(slide);
    const before = await slide.locator('img').first().boundingBox();
    await fingers.drag(at, { x: at.x + 60, y: at.y + 40 });
    await expect
      .poll(async () => (await slide.locator('img').first().boundingBox())?.x ?? 0)
      .toBeGreaterThan((before?.x ?? 0) + 30);
    await fingers.pinch(at, 200, 40);
    await expect.poll(() => scaleOf(viewer)).toBe(1);
    await fingers.pinch(at, 80, 300);
    await expect.poll(() => scaleOf(viewer)).toBe(most);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    // No control covers the picture.
    const stage = await viewer.getByRole('list').boundingBox();
    for (const button of await viewer.getByRole('button').all()) {
      const box = await button.boundingBox();
      const [top, foot] = [box?.y ?? 0, (box?.y ?? 0) + (box?.height ?? 0)];
      const clear = foot <= (stage?.y ?? 0) || top >= (stage?.y ?? 0) + (stage?.height ?? 0);
      expect(clear).toBe(true);
    }

    await page.keyboard.press('0');
    await expect.poll(() => scaleOf(viewer)).toBe(1);
    await page.keyboard.press('+');
    await expect.poll(() => scaleOf(viewer)).toBe(Math.min(1.5, most));
    await page.keyboard.press('0');
    await expect.poll(() => scaleOf(viewer)).toBe(1);
    await viewer.getByRole('button', { name: words('products.zoomIn') }).click();
    const near = Math.round(Math.max(1.5, Math.sqrt(most)) * 10) / 10;
    // Where the nearest is hardly nearer than the first step, that is the only one.
    const steps = most < near * 1.25 ? [most] : [near, most];
    for (const [at, scale] of steps.entries()) {
      if (at > 0) {
        await viewer.getByRole('button', { name: words('products.zoomFurther') }).click();
      }
      await expect.poll(() => scaleOf(viewer)).toBe(scale);
    }
    await viewer.getByRole('button', { name: words('products.zoomOut') }).click();
    await expect.poll(() => scaleOf(viewer)).toBe(1);
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab');
      // At either end the focus passes a guard outside, which sends it back.
      await expect.poll(() => page.evaluate(isFocusOutside)).toBe(false);
    }
    await page.goBack();
    await expect(viewer).toBeHidden();
    expect(page.url()).toBe(address);
    await openViewer(page);
    await fingers.drag(at, { x: at.x, y: at.y - 150 });
    await expect(viewer).toBeVisible();
    await fingers.drag(at, { x: at.x, y: at.y + 200 });
    await expect(viewer).toBeHidden();
    await openViewer(page);
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(gallery(page).getByRole('button', { name: /تكبير الصورة 1/ })).toBeFocused();
  });

  test('shows at once what the page has of a picture, in the colour of its light, while its largest file has not come', async ({
    page,
    context,
    expectConsole,
  }) => {
    expectConsole(/ERR_BLOCKED_BY_CLIENT/);
    const { data } = await new ShopApi(page.request).call('listProducts', {
      body: { limit: 50, filters: { in_stock: true } },
    });
    const product = data.find(({ images }) => images[0]?.widths.includes(1_600));
    await openProduct(page, product?.id ?? 0);
    await page.getByRole('switch', { name: words('products.lamp.switch') }).check();
    for (const image of [
      gallery(page).locator('li img').first(),
      gallery(page).locator('li [data-ready] img').first(),
    ]) {
      await expect(image).toHaveJSProperty('complete', true);
    }
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setBlockedURLs', { urls: ['*-1600.*'] });
    const viewer = await openViewer(page);
    const slide = viewer.getByRole('listitem').first();
    const shown = slide.locator('img[src$=".avif"]').first();
    await expect(shown).toBeVisible();
    await expect(shown).not.toHaveJSProperty('naturalWidth', 0);
    const [of, frame] = [await shown.boundingBox(), await slide.boundingBox()];
    // Nearer than on the page: as near as its subject is shown whole.
    expect(of?.width).toBeGreaterThan(1.2 * (frame?.width ?? 0));
    // Nearer still, its light keeps its colour.
    await new Fingers(page).doubleTap(await middleOf(slide));
    await expect.poll(() => scaleOf(viewer)).toBeGreaterThan(1.2);
    const waits = page.locator('img[data-pending]');
    const light = slide.locator('[data-tint] > span', { has: waits }).first();
    expect(await light.evaluate(colourOver)).toBe('multiply');
  });

  test('the lamp is switched on over the whole screen as well, with night around it and clean edges', async ({
    page,
  }) => {
    const { data } = await new ShopApi(page.request).call('listProducts', {
      body: { limit: 50, filters: { in_stock: true } },
    });
    const lamp = data.find(({ images }) => typeof images[0]?.light_src === 'string');
    await openProduct(page, lamp?.id ?? 0);
    const viewer = await openViewer(page);
    await expect(viewer).not.toHaveCSS('background-color', 'rgb(0, 0, 0)');
    await viewer.getByRole('switch', { name: words('products.lamp.switch') }).check();
    await expect(viewer.getByText(words('products.lamp.lit'))).toBeVisible();
    await expect(viewer.getByRole('slider', { name: words('products.lamp.dimmer') })).toBeVisible();
    await expect(viewer).toHaveCSS('background-color', 'rgb(0, 0, 0)');
    // Its photograph ends at clean edges, without ground of another colour beside it.
    const photograph = viewer.getByRole('listitem').first().locator('> *');
    await expect(photograph).toHaveCSS('mask-image', 'none');
    const box = await photograph.boundingBox();
    expect(box?.width).toBeCloseTo(page.viewportSize()?.width ?? 0, 0);
    expect(box?.height).toBeGreaterThanOrEqual(box?.width ?? 0);
  });

  test('in Arabic the next picture comes from the left', async ({ page }) => {
    const [product] = await someProducts(page, 1);
    const three = 3;
    await page.route('**/api/main/products/all/*', async (route) => {
      const answer = await route.fetch();
      const body = await answer.json();
      const [picture] = body.data.images;
      // The same photograph at other addresses serves as further pictures.
      body.data.images = Array.from({ length: three }, (_, at) =>
        at === 0 ? picture : { ...picture, src: `${picture.src}?${at}` },
      );
      await route.fulfill({ response: answer, json: body });
    });
    await page.route(/\?\d-\d+\.(avif|webp)$/, (route) => route.fulfill({ status: 204 }));
    await page.goto('/shopping?sort=price_asc');
    await page.locator(`main a[href$="/product/details/${product?.id}"]`).first().click();
    const thumbs = page.getByRole('button', { name: /عرض الصورة \d/ });
    await expect(thumbs).toHaveCount(three);
    await expect(thumbs.first()).toHaveAttribute('aria-current', 'true');
    // A finger that comes down while the pages change would touch only their image.
    await expect(page.locator('html')).not.toHaveAttribute('data-travels');
    const slides = gallery(page).getByRole('list').first();
    const at = await middleOf(slides);
    const fingers = new Fingers(page);
    await fingers.drag({ x: at.x - 120, y: at.y }, { x: at.x + 120, y: at.y });
    await expect(thumbs.nth(1)).toHaveAttribute('aria-current', 'true');
    await fingers.drag({ x: at.x + 120, y: at.y }, { x: at.x - 120, y: at.y });
    await expect(thumbs.first()).toHaveAttribute('aria-current', 'true');
    // Over the whole screen as well, and by the arrow keys, from the buttons too.
    const viewer = await openViewer(page);
    const next = viewer.getByRole('button', { name: words('ui.next') });
    await next.press('ArrowLeft');
    await expect(viewer.getByText(/^2 من/)).toBeVisible();
    await next.press('ArrowRight');
    await expect(viewer.getByText(/^1 من/)).toBeVisible();
    await expect(viewer.getByRole('list')).toBeFocused();
    // Each press counts, also while the one before it is on its way.
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(viewer.getByText(/^3 من/)).toBeVisible();
    await expect(viewer.getByRole('listitem').nth(2)).toBeInViewport({ ratio: 0.9 });
    // The small pictures say which one it is, and lead to each.
    const small = viewer.getByRole('button', { name: /عرض الصورة \d/ });
    await expect(small.nth(2)).toHaveAttribute('aria-current', 'true');
    await small.first().click();
    await expect(viewer.getByText(/^1 من/)).toBeVisible();
    await expect(viewer.getByRole('listitem').first()).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    const measures = page.getByRole('button', { name: words('products.showDrawing') });
    // Before it is opened it shows the product beside a hand, a person or a door.
    await expect(measures.locator('[data-part="reference"]')).toHaveCount(1);
    await expect(measures.locator('[data-part="product"]').first()).toBeVisible();
    await measures.click();
    await expect(measures).toHaveAttribute('aria-current', 'true');
    const drawing = page.getByRole('img', { name: /رسم بالمقاسات/ });
    await expect(drawing).toBeInViewport();
    // However low the frame is, its words are as large as on the page.
    await page.setViewportSize({ width: 360, height: 600 });
    await expect.poll(() => drawing.locator('text').evaluateAll(leastHeight)).toBeGreaterThan(12);
    // Zoomed in the viewer, it goes onto its numbers: all of them stay on the screen.
    await gallery(page)
      .getByRole('button', { name: /تكبير الصورة/ })
      .last()
      .click();
    const viewed = page.getByRole('dialog').getByRole('img', { name: /رسم بالمقاسات/ });
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('products.zoomIn') })
      .click();
    await expect(viewed.locator('..')).not.toHaveCSS('transform', 'none');
    await atRest(page.getByRole('dialog').getByRole('listitem').last());
    const numbers = viewed.locator('text').filter({ hasText: /\d سم$/, hasNotText: 'بجوار' });
    expect(await numbers.count()).toBeGreaterThan(0);
    for (const number of await numbers.all()) await expect(number).toBeInViewport({ ratio: 1 });
  });
});
