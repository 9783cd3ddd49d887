import type { Locator, Page } from '@playwright/test';
import { openProduct, someProducts } from '../fixtures/product-page.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { wordsOf } from '../fixtures/words.ts';

const words = wordsOf('ar');

test.describe('recently viewed', () => {
  test('shows what was looked at before, on this device, until it is cleared', async ({ page }) => {
    const [first, second, third] = await someProducts(page, 3);
    await openProduct(page, first?.id ?? 0);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('VIEWED_PRODUCTS_KEY')))
      .toBe(`[${first?.id}]`);
    await openProduct(page, second?.id ?? 0);
    await openProduct(page, third?.id ?? 0);
    const viewed = await scrollToViewed(page);
    await expect(viewed.getByRole('article')).toHaveCount(2);
    await expect(viewed.locator(`a[href="/product/details/${first?.id}"]`)).toBeVisible();
    // Two fill a phone's row, and would leave most of a desk's empty.
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(viewed).toBeHidden();
    await page.setViewportSize({ width, height });
    await viewed.getByRole('button', { name: words('products.viewedClear') }).click();
    await expect(viewed).toBeHidden();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('VIEWED_PRODUCTS_KEY')))
      .toBeNull();
  });

  test('a product that is no longer sold is forgotten', async ({ page }) => {
    const [first, second, third] = await someProducts(page, 3);
    await page.addInitScript(
      (ids) => localStorage.setItem('VIEWED_PRODUCTS_KEY', JSON.stringify(ids)),
      [999_999, first?.id, second?.id],
    );
    await openProduct(page, third?.id ?? 0);
    const viewed = await scrollToViewed(page);
    await expect(viewed.getByRole('article')).toHaveCount(2);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('VIEWED_PRODUCTS_KEY')))
      .toBe(JSON.stringify([third?.id, first?.id, second?.id]));
  });
});

/** The row is loaded once the page has been scrolled to its end. */
async function scrollToViewed(page: Page): Promise<Locator> {
  const viewed = page.getByRole('region', { name: words('products.viewed') });
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(viewed).toBeVisible({ timeout: 1_000 });
  }).toPass();
  return viewed;
}
