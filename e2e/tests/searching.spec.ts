import type { Page, Route } from '@playwright/test';
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

/** Holds every call back until it is let go on. */
async function holdCalls(page: Page): Promise<() => Promise<void>> {
  const answer = Promise.withResolvers<void>();
  const hold = async (route: Route) => {
    await answer.promise;
    await route.fallback();
  };
  await page.route('**/api/**', hold);
  return async () => {
    answer.resolve();
    await page.unroute('**/api/**', hold);
  };
}

const listOf = (page: Page) => page.getByRole('listbox', { name: words('search.suggestions') });

/** Types into the field in place of what it holds. */
async function type(page: Page, text: string): Promise<void> {
  await searchField(page).fill('');
  await searchField(page).pressSequentially(text);
}

// The letters of a hint are compared by their pixels.
test.use({ deviceScaleFactor: 2 });

test('typing searches as it goes, in the address too; what was found stays, marked as being replaced', async ({
  page,
}) => {
  await openSearch(page);
  await test.step('the hint of the field shows its letters whole', async () => {
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
  await type(page, 'دلاية');
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

  await test.step('what was found stays until what was typed since is found', async () => {
    const busy = page.getByRole('main').locator('[aria-busy=true]');
    await expect(busy).toHaveCount(0);
    const letGo = await holdCalls(page);
    await searchField(page).fill('giraffe');
    await expect(busy).toContainText('دلاية');
    await letGo();
    await expect(nothingFound(page)).toBeVisible();
    await expect(busy).toHaveCount(0);
  });
});

test('on a slow line the empty page is there before the ways into the shop, and a suggested word is answered at once', async ({
  page,
}) => {
  await openSearch(page);
  await searchField(page).fill('دلاية');
  await page.waitForURL(searchedFor('دلاية'));
  await expect(results(page).first()).toContainText('دلاية');
  const showAll = await holdCalls(page);
  await page.getByRole('button', { name: words('search.clear') }).click();
  const suggested = page.getByRole('region', { name: words('search.queries') });
  await expect(suggested).toBeVisible();
  const rooms = page.getByRole('region', { name: words('search.rooms') });
  await expect(rooms).toBeHidden();
  await showAll();
  await expect(rooms).toBeVisible();

  // The field and places for products answer the tap.
  const word = words('search.start.chandelier');
  const showFound = await holdCalls(page);
  await suggested.getByRole('link', { name: word }).click();
  await expect(searchField(page)).toHaveValue(word);
  await expect(suggested).toBeHidden();
  await expect(page.getByRole('main').getByText(words('ui.loading'))).toBeAttached();
  await showFound();
  await page.waitForURL(searchedFor(word));
  await expect(searchField(page)).toHaveValue(word);
  await expect(results(page).first()).toBeVisible();
});

test('suggestions forgive a slip, show in bold what is new, are closed by Escape and chosen with the arrow keys and Enter', async ({
  page,
}) => {
  await openSearch(page);
  const list = listOf(page);
  await type(page, 'ابجور');
  await expect(list.getByRole('option').filter({ hasText: 'أباجورة' }).first()).toBeVisible();

  // All is bold where nothing is new.
  await type(page, 'نجف');
  const categories = page.getByRole('group', { name: words('search.categories') });
  const same = categories.getByText('نجف', { exact: true });
  await expect(same).toHaveCount(2);
  await expect(same.first()).toHaveCSS('font-weight', '600');
  await expect(same.last()).toHaveCSS('font-weight', '400');

  await searchField(page).press('Escape');
  await expect(list).toBeHidden();
  await expect(searchField(page)).toHaveValue('نجف');

  await type(page, 'نج');
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

test('a finger closes the suggestions to see the results; a product suggestion leads to the product, and Back to the search', async ({
  page,
}) => {
  await openSearch(page);
  const list = listOf(page);
  await searchField(page).pressSequentially('سبوت');
  await expect(list).toBeVisible();
  await page.waitForURL(searchedFor('سبوت'));
  await page.getByRole('button', { name: /^عرض \d+ نت/ }).tap();
  await expect(list).toBeHidden();
  await expect(searchField(page)).not.toBeFocused();
  await results(page).first().getByRole('link').first().tap();
  await page.waitForURL(/\/product\/details\//);
  await page.goBack();
  await page.waitForURL(searchedFor('سبوت'));

  await type(page, 'نجفة كريستال');
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

test('the start page leads on to category, room and bulbs, a lone match too; searches are remembered on this device and can be removed one by one', async ({
  page,
}) => {
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
  await searchField(page).fill('E40');
  await page.waitForURL(searchedFor('E40'));
  await expect(results(page).first()).toContainText('E40');
  await expect(rooms).toBeVisible();

  for (const text of ['كشاف', 'فانوس']) {
    await searchField(page).fill(text);
    await searchField(page).press('Enter');
    await page.waitForURL(searchedFor(text));
  }
  await page.getByRole('button', { name: words('search.clear') }).click();
  await page.waitForURL((url) => !url.searchParams.has('query'));
  const recent = page.getByRole('region', { name: words('search.recent') });
  await expect(recent.getByRole('listitem')).toContainText(['فانوس', 'كشاف']);
  await recent
    .getByRole('button', { name: words('search.forget').replace('{text}', 'كشاف') })
    .click();
  await expect(recent.getByRole('listitem').filter({ hasText: 'كشاف' })).toHaveCount(0);
  await recent.getByRole('button', { name: 'فانوس', exact: true }).click();
  await page.waitForURL(searchedFor('فانوس'));
  await expect(results(page).first()).toContainText('فانوس');
});
