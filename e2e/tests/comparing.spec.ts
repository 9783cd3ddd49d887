import type { Locator } from '@playwright/test';
import { openProduct } from '../fixtures/product-page.ts';
import { ShopApi } from '../fixtures/shop-api.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { wordsOf } from '../fixtures/words.ts';

const words = wordsOf('ar');

test('a shopper puts two bulbs side by side, sees what differs, and what fits a lamp', async ({
  page,
}) => {
  const api = new ShopApi(page.request);
  const { data } = await api.call('listProducts', {
    body: { limit: 100, filters: { in_stock: true, bases: ['E27'] } },
  });
  const bulbs = data.filter(({ specs: { kind } }) => kind === 'bulb-a60').slice(0, 2);
  const [first, second] = bulbs;
  for (const bulb of bulbs) {
    await openProduct(page, bulb.id);
    const compare = page.getByRole('button', { name: words('products.compare.add') });
    await compare.click();
    await expect(compare).toBeHidden();
  }
  await page.getByRole('link', { name: 'قارن المنتجين' }).click();
  await page.waitForURL((url) => url.searchParams.get('ids') === `${first?.id},${second?.id}`);
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  const base = table.getByRole('rowheader', { name: words('products.spec.base') });
  await expect(base).toBeVisible();
  // The names of the facts begin where the first product does, on the right; the photographs are as large as each other.
  const rightOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0);
  };
  expect(await rightOf(base)).toBe(await rightOf(table.getByRole('columnheader').first()));
  const heads = table.getByRole('columnheader');
  const widthOf = async (head: Locator) => (await head.locator('img').first().boundingBox())?.width;
  expect(await widthOf(heads.first())).toBe(await widthOf(heads.last()));
  // Further down a bar under the header still says which column is which.
  const bar = page.locator('[aria-hidden="true"]').getByText(first?.name ?? '', { exact: true });
  await expect(bar).toBeHidden();
  await table.getByRole('row').last().scrollIntoViewIfNeeded();
  await expect(bar).toBeVisible();
  await expect(bar).toBeInViewport();
  await page.getByText(words('products.compare.differing')).click();
  await expect(base).toBeHidden();
  await table.getByRole('link', { name: new RegExp(`إزالة من المقارنة: ${first?.name}`) }).click();
  await page.waitForURL((url) => url.searchParams.get('ids') === String(second?.id));
  await expect(table.getByRole('columnheader')).toHaveCount(1);
  // One alone has nothing to be compared with: the page leads to more of its kind.
  await page.getByRole('link', { name: words('products.compare.second') }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/products-category/'));

  // A pendant with a socket offers bulbs with its cap, and says so.
  const pendant = data.find(({ specs: { kind } }) => kind === 'pendant-dome');
  await openProduct(page, pendant?.id ?? 0);
  const fits = page.getByRole('region', { name: words('products.fits.title') });
  await expect(fits.getByRole('listitem').first()).toContainText('قاعدة E27 · حتى 60 وات');
});
