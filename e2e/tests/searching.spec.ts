import type { Route } from '@playwright/test';
import { colourOf } from '../fixtures/geometry.ts';
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

test('typing searches as it goes, in the address too', async ({ page }) => {
  await openSearch(page);
  await searchField(page).pressSequentially('دلاية');
  await page.waitForURL(searchedFor('دلاية'));
  await expect(results(page).first()).toContainText('دلاية');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ .*عن «\u2068?دلاية/);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  // Hairlines; the field that has the focus by itself is edged in the colour of every focus ring.
  const ring = await colourOf(page, '--focus');
  const form = page.locator('form').filter({ has: searchField(page) });
  await expect(form).toHaveCSS('outline-color', ring);
  await searchField(page).blur();
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
  await searchField(page).fill('giraffe');
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
  await expect(searchField(page)).toHaveValue(word);
  await expect(suggested).toBeHidden();
  await expect(page.getByRole('main').getByText(words('ui.loading'))).toBeAttached();
  answer.resolve();
  await page.waitForURL(searchedFor(word));
  await expect(searchField(page)).toHaveValue(word);
  await expect(results(page).first()).toBeVisible();
});

test('on a slow line the empty search page is there before the ways into the shop', async ({
  page,
}) => {
  await openSearch(page);
  await searchField(page).fill('دلاية');
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
  await searchField(page).pressSequentially('نج');
  const list = page.getByRole('listbox', { name: words('search.suggestions') });
  await expect(list.getByRole('option').first()).toBeVisible();
  const chosen = list
    .getByRole('group', { name: words('search.queries') })
    .getByRole('option', { selected: true });
  // Categories come before words.
  await expect(async () => {
    await searchField(page).press('ArrowDown');
    await expect(chosen).toBeVisible({ timeout: 100 });
  }).toPass();
  const text = (await chosen.textContent()) ?? '';
  await searchField(page).press('Enter');
  await expect(list).toBeHidden();
  await page.waitForURL(searchedFor(text));
  await expect(searchField(page)).toHaveValue(text);
  await expect(results(page).first()).toContainText('نجف');
});

test('Escape closes the suggestions and leaves the text', async ({ page }) => {
  await openSearch(page);
  await searchField(page).pressSequentially('سبوت');
  const list = page.getByRole('listbox', { name: words('search.suggestions') });
  await expect(list).toBeVisible();
  await searchField(page).press('Escape');
  await expect(list).toBeHidden();
  await expect(searchField(page)).toHaveValue('سبوت');
});

test('a finger closes the suggestions to see the results', async ({ page }) => {
  await openSearch(page);
  await searchField(page).pressSequentially('سبوت');
  const list = page.getByRole('listbox', { name: words('search.suggestions') });
  await expect(list).toBeVisible();
  await page.waitForURL(searchedFor('سبوت'));
  await page.getByRole('button', { name: /^عرض \d+ نت/ }).tap();
  await expect(list).toBeHidden();
  await expect(searchField(page)).not.toBeFocused();
  await results(page).first().getByRole('link').first().tap();
  await page.waitForURL(/\/product\/details\//);
});

test('a product suggestion leads to the product, and Back to the search', async ({ page }) => {
  await openSearch(page);
  await searchField(page).pressSequentially('نجفة كريستال');
  await page.waitForURL(searchedFor('نجفة كريستال'));
  const group = page.getByRole('group', { name: words('search.products'), exact: true });
  // The suggestions of what had been typed so far stay until those of the whole come.
  await group.getByRole('option').filter({ hasText: 'كريستال' }).first().click();
  await page.waitForURL(/\/product\/details\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('كريستال');
  await page.goBack();
  await page.waitForURL(searchedFor('نجفة كريستال'));
  await expect(searchField(page)).toHaveValue('نجفة كريستال');
  await expect(results(page).first()).toContainText('كريستال');
});

test('on a slow line a tapped suggestion is opened, though typing has just ended', async ({
  page,
}) => {
  await page.clock.install();
  await openSearch(page);
  const line = Promise.withResolvers<void>();
  const held = async (route: Route) => {
    await line.promise;
    await route.fallback();
  };
  await page.route('**/main/products/search*', held);
  await page.route('**/product-page-*.js', held);
  await searchField(page).pressSequentially('نجفة كريستال');
  const group = page.getByRole('group', { name: words('search.products'), exact: true });
  const leaving = page.waitForRequest('**/product-page-*.js');
  await group.getByRole('option').filter({ hasText: 'كريستال' }).first().click();
  await leaving;
  await page.clock.runFor(1_000);
  line.resolve();
  await page.waitForURL(/\/product\/details\/\d+/);
});

test('searches are remembered on this device and can be removed one by one', async ({ page }) => {
  await openSearch(page);
  for (const text of ['كشاف', 'فانوس']) {
    await searchField(page).fill(text);
    await searchField(page).press('Enter');
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

test('of suggestions the new part is bold, or all where nothing is new', async ({ page }) => {
  await openSearch(page);
  await searchField(page).pressSequentially('نجف');
  const categories = page.getByRole('group', { name: words('search.categories') });
  const same = categories.getByText('نجف', { exact: true });
  await expect(same).toHaveCount(2);
  await expect(same.first()).toHaveCSS('font-weight', '600');
  await expect(same.last()).toHaveCSS('font-weight', '400');
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

test.describe('on a sharp screen', () => {
  test.use({ deviceScaleFactor: 2 });

  test('the hint of the search field shows its letters whole', async ({ page }) => {
    await openSearch(page);
    const hint = await searchField(page).screenshot();
    await page.evaluate(() => {
      const whole = new CSSStyleSheet();
      whole.replaceSync(
        'input::placeholder { overflow-x: clip !important; overflow-y: visible !important }',
      );
      document.adoptedStyleSheets.push(whole);
    });
    expect(hint.equals(await searchField(page).screenshot())).toBe(true);
  });
});

test('a word with a slip in it is suggested before it is finished', async ({ page }) => {
  await openSearch(page);
  await searchField(page).pressSequentially('ابجور');
  const list = page.getByRole('listbox', { name: words('search.suggestions') });
  await expect(list.getByRole('option').filter({ hasText: 'أباجورة' }).first()).toBeVisible();
});
