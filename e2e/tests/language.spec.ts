import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/shop-test.ts';
import { wordsOf } from '../fixtures/words.ts';

const ar = wordsOf('ar');
const en = wordsOf('en');

async function openMenu(page: Page, words: typeof ar): Promise<void> {
  await page
    .getByRole('button', { name: words('layout.menu'), exact: true })
    .last()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

test('the menu changes the language of the current page, and both device and server remember it', async ({
  page,
}) => {
  await page.goto('/categories/');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('dir', 'rtl');
  await openMenu(page, ar);
  await page.getByRole('button', { name: 'English' }).click();

  await expect(root).toHaveAttribute('lang', 'en');
  await expect(root).toHaveAttribute('dir', 'ltr');
  await expect(page.getByRole('button', { name: 'English' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(await page.evaluate(() => localStorage.getItem('LOCALE_KEY'))).toBe('en');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('catalog.categories'));
  // The menu's history entry is taken back first: that would abort the next page.
  await page.waitForFunction(() => !(history.state as { overlay?: string } | null)?.overlay);

  const answer = await page.goto('/shopping');
  expect(await answer?.text()).toMatch(/<html[^>]* lang="en" dir="ltr"/);
  await openMenu(page, en);
  await page.getByRole('button', { name: 'العربية' }).click();
  await expect(root).toHaveAttribute('dir', 'rtl');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ar('catalog.allProducts'));
});

test('a language whose texts do not come is said, changes nothing, and can be tried again', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/net::ERR_FAILED/);
  await page.goto('/categories/');
  await openMenu(page, ar);
  await page.route(/\/assets\/en-[^/]+\.js$/, (route) => route.abort());
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('alert')).toHaveText(ar('errors.network_error'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  expect(await page.evaluate(() => localStorage.getItem('LOCALE_KEY'))).not.toBe('en');

  await page.unroute(/\/assets\/en-[^/]+\.js$/);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('alert')).toHaveCount(0);
});
