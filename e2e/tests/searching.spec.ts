import type { Page } from '@playwright/test';
import { colourOf } from '../fixtures/geometry.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { wordsOf } from '../fixtures/words.ts';

const words = wordsOf('ar');

function field(page: Page) {
  return page.getByRole('combobox', { name: words('search.field') });
}

function results(page: Page) {
  return page.getByRole('main').getByRole('article');
}

/** The help for a search that found nothing; the count above the list says the same. */
function nothingFound(page: Page) {
  return page.getByRole('heading', { name: words('search.noResults') }).last();
}

/** The search that an address asks for. */
function searchedFor(text: string): (url: URL) => boolean {
  return (url) => url.pathname === '/search/product' && url.searchParams.get('query') === text;
}

/** Opens the empty search page; it is ready when it has put the focus into the field. */
async function openSearch(page: Page) {
  await page.goto('/search/product');
  await expect(field(page)).toBeFocused();
}

test('typing searches as it goes, in the address too', async ({ page }) => {
  await openSearch(page);
  await field(page).pressSequentially('دلاية');
  await page.waitForURL(searchedFor('دلاية'));
  await expect(results(page).first()).toContainText('دلاية');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ .*عن «\u2068?دلاية/);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  // Hairlines; the field that has the focus by itself is edged in ink, not in the keyboard's ring.
  const ink = await colourOf(page, '--ink');
  const form = page.locator('form').filter({ has: field(page) });
  await expect(form).toHaveCSS('outline-color', ink);
  await field(page).blur();
  const line = await colourOf(page, '--line');
  for (const control of [form, page.getByRole('button', { name: words('catalog.filter') })])
    await expect(control.first()).toHaveCSS('border-block-start-color', line);
});

test('what was found stays, marked as being replaced, until what was typed since is found', async ({
  page,
}) => {
  await page.goto('/search/product?query=دلاية');
  await expect(results(page).first()).toContainText('دلاية');
  const busy = page.getByRole('main').locator('[aria-busy=true]');
  await expect(busy).toHaveCount(0);
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    const asked = decodeURIComponent(route.request().url()) + (route.request().postData() ?? '');
    if (asked.includes('giraffe')) await answer.promise;
    await route.fallback();
  });
  await field(page).fill('giraffe');
  await expect(busy).toContainText('دلاية');
  answer.resolve();
  await expect(nothingFound(page)).toBeVisible();
  await expect(busy).toHaveCount(0);
});

test('who does not know what to type begins with a suggested word', async ({ page }) => {
  await openSearch(page);
  const word = words('search.start.chandelier');
  const suggested = page.getByRole('region', { name: words('search.queries') });
  // On a slow line the field and places for products answer the tap.
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    await answer.promise;
    await route.fallback();
  });
  await suggested.getByRole('link', { name: word }).click();
  await expect(field(page)).toHaveValue(word);
  await expect(suggested).toBeHidden();
  await expect(page.getByRole('main').getByText(words('ui.loading'))).toBeAttached();
  answer.resolve();
  await page.waitForURL(searchedFor(word));
  await expect(field(page)).toHaveValue(word);
  await expect(results(page).first()).toBeVisible();
});

test('on a slow line the empty search page is there before the ways into the shop', async ({
  page,
}) => {
  await openSearch(page);
  await field(page).fill('دلاية');
  await page.waitForURL(searchedFor('دلاية'));
  await expect(results(page).first()).toContainText('دلاية');
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    await answer.promise;
    await route.fallback();
  });
  await page.getByRole('button', { name: words('search.clear') }).click();
  await expect(page.getByRole('region', { name: words('search.queries') })).toBeVisible();
  const rooms = page.getByRole('region', { name: words('search.rooms') });
  await expect(rooms).toBeHidden();
  answer.resolve();
  await expect(rooms).toBeVisible();
});

