import {
  nothingFound,
  openSearch,
  results,
  searchedFor,
  searchField,
} from '../fixtures/search-page.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { wordsOf } from '../fixtures/words.ts';

const words = wordsOf('ar');

test('what was typed on the English keyboard is found, and said', async ({ page }) => {
  await openSearch(page);
  await searchField(page).pressSequentially('glfm');
  await page.waitForURL(searchedFor('glfm'));
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/نتيجة عن «\W?لمبة\W?»$/);
  await expect(results(page).first()).toContainText('لمبة');
  await searchField(page).press('Enter');
  await main.getByRole('link', { name: 'glfm' }).click();
  await page.waitForURL((url) => url.searchParams.get('exact') === '1');
  await expect(nothingFound(page)).toBeVisible();
  // The shopper typed no quotation marks, and the same words are no suggestion.
  await expect(searchField(page)).toHaveValue('glfm');
  await main.getByRole('link', { name: words('search.similarToo') }).click();
  await expect(results(page).first()).toContainText('لمبة');
});

test('a corrected search without matches says so below the filters; as typed it has near products too', async ({
  page,
}) => {
  await page.goto('/search/product?query=نجفه لييد بنفسجي');
  const near = page.getByRole('region', { name: words('search.nearInstead') });
  await expect(near.getByRole('article').first()).toContainText('نجفة');
  await expect(near.getByText('لا شيء منها يطابق')).toContainText('بنفسجي');
  const said = page.getByText(/^نعرض نتائج/);
  const bar = page.getByRole('button', { name: words('catalog.filter') });
  const [line, filters] = [await said.boundingBox(), await bar.boundingBox()];
  expect(line?.y).toBeGreaterThan((filters?.y ?? 0) + (filters?.height ?? 0));
  await page.getByRole('link', { name: /كما كتبتها/ }).click();
  await page.waitForURL((url) => url.searchParams.get('exact') === '1');
  await expect(near.getByRole('article').first()).toContainText('نجفة');
  await expect(said).toBeHidden();
});

test('filters and sorts work on what was found, are in the address and survive Back', async ({
  page,
}) => {
  await page.goto('/search/product?query=نجفة');
  await expect(results(page).first()).toBeVisible();
  const title = page.getByRole('heading', { level: 1 });
  const all = (await title.textContent()) ?? '';
  await page.getByRole('combobox', { name: words('catalog.sort.label') }).selectOption('price_asc');
  await page.waitForURL((url) => url.searchParams.get('sort') === 'price_asc');
  await expect(title).toHaveText(all);
  await page.getByRole('button', { name: words('catalog.filter') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('checkbox', { name: words('filters.discounted') }).click();
  await sheet.getByRole('button', { name: /^عرض (?!تفاصيل)/ }).click();
  await page.waitForURL((url) => url.searchParams.get('deal') === '1');
  await expect(sheet).toBeHidden();
  expect(new URL(page.url()).searchParams.get('query')).toBe('نجفة');
  await expect(title).not.toHaveText(all);
  await page.goBack();
  await page.waitForURL((url) => url.searchParams.get('deal') === null);
  await expect(title).toHaveText(all);
});

test('a shared link shows the same results without scripts, forms of a word without a remark', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false, locale: 'ar-EG' });
  const page = await context.newPage();
  await page.goto('/search/product?query=abajora');
  await expect(results(page).first()).toContainText('أباجورة');
  await expect(searchField(page)).toHaveValue('abajora');
  await page.goto('/search/product?query=لمبات');
  await expect(results(page).first()).toContainText('لمبة');
  await expect(page.getByRole('link', { name: /كما كتبتها/ })).toBeHidden();
  await context.close();
});

test('a number that no product has leads to the nearest ones, under a heading that says so', async ({
  page,
}) => {
  await page.goto('/search/product?query=كشاف 75 وات');
  const near = page.getByRole('region', { name: /لا يوجد 75 وات\. الأقرب: 50 و200 وات/ });
  await expect(near.getByRole('article').first()).toContainText('كشاف');
  await expect(nothingFound(page)).toBeHidden();
  // They are filtered and sorted like matches, each filter counted.
  await expect(page.getByRole('combobox', { name: words('catalog.sort.label') })).toBeVisible();
  const all = await near.getByRole('article').count();
  await page.getByRole('button', { name: words('catalog.filter') }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('checkbox', { name: words('filters.discounted') }).click();
  await sheet.getByRole('button', { name: /^عرض (?!تفاصيل)/ }).click();
  await page.waitForURL((url) => url.searchParams.get('deal') === '1');
  await expect.poll(() => near.getByRole('article').count()).toBeLessThan(all);
  await expect(near.getByRole('article').first()).toBeVisible();
});

test('who asks for the watts of an old bulb is led to those that are as bright', async ({
  page,
}) => {
  await page.goto('/search/product?query=لمبة 100 وات');
  await page.getByRole('link', { name: /بديل لمبة 100 وات القديمة؟.*10–15/ }).click();
  await page.waitForURL(/\/shopping\?.*watt=10-15/);
  await expect(results(page).first()).toContainText('لمبة');
});

test('near products are shown below the only match; a search left with all unopened is reported', async ({
  page,
}) => {
  const text = 'سبوت ذهبي 12 وات';
  await page.clock.install();
  await openSearch(page);
  await searchField(page).fill(text);
  await searchField(page).press('Enter');
  await page.waitForURL(searchedFor(text));
  const near = page.getByRole('region', { name: /قريب.* مما كتبت$/ });
  await expect(near.getByRole('article').first()).toBeVisible();
  await page.clock.fastForward('00:10');
  const report = page.waitForRequest((request) => request.url().includes('/search-untapped'));
  await page.getByRole('button', { name: words('search.clear') }).click();
  expect(new URL((await report).url()).searchParams.get('query')).toBe(text);
});

test('a search that finds nothing helps on, by what was typed', async ({ page }) => {
  await page.goto('/search/product?query=zzqqxx');
  await expect(nothingFound(page)).toBeVisible();
  // A search for one word does not mention several.
  await expect(page.getByText(words('search.nearInstead'))).toBeHidden();
  const main = page.getByRole('main');
  await expect(main.getByText(words('search.oneWord'))).toBeVisible();
  await expect(page.getByRole('region', { name: words('search.rooms') })).toBeVisible();
  await expect(page.getByRole('link', { name: words('search.ask') })).toHaveAttribute(
    'href',
    '/contact-us',
  );
  // No word of several is offered alone: one that found anything would have led to near products.
  await page.goto('/search/product?query=zzqqxx yyqqww');
  await expect(main.getByText(words('search.oneWord'))).toBeVisible();
  await expect(main.getByRole('link', { name: 'yyqqww' })).toHaveCount(0);
  // However long it is.
  const long = await page.request.get(`/search/product?query=${'لمبة '.repeat(2_000)}`);
  expect(long.status()).toBe(200);
});
