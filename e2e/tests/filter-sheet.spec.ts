import type { Locator, Page } from '@playwright/test';
import { cards, PAGE_SIZE, totalOf } from '../fixtures/product-list.ts';
import { ShopApi } from '../fixtures/shop-api.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { wordsOf } from '../fixtures/words.ts';

const words = wordsOf('ar');

/** The button that applies the choice, with or without its count. */
const APPLY = /^عرض (?!تفاصيل)/;

type SheetSort = 'price_asc' | 'price_desc' | 'name_asc' | 'name_desc';

/** Opens the filter sheet; it opens once the page is alive. */
async function openSheet(page: Page): Promise<Locator> {
  const sheet = page.getByRole('dialog');
  await expect(async () => {
    // Once it is open, the button behind it cannot be pressed.
    if (await sheet.isHidden()) {
      await page.getByRole('button', { name: words('catalog.filter') }).click({ timeout: 1_500 });
    }
    await expect(sheet).toBeVisible({ timeout: 1_500 });
  }).toPass();
  return sheet;
}

/** The prices of the cards shown, in EGP. */
async function prices(page: Page): Promise<number[]> {
  return (await cards(page).allTextContents()).map((text) => {
    const [, price = ''] = /([\d,.]+)\sج\.م/.exec(text) ?? [];
    return Number(price.replaceAll(',', ''));
  });
}

/** Where the cards shown lead. */
async function addressesOf(page: Page): Promise<string[]> {
  const links = cards(page).getByRole('heading').getByRole('link');
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
}

/** The names of all products by their addresses, with the brands that cards show apart. */
async function wholeNames(page: Page): Promise<(address: string) => string> {
  const api = new ShopApi(page.request);
  const names = new Map<string, string>();
  for (const offset of [0, 100]) {
    const { data } = await api.call('listProducts', { body: { limit: 100, offset } });
    for (const { id, name } of data) names.set(`/product/details/${id}`, name);
  }
  return (address) => names.get(address) ?? '';
}