test('a suggestion is chosen with the arrow keys and Enter', async ({ page }) => {
  await openSearch(page);
  await field(page).pressSequentially('نج');
  const list = page.getByRole('listbox', { name: words('search.suggestions') });
  await expect(list.getByRole('option').first()).toBeVisible();
  const chosen = list
    .getByRole('group', { name: words('search.queries') })
    .getByRole('option', { selected: true });
  // Categories come before words.
  await expect(async () => {
    await field(page).press('ArrowDown');
    await expect(chosen).toBeVisible({ timeout: 100 });
  }).toPass();
  const text = (await chosen.textContent()) ?? '';
  await field(page).press('Enter');
  await expect(list).toBeHidden();
  await page.waitForURL(searchedFor(text));
  await expect(field(page)).toHaveValue(text);
  await expect(results(page).first()).toContainText('نجف');
});

test('Escape closes the suggestions and leaves the text', async ({ page }) => {
  await openSearch(page);
  await field(page).pressSequentially('سبوت');
  const list = page.getByRole('listbox', { name: words('search.suggestions') });
  await expect(list).toBeVisible();
  await field(page).press('Escape');
  await expect(list).toBeHidden();
  await expect(field(page)).toHaveValue('سبوت');
});

test('a finger closes the suggestions to see the results', async ({ page }) => {
  await openSearch(page);
  await field(page).pressSequentially('سبوت');
  const list = page.getByRole('listbox', { name: words('search.suggestions') });
  await expect(list).toBeVisible();
  await page.waitForURL(searchedFor('سبوت'));
  await page.getByRole('button', { name: words('search.showResults') }).tap();
  await expect(list).toBeHidden();
  await expect(field(page)).not.toBeFocused();
  await results(page).first().getByRole('link').first().tap();
  await page.waitForURL(/\/product\/details\//);
});

test('a product suggestion leads to the product, and Back to the search', async ({ page }) => {
  await openSearch(page);
  await field(page).pressSequentially('نجفة كريستال');
  await page.waitForURL(searchedFor('نجفة كريستال'));
  const group = page.getByRole('group', { name: words('search.products'), exact: true });
  // The suggestions of what had been typed so far stay until those of the whole come.
  await group.getByRole('option').filter({ hasText: 'كريستال' }).first().click();
  await page.waitForURL(/\/product\/details\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('كريستال');
  await page.goBack();
  await page.waitForURL(searchedFor('نجفة كريستال'));
  await expect(field(page)).toHaveValue('نجفة كريستال');
  await expect(results(page).first()).toContainText('كريستال');
});

test('what was typed on the English keyboard is found, and said', async ({ page }) => {
  await openSearch(page);
  await field(page).pressSequentially('glfm');
  await page.waitForURL(searchedFor('glfm'));
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/نتيجة عن «\W?لمبة\W?»$/);
  await expect(results(page).first()).toContainText('لمبة');
  await field(page).press('Enter');
  await main.getByRole('link', { name: 'glfm' }).click();
  await page.waitForURL((url) => url.searchParams.get('exact') === '1');
  await expect(nothingFound(page)).toBeVisible();
  // The shopper typed no quotation marks, and the same words are no suggestion.
  await expect(field(page)).toHaveValue('glfm');
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

test('of one word nobody is told that it was several', async ({ page }) => {
  await page.goto('/search/product?query=zzqq');
  await expect(nothingFound(page)).toBeVisible();
  await expect(page.getByText(words('search.nearInstead'))).toBeHidden();
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

test('a shared link shows the same results without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false, locale: 'ar-EG' });
  const page = await context.newPage();
  await page.goto('/search/product?query=abajora');
  await expect(results(page).first()).toContainText('أباجورة');
  await expect(field(page)).toHaveValue('abajora');
  await context.close();
});

test('searches are remembered on this device and can be removed one by one', async ({ page }) => {
  await openSearch(page);
  for (const text of ['كشاف', 'فانوس']) {
    await field(page).fill(text);
    await field(page).press('Enter');
    await page.waitForURL(searchedFor(text));
  }
  await page.getByRole('button', { name: words('search.clear') }).click();
  await page.waitForURL((url) => !url.searchParams.has('query'));
  const recent = page.getByRole('region', { name: words('search.recent') });
  await expect(recent.getByRole('listitem')).toHaveText(['فانوس', 'كشاف']);
  await recent
    .getByRole('button', { name: words('search.forget').replace('{text}', 'كشاف') })
    .click();
  await expect(recent.getByRole('listitem')).toHaveText(['فانوس']);
  await recent.getByRole('button', { name: 'فانوس', exact: true }).click();
  await page.waitForURL(searchedFor('فانوس'));
  await expect(results(page).first()).toContainText('فانوس');
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
  await field(page).fill(text);
  await field(page).press('Enter');
  await page.waitForURL(searchedFor(text));
  const near = page.getByRole('region', { name: words('search.nearToo') });
  await expect(near.getByRole('article').first()).toBeVisible();
  await page.clock.fastForward('00:10');
  const report = page.waitForRequest((request) => request.url().includes('/search-untapped'));
  await page.getByRole('button', { name: words('search.clear') }).click();
  expect(new URL((await report).url()).searchParams.get('query')).toBe(text);
});

test('of suggestions the new part is bold, or all where nothing is new', async ({ page }) => {
  await openSearch(page);
  await field(page).pressSequentially('نجف');
  const categories = page.getByRole('group', { name: words('search.categories') });
  const same = categories.getByText('نجف', { exact: true });
  await expect(same).toHaveCount(2);
  await expect(same.first()).toHaveCSS('font-weight', '600');
  await expect(same.last()).toHaveCSS('font-weight', '400');
});

test('forms of a word are searched without a remark', async ({ page }) => {
  await page.goto('/search/product?query=لمبات');
  await expect(results(page).first()).toContainText('لمبة');
  await expect(page.getByRole('link', { name: /كما كتبتها/ })).toBeHidden();
});

test('the start page and a lone match lead on to category, room and bulbs', async ({ page }) => {
  await page.goto('/search/product?query=E40');
  await expect(results(page).first()).toContainText('E40');
  await expect(page.getByRole('region', { name: words('search.rooms') })).toBeVisible();
  await openSearch(page);
  // On a phone it has the screen to itself.
  await expect(page.getByRole('navigation', { name: words('layout.navigation') })).toBeHidden();
  const categories = page.getByRole('region', { name: words('home.categories') });
  await expect(categories.locator('img').first()).toBeVisible();
  await expect(page.getByRole('link', { name: words('bulbs.title') })).toHaveAttribute(
    'href',
    '/bulb-finder',
  );
  const rooms = page.getByRole('region', { name: words('search.rooms') });
  await rooms.getByRole('link', { name: words('specs.room.kitchen') }).click();
  await page.waitForURL(searchedFor('إضاءة المطبخ'));
  await expect(results(page).first()).toBeVisible();
});

test('the hint of the search field shows its letters whole', async ({ page }) => {
  await openSearch(page);
  const hint = await field(page).screenshot();
  await page.evaluate(() => {
    const whole = new CSSStyleSheet();
    whole.replaceSync(
      'input::placeholder { overflow-x: clip !important; overflow-y: visible !important }',
    );
    document.adoptedStyleSheets.push(whole);
  });
  expect(hint.equals(await field(page).screenshot())).toBe(true);
});

test('a word with a slip in it is suggested before it is finished', async ({ page }) => {
  await openSearch(page);
  await field(page).pressSequentially('ابجور');
  const list = page.getByRole('listbox', { name: words('search.suggestions') });
  await expect(list.getByRole('option').filter({ hasText: 'أباجورة' }).first()).toBeVisible();
});

test('a search that finds nothing helps on, by what was typed', async ({ page }) => {
  await page.goto('/search/product?query=zzqqxx');
  await expect(nothingFound(page)).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText(words('search.oneWord'))).toBeVisible();
  await expect(page.getByRole('region', { name: words('search.rooms') })).toBeVisible();
  await expect(page.getByRole('link', { name: words('search.ask') })).toHaveAttribute(
    'href',
    '/contact-us',
  );
  await page.goto('/search/product?query=zzqqxx yyqqww');
  await main.getByRole('link', { name: 'yyqqww' }).click();
  await page.waitForURL(searchedFor('yyqqww'));
});

for (const [what, text] of [
  ['10,000 characters', 'لمبة '.repeat(2_000)],
  ['emoji', '💡💡💡'],
  ['quotes and SQL', `'; drop table products; -- " %`],
  ['only spaces', '    '],
] as const) {
  test(`a query of ${what} gets a useful page`, async ({ page }) => {
    const answer = await page.goto(`/search/product?query=${encodeURIComponent(text)}`);
    expect(answer?.status()).toBe(200);
    await expect(field(page)).toBeVisible();
  });
}
