import type { Page } from '@playwright/test';
import { enterAs, ShopApi } from '../fixtures/shop-api.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { wordsOf } from '../fixtures/words.ts';

const words = wordsOf('ar');

/** Opens a cart with one lamp that takes bulbs; a bulb that fits it. */
async function openCart(page: Page): Promise<{ readonly name: string }> {
  const api = new ShopApi(page.request);
  const { data } = await api.call('listProducts', {
    body: { limit: 60, filters: { in_stock: true } },
  });
  for (const { id } of data.filter(({ specs }) => specs.lamps !== undefined)) {
    const { data: fits } = await api.call('listFittingProducts', { params: { id: String(id) } });
    const bulb = fits.find(({ reason }) => reason.kind === 'bulb')?.product;
    if (bulb === undefined) continue;
    await enterAs(page, undefined, [{ id, quantity: 1 }]);
    await page.goto('/my-cart');
    return bulb;
  }
  throw new Error('The demo shop has no lamp that takes bulbs.');
}

const completes = (page: Page) => page.getByRole('region', { name: words('products.fits.title') });

test('a cart offers the bulbs that fit its lamps, and takes one with a tap', async ({ page }) => {
  const bulb = await openCart(page);
  const card = completes(page).getByRole('listitem').filter({ hasText: bulb.name });
  await expect(card).toBeVisible();
  await card.getByRole('button').click();
  await expect(page.getByRole('article').filter({ hasText: bulb.name })).toBeVisible();
  // The way to checkout stays in sight below what is offered.
  const pay = page.getByRole('link', { name: words('cart.checkout') });
  await card.scrollIntoViewIfNeeded();
  await expect(pay).toBeInViewport({ ratio: 1 });
  // A short cart does not end in an empty page.
  const picks = page.getByRole('region', { name: words('home.featured') });
  await expect(picks.getByRole('article')).toHaveCount(4);
});

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });

  test('what fits is below the lines, more lamps below that, and the total beside all', async ({
    page,
  }) => {
    await openCart(page);
    const fits = await completes(page).boundingBox();
    const line = await page.getByRole('article').first().boundingBox();
    const summary = await page.getByRole('region', { name: words('cart.summary') }).boundingBox();
    const picks = page.getByRole('region', { name: words('home.featured') });
    expect(fits?.width).toBe(line?.width);
    expect(fits?.y ?? 0).toBeGreaterThan((line?.y ?? 0) + (line?.height ?? 0));
    expect(summary?.y).toBe(line?.y);
    await expect(picks.getByRole('article')).toHaveCount(3);
    const more = await picks.boundingBox();
    expect(more?.width).toBe(line?.width);
    expect(more?.y ?? 0).toBeGreaterThan((fits?.y ?? 0) + (fits?.height ?? 0));
  });
});
