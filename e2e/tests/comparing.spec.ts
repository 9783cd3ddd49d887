import type { Locator } from '@playwright/test';
import { speak } from '../fixtures/forms.ts';
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
  // What led here is said no more; an address without products leads to those chosen on this device.
  await expect(page.getByText(words('products.compare.added'))).toBeHidden();
  await page.goto('/compare');
  await page.waitForURL((url) => url.searchParams.get('ids') === `${first?.id},${second?.id}`);
  const base = table.getByRole('rowheader', { name: words('products.compare.base') });
  await expect(base).toBeVisible();
  // The names of the facts begin where the first product does, on the right; the photographs are as large as each
  // other.
  const rightOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0);
  };
  expect(await rightOf(base.locator('span'))).toBe(
    await rightOf(table.getByRole('columnheader').first()),
  );
  const heads = table.getByRole('columnheader');
  const widthOf = async (head: Locator) => (await head.locator('img').first().boundingBox())?.width;
  expect(await widthOf(heads.first())).toBe(await widthOf(heads.last()));
  // Further down a bar under the header still says which column is which.
  // The brand has a line of its own in the table.
  const short = first?.name.replace(` ${first.brand?.name}`, '') ?? '';
  const bar = page.locator('[aria-hidden="true"]').getByText(short, { exact: true });
  await expect(bar).toBeHidden();
  await table.getByRole('row').last().scrollIntoViewIfNeeded();
  await expect(bar).toBeVisible();
  await expect(bar).toBeInViewport();
  await page.getByText(words('products.compare.differing')).click();
  await expect(base).toBeHidden();
  const remove = table.getByRole('link', { name: `إزالة من المقارنة: ${first?.name}` });
  await remove.click();
  await page.getByRole('button', { name: words('ui.undo') }).click();
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  await remove.click();
  await page.waitForURL((url) => url.searchParams.get('ids') === String(second?.id));
  await expect(table.getByRole('columnheader')).toHaveCount(1);
  // One alone has nothing to be compared with: beside it are more of its kind, one press away, and the way to all.
  const place = page.getByRole('region', { name: words('products.compare.second') });
  await expect(place).toBeInViewport({ ratio: 1 });
  const proposed = place.getByRole('listitem').first();
  const proposal = await proposed.locator('bdi').first().textContent();
  await proposed.getByRole('link').click();
  await expect(heads).toHaveCount(2);
  await expect(heads.last()).toContainText(proposal?.split(' ')[0] ?? '');
  await heads
    .last()
    .getByRole('link', { name: /^إزالة/ })
    .click();
  await expect(heads).toHaveCount(1);
  await place.getByRole('link', { name: words('products.compare.browse') }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/products-category/'));

  // A pendant with a socket offers bulbs with its cap, and says so.
  const pendant = data.find(({ specs: { kind } }) => kind === 'pendant-dome');
  await openProduct(page, pendant?.id ?? 0);
  const fits = page.getByRole('region', { name: words('products.fits.title') });
  await expect(fits.getByRole('listitem').first()).toContainText('قاعدة E27 · الدواية حتى 60 وات');

  // A link to more than fit says so.
  const five = data.slice(0, 5).map(({ id }) => id);
  await page.goto(`/compare?ids=${five.join()}`);
  await expect(heads).toHaveCount(4);
  await expect(page.getByText(/^المقارنة لا تتسع لأكثر من 4 منتجات/)).toBeVisible();
});

for (const locale of ['ar', 'en'] as const) {
  test(`photographs, names, prices and facts begin in the same lines, on a phone and on a desk (${locale})`, async ({
    page,
  }) => {
    const say = wordsOf(locale);
    await speak(page, locale);
    const { data } = await new ShopApi(page.request).call('listProducts', {
      body: { limit: 100, filters: { in_stock: true } },
    });
    const ids = ['bulb-a60', 'pendant-dome', 'ceiling-ring'].flatMap(
      (kind) => data.find(({ specs }) => specs.kind === kind)?.id ?? [],
    );
    expect(ids).toHaveLength(3);
    await page.goto(`/compare?ids=${ids.join()}`);
    const heads = page.getByRole('columnheader');
    const facts = page
      .getByRole('row', { name: new RegExp(`^${say('products.spec.warranty_months')}`) })
      .getByRole('cell');
    await expect(heads).toHaveCount(ids.length);
    // A bulb and a lamp with light of its own have their lumens, a lamp with a socket those of its bulb.
    const lumens = page
      .getByRole('row', { name: new RegExp(`^${say('products.spec.lumen')}`) })
      .getByRole('cell');
    await expect(lumens).toHaveText([/\d/, say('products.compare.byBulb'), /\d/]);
    const starts = (parts: Locator) =>
      parts.evaluateAll((all) =>
        all.map((part) => {
          const { left, right } = part.getBoundingClientRect();
          return Math.round(document.dir === 'rtl' ? innerWidth - right : left);
        }),
      );
    const tops = (parts: Locator) =>
      parts.evaluateAll((all) => all.map((part) => Math.round(part.getBoundingClientRect().top)));
    const names = heads.locator('a[href*="/product/details/"]');
    const prices = heads.locator(':not(s) > bdi:has(> span)');
    for (const width of [360, 1280])
      await test.step(`${width} px wide`, async () => {
        await page.setViewportSize({ width, height: 900 });
        const columns = await starts(heads);
        const pictures = await Promise.all(
          (await heads.all()).map((head) => starts(head.locator('img').first())),
        );
        expect(new Set(columns).size).toBe(ids.length);
        expect(pictures.flat()).toEqual(columns);
        expect(await starts(names)).toEqual(columns);
        expect(await starts(facts)).toEqual(columns);
        expect(new Set(await tops(names)).size).toBe(1);
        expect(new Set(await tops(prices)).size).toBe(1);
        // What is too wide for a phone scrolls within the table, not with the page.
        const overflow = () => document.documentElement.scrollWidth - innerWidth;
        expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
      });
  });
}
