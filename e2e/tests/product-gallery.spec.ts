import type { Locator, Page } from '@playwright/test';
import { Fingers, middleOf } from '../fixtures/fingers.ts';
import { openProduct, someProducts } from '../fixtures/product-page.ts';
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

/** How much larger than its frame the picture in view is shown. */
async function scaleOf(page: Page): Promise<number> {
  const slide = gallery(page).getByRole('listitem').first();
  const frame = await slide.boundingBox();
  const picture = await slide.locator('img').first().boundingBox();
  return Math.round(((picture?.width ?? 0) / (frame?.width ?? 1)) * 10) / 10;
}

test.describe('the gallery', () => {
  test('a double tap shows the picture near, another one whole', async ({ page }) => {
    const [product] = await someProducts(page, 1);
    await openProduct(page, product?.id ?? 0);
    const fingers = new Fingers(page);
    const at = await middleOf(gallery(page).getByRole('listitem').first());
    await expect(async () => {
      await fingers.doubleTap(at);
      await expect.poll(() => scaleOf(page), { timeout: 1_500 }).toBe(2.5);
    }).toPass();
    await expect(page.getByRole('button', { name: words('products.zoomOut') })).toBeVisible();
    await fingers.doubleTap(at);
    await expect.poll(() => scaleOf(page)).toBe(1);
  });

  test('two fingers zoom it, one then moves it, and the page stays where it is', async ({
    page,
  }) => {
    const [product] = await someProducts(page, 1);
    await openProduct(page, product?.id ?? 0);
    const fingers = new Fingers(page);
    const slide = gallery(page).getByRole('listitem').first();
    const at = await middleOf(slide);
    await expect(async () => {
      await fingers.pinch(at, 80, 200);
      await expect.poll(() => scaleOf(page), { timeout: 1_500 }).toBeGreaterThanOrEqual(2);
    }).toPass();
    const before = await slide.locator('img').first().boundingBox();
    await fingers.drag(at, { x: at.x + 60, y: at.y + 40 });
    await expect
      .poll(async () => (await slide.locator('img').first().boundingBox())?.x ?? 0)
      .toBeGreaterThan((before?.x ?? 0) + 30);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await fingers.pinch(at, 200, 40);
    await expect.poll(() => scaleOf(page)).toBe(1);
  });

  test('the button and the keyboard zoom as well', async ({ page }) => {
    const [product] = await someProducts(page, 1);
    await openProduct(page, product?.id ?? 0);
    await expect(async () => {
      await page.getByRole('button', { name: words('products.zoomIn') }).click();
      await expect.poll(() => scaleOf(page), { timeout: 1_500 }).toBe(2.5);
    }).toPass();
    await page.getByRole('button', { name: words('products.zoomOut') }).click();
    await expect.poll(() => scaleOf(page)).toBe(1);
    await gallery(page).getByRole('list').first().focus();
    await page.keyboard.press('+');
    await expect.poll(() => scaleOf(page)).toBe(1.5);
    await page.keyboard.press('Escape');
    await expect.poll(() => scaleOf(page)).toBe(1);
  });

  test('a zoomed picture is a dialog: the keyboard stays in it, Back and Escape close it', async ({
    page,
  }) => {
    const [product] = await someProducts(page, 1);
    await openProduct(page, product?.id ?? 0);
    const address = page.url();
    const zoomIn = page.getByRole('button', { name: words('products.zoomIn') });
    const zoomed = page.getByRole('dialog');
    await expect(async () => {
      await zoomIn.click();
      await expect(zoomed).toBeVisible({ timeout: 1_500 });
    }).toPass();
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused !== document.body && focused?.closest('[role="dialog"]') === null;
      });
      expect(outside).toBe(false);
    }
    await page.goBack();
    await expect(zoomed).toBeHidden();
    expect(page.url()).toBe(address);
    await zoomIn.click();
    await expect(zoomed).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(zoomed).toBeHidden();
    await page
      .getByRole('link', { name: words('layout.cart') })
      .first()
      .focus();
    await expect(page.locator('[inert]')).toHaveCount(0);
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
    await page.goto('/shopping');
    await page
      .getByRole('link', { name: product?.name ?? '', exact: true })
      .first()
      .click();
    const thumbs = page.getByRole('button', { name: /عرض الصورة \d/ });
    await expect(thumbs).toHaveCount(three);
    await expect(thumbs.first()).toHaveAttribute('aria-current', 'true');
    const slides = gallery(page).getByRole('list').first();
    const at = await middleOf(slides);
    const fingers = new Fingers(page);
    await fingers.drag({ x: at.x - 120, y: at.y }, { x: at.x + 120, y: at.y });
    await expect(thumbs.nth(1)).toHaveAttribute('aria-current', 'true');
    await fingers.drag({ x: at.x + 120, y: at.y }, { x: at.x - 120, y: at.y });
    await expect(thumbs.first()).toHaveAttribute('aria-current', 'true');
    await thumbs.last().click();
    await expect(thumbs.last()).toHaveAttribute('aria-current', 'true');
  });
});
