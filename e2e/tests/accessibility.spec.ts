import { AxeBuilder } from '@axe-core/playwright';
import { enterAs } from '../fixtures/shop-api.ts';
import { expect, test } from '../fixtures/shop-test.ts';

const PAGES = [
  '/',
  '/categories/',
  '/sub/categories/1',
  '/product/list/11',
  '/shopping',
  '/brands',
  '/product/details/1',
  '/my-cart',
  '/wishlist',
  '/login',
  '/signup',
];

for (const locale of ['ar', 'en'] as const) {
  for (const theme of ['day', 'evening'] as const) {
    test(`every public page is free of accessibility faults (${locale}, ${theme})`, async ({
      page,
      context,
      baseURL,
    }) => {
      test.setTimeout(240_000);
      await context.addCookies([
        { name: 'locale', value: locale, url: baseURL },
        { name: 'dark_mode', value: String(theme === 'evening'), url: baseURL },
      ]);
      await page.addInitScript(
        (dark) => localStorage.setItem('DARK_MODE_KEY', dark),
        String(theme === 'evening'),
      );
      // Colours on their way from one theme's to the other's are neither.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await enterAs(page, undefined, [{ id: 1, quantity: 2 }]);
      for (const path of PAGES) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        const faults = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`,
        );
        expect(faults, `faults on ${path}`).toEqual([]);
      }
    });
  }
}