test.describe('filters', () => {
  test('of a search count what is near too, which has its count in a heading of its own', async ({
    page,
  }) => {
    const query = 'سبوت ذهبي 12 وات';
    const found = { query: { query }, body: { limit: 1 } };
    const { data } = await new ShopApi(page.request).call('searchProducts', found);
    const near = data.near?.total ?? 0;
    expect(near).toBeGreaterThan(10);
    await page.goto(`/search/product?query=${query}`);
    const heading = page.getByRole('heading', { level: 2 }).filter({ hasText: String(near) });
    await expect(heading).toHaveText(words('search.nearCount', { count: near }));
    const sheet = await openSheet(page);
    await expect(sheet.getByRole('button', { name: APPLY })).toContainText(
      `${data.total + near} منتج`,
    );
  });

  test('count as they are chosen, apply together, and are in the address', async ({ page }) => {
    await page.goto('/shopping');
    const sheet = await openSheet(page);
    await sheet.getByRole('checkbox', { name: /^E27/ }).click();
    // Beside its group is how many of it were chosen.
    await expect(sheet.getByText(words('filters.chosen', { count: 1 }))).toBeVisible();
    const e27 = await totalOf(page, { bases: ['E27'] });
    await expect(sheet.getByRole('status')).toContainText(String(e27));
    await sheet.getByRole('checkbox', { name: words('filters.discounted') }).click();
    const both = await totalOf(page, { bases: ['E27'], discounted: true });
    expect(both).toBeLessThan(e27);
    expect(both).toBeGreaterThan(2);
    await expect(sheet.getByRole('status')).toContainText(String(both));
    // Nothing happens to the list before.
    expect(new URL(page.url()).search).toBe('');
    const apply = sheet.getByRole('button', { name: APPLY });
    // Clearing is beside it, in the same row, and smaller.
    const clear = sheet.getByRole('button', { name: words('filters.clearAll') });
    const [button, other, panel] = await Promise.all(
      [apply, clear, sheet].map((part) => part.boundingBox()),
    );
    expect(other?.y).toBe(button?.y);
    expect(other?.width).toBeLessThan(button?.width ?? 0);
    expect((button?.width ?? 0) + (other?.width ?? 0)).toBeGreaterThan((panel?.width ?? 0) * 0.85);
    await apply.click();
    await page.waitForURL((url) => url.search === '?base=E27&deal=1');
    await expect(sheet).toBeHidden();
    await expect(cards(page)).toHaveCount(Math.min(both, PAGE_SIZE));

    const chips = page.getByRole('list', { name: words('filters.active') });
    await chips.getByRole('button', { name: 'إزالة: E27' }).click();
    await page.waitForURL((url) => url.search === '?deal=1');
    await page.goBack();
    await page.waitForURL((url) => url.search === '?base=E27&deal=1');
    await expect(cards(page)).toHaveCount(Math.min(both, PAGE_SIZE));
  });

  test('that are the page itself are neither counted nor chips; clearing the others stays on it', async ({
    page,
  }) => {
    const chips = page.getByRole('list', { name: words('filters.active') });
    const filter = page.getByRole('button', { name: words('catalog.filter') });
    await page.goto('/shopping?base=E27&deal=1&stock=1');
    await expect(chips.getByRole('button', { name: /^إزالة/ })).toHaveCount(2);
    await expect(filter).toContainText('2');
    await chips.getByRole('button', { name: words('filters.clearAll') }).click();
    await page.waitForURL((url) => url.search === '?deal=1');
    await expect(chips).toHaveCount(0);
    await expect(filter).toHaveText(words('catalog.filter'));
    await expect(cards(page).first()).toBeVisible();
  });

  test('closed without applying change nothing; cleared in the sheet they are gone', async ({
    page,
  }) => {
    await page.goto('/shopping?base=E27');
    const sheet = await openSheet(page);
    await sheet.getByRole('checkbox', { name: /^GU10/ }).click();
    await page.goBack();
    await expect(sheet).toBeHidden();
    expect(new URL(page.url()).search).toBe('?base=E27');
    await openSheet(page);
    await expect(sheet.getByRole('checkbox', { name: /^GU10/ })).not.toBeChecked();
    // Amounts typed the wrong way round are put in order once both are left, and not before.
    const from = sheet.getByRole('textbox', { name: words('filters.priceFrom') });
    const to = sheet.getByRole('textbox', { name: words('filters.priceTo') });
    await to.fill('100');
    await from.fill('500');
    await to.focus();
    await expect(from).toHaveValue('500');
    await sheet.getByRole('checkbox', { name: words('filters.inStock') }).focus();
    await expect(from).toHaveValue('100');
    await expect(to).toHaveValue('500');
    const clear = sheet.getByRole('button', { name: words('filters.clearAll') });
    await clear.click();
    await expect(sheet.getByRole('checkbox', { name: /^E27/ })).not.toBeChecked();
    await expect(clear).toBeHidden();
    await sheet.getByRole('button', { name: APPLY }).click();
    await page.waitForURL((url) => url.search === '');
  });

  test('leave the price bands where they are and dim those without products; one product left is led to, and Back to the list', async ({
    page,
  }) => {
    await page.goto('/shopping');
    const sheet = await openSheet(page);
    const bands = sheet.getByRole('group', { name: words('filters.price') }).getByRole('button');
    const before = await bands.allTextContents();
    expect(before.length).toBeGreaterThan(1);
    const details = sheet.getByRole('link', { name: words('filters.seeProduct') });
    await expect(sheet.getByRole('status')).not.toHaveText(words('filters.counting'));
    await expect(details).toBeHidden();
    const inStock = sheet.getByRole('checkbox', { name: words('filters.inStock') });
    const legend = sheet.getByText(words('filters.price'), { exact: true });
    const below = async () => {
      const [top, box] = [await legend.boundingBox(), await inStock.boundingBox()];
      return top && box ? Math.round(box.y - top.y) : Number.NaN;
    };
    const distance = await below();
    await sheet.getByRole('checkbox', { name: /^E40/ }).click();
    await expect(details).toBeVisible();
    await expect(bands).toHaveText(before);
    await expect(bands.and(page.locator(':enabled'))).toHaveCount(1);
    expect(await below()).toBe(distance);
    await details.click();
    await page.waitForURL(/\/product\/details\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: /E40/ })).toBeVisible();
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/shopping' && url.search === '');
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('of a shared link show the same to somebody else', async ({ page }) => {
    const { data } = await new ShopApi(page.request).call('listProducts', {
      body: {
        limit: PAGE_SIZE,
        sort: 'price_asc',
        filters: { bases: ['E27'], cct_bands: ['warm'] },
      },
    });
    await page.goto('/shopping?base=E27&light=warm&sort=price_asc');
    await expect
      .poll(() => addressesOf(page))
      .toEqual(data.map(({ id }) => `/product/details/${id}`));
    const chips = page.getByRole('list', { name: words('filters.active') });
    await expect(chips.getByRole('listitem')).toHaveCount(3);
  });

  test('that nothing matches say so and lead back', async ({ page }) => {
    await page.goto('/shopping?base=E27&min=99000');
    // Once, as is the way on.
    await expect(page.getByRole('heading', { name: words('catalog.noProducts') })).toBeVisible();
    await expect(page.getByText(words('catalog.noProductsFiltered'))).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: words('filters.clearAll') })).toBeHidden();
    // Nor can a choice be applied that leaves nothing.
    const sheet = await openSheet(page);
    await expect(
      sheet.getByRole('button', { name: words('filters.matches', { count: 0 }) }),
    ).toBeDisabled();
    await page.keyboard.press('Escape');
    await main.getByRole('link', { name: words('filters.clearAll') }).click();
    await page.waitForURL((url) => url.search === '');
    await expect(cards(page)).toHaveCount(PAGE_SIZE);
  });
});

