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

/** The names of the products shown, with the brands that cards show apart. */
async function wholeNames(page: Page): Promise<string[]> {
  const links = cards(page).getByRole('heading').getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const { data } = await new ShopApi(page.request).call('listProducts', { body: { limit: 100 } });
  const rest = { limit: 100, offset: 100 };
  const { data: more } = await new ShopApi(page.request).call('listProducts', { body: rest });
  const names = new Map([...data, ...more].map(({ id, name }) => [String(id), name]));
  return addresses.map((address) => names.get(address?.split('/').at(-1) ?? '') ?? '');
}

/** Opens the shop and sorts it by the sheet. */
async function sortBy(page: Page, sort: SheetSort): Promise<void> {
  // What the list is sorted by is chosen in the sheet, also where the sheet did not do it.
  await page.goto('/shopping?sort=newest');
  const sheet = await openSheet(page);
  const before = sheet.getByRole('button', { name: words('catalog.sort.newest'), exact: true });
  await expect(before).toHaveAttribute('aria-pressed', 'true');
  const sorts = sheet.getByRole('group', { name: words('filters.sort') }).getByRole('button');
  const select = page.getByRole('combobox', {
    name: words('catalog.sort.label'),
    includeHidden: true,
  });
  await expect(select.locator('option')).toHaveText(await sorts.allTextContents());
  await sheet.getByRole('button', { name: words(`catalog.sort.${sort}`) }).click();
  await expect(before).toHaveAttribute('aria-pressed', 'false');
  await sheet.getByRole('button', { name: APPLY }).click();
  await page.waitForURL((url) => url.searchParams.get('sort') === sort);
  await expect(sheet).toBeHidden();
  await expect(cards(page)).toHaveCount(PAGE_SIZE);
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
    await page.goto('/shopping?deal=1');
    await expect(cards(page).first()).toBeVisible();
    const chips = page.getByRole('list', { name: words('filters.active') });
    const filter = page.getByRole('button', { name: words('catalog.filter') });
    await expect(chips).toHaveCount(0);
    await expect(filter).toHaveText(words('catalog.filter'));
    await page.goto('/shopping?base=E27&deal=1&stock=1');
    await expect(chips.getByRole('button', { name: /^إزالة/ })).toHaveCount(2);
    await expect(filter).toContainText('2');
    await chips.getByRole('button', { name: words('filters.clearAll') }).click();
    await page.waitForURL((url) => url.search === '?deal=1');
    await expect(chips).toHaveCount(0);
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

  test('leave the price bands where they are, and dim those without products', async ({ page }) => {
    await page.goto('/shopping');
    const sheet = await openSheet(page);
    const bands = sheet.getByRole('group', { name: words('filters.price') }).getByRole('button');
    const before = await bands.allTextContents();
    expect(before.length).toBeGreaterThan(1);
    const inStock = sheet.getByRole('checkbox', { name: words('filters.inStock') });
    const legend = sheet.getByText(words('filters.price'), { exact: true });
    const below = async () => {
      const [top, box] = [await legend.boundingBox(), await inStock.boundingBox()];
      return top && box ? Math.round(box.y - top.y) : Number.NaN;
    };
    const distance = await below();
    await sheet.getByRole('checkbox', { name: /^E40/ }).click();
    await expect(sheet.getByRole('link', { name: words('filters.seeProduct') })).toBeVisible();
    await expect(bands).toHaveText(before);
    await expect(bands.and(page.locator(':enabled'))).toHaveCount(1);
    expect(await below()).toBe(distance);
  });

  test('that leave one product lead to its details, and Back to the list', async ({ page }) => {
    await page.goto('/shopping');
    const sheet = await openSheet(page);
    const details = sheet.getByRole('link', { name: words('filters.seeProduct') });
    await expect(sheet.getByRole('status')).not.toHaveText(words('filters.counting'));
    await expect(details).toBeHidden();
    await sheet.getByRole('checkbox', { name: /^E40/ }).click();
    await details.click();
    await page.waitForURL(/\/product\/details\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: /E40/ })).toBeVisible();
    await page.goBack();
    await page.waitForURL((url) => url.pathname === '/shopping' && url.search === '');
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('of a shared link show the same to somebody else', async ({
    page,
    openBrowser,
    baseURL,
  }) => {
    const address = '/shopping?base=E27&light=warm&sort=price_asc';
    await page.goto(address);
    await expect(cards(page).first()).toBeVisible();
    const names = await cards(page).getByRole('heading').allTextContents();
    const context = await openBrowser({ baseURL, locale: 'ar-EG' });
    const other = await context.newPage();
    await other.goto(address);
    await expect(cards(other).getByRole('heading')).toHaveText(names);
    await expect(
      other.getByRole('list', { name: words('filters.active') }).getByRole('listitem'),
    ).toHaveCount(3);
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

test.describe('the four sorts of the filter sheet', () => {
  for (const [sort, inOrder] of [
    ['price_asc', (a: number, b: number) => a - b],
    ['price_desc', (a: number, b: number) => b - a],
  ] as const) {
    test(`${sort} orders by what is paid`, async ({ page }) => {
      await sortBy(page, sort);
      // The list before stays until the sorted one has come.
      await expect(async () => {
        const shown = await prices(page);
        expect(shown.every((price) => price > 0)).toBe(true);
        expect(shown).toEqual(shown.toSorted(inOrder));
      }).toPass();
    });
  }

  for (const [sort, sign] of [
    ['name_asc', 1],
    ['name_desc', -1],
  ] as const) {
    test(`${sort} orders by the language's own alphabet`, async ({ page }) => {
      await sortBy(page, sort);
      const order = new Intl.Collator('ar-EG', { numeric: true, ignorePunctuation: true });
      await expect(async () => {
        const names = await wholeNames(page);
        expect(names).toEqual(names.toSorted((a, b) => sign * order.compare(a, b)));
      }).toPass();
    });
  }
});