test('the four sorts of the filter sheet order by what is paid, and by the language’s own alphabet', async ({
  page,
}) => {
  // What the list is sorted by is chosen in the sheet, also where the sheet did not do it.
  await page.goto('/shopping?sort=newest');
  const name = await wholeNames(page);
  const order = new Intl.Collator('ar-EG', { numeric: true, ignorePunctuation: true });
  const signOf = (sort: SheetSort) => (sort.endsWith('asc') ? 1 : -1);
  const byPrice = async (sort: SheetSort) => {
    const shown = await prices(page);
    return [shown, shown.toSorted((a, b) => signOf(sort) * (a - b))] as const;
  };
  const byName = async (sort: SheetSort) => {
    const shown = (await addressesOf(page)).map(name);
    return [shown, shown.toSorted((a, b) => signOf(sort) * order.compare(a, b))] as const;
  };
  const select = page.getByRole('combobox', {
    name: words('catalog.sort.label'),
    includeHidden: true,
  });
  let before: SheetSort | 'newest' = 'newest';
  for (const sort of ['price_asc', 'price_desc', 'name_asc', 'name_desc'] as const) {
    await test.step(sort, async () => {
      const sheet = await openSheet(page);
      const sorts = sheet.getByRole('group', { name: words('filters.sort') }).getByRole('button');
      const button = (of: SheetSort | 'newest') =>
        sheet.getByRole('button', { name: words(`catalog.sort.${of}`), exact: true });
      await expect(button(before)).toHaveAttribute('aria-pressed', 'true');
      await expect(select.locator('option')).toHaveText(await sorts.allTextContents());
      await button(sort).click();
      await expect(button(before)).toHaveAttribute('aria-pressed', 'false');
      await sheet.getByRole('button', { name: APPLY }).click();
      await page.waitForURL((url) => url.searchParams.get('sort') === sort);
      await expect(sheet).toBeHidden();
      await expect(cards(page)).toHaveCount(PAGE_SIZE);
      // The list before stays until the sorted one has come.
      await expect(async () => {
        const [shown, inOrder] = await (sort.startsWith('price') ? byPrice(sort) : byName(sort));
        expect(shown.filter((value) => !value)).toEqual([]);
        expect(shown).toEqual(inOrder);
      }).toPass();
    });
    before = sort;
  }
});
