import { expect, test } from '../fixtures/shop-test.ts';
import { wordsOf } from '../fixtures/words.ts';

const words = wordsOf('ar');

test('a page that is long on its way shows that the tap was taken', async ({ page }) => {
  const line = page.getByRole('progressbar', { name: words('ui.loading') });
  let arrive = (): void => undefined;
  const wanted = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/assets\/contact-page-[^/]*\.js$/, async (route) => {
    await wanted;
    await route.continue();
  });
  await page.goto('/profile/faqs');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: words('layout.contactUs') })
    .click();
  await expect(line).toBeVisible();
  await expect(page).toHaveURL(/\/profile\/faqs$/);
  arrive();
  await page.waitForURL(/\/contact-us$/);
  await expect(line).toHaveCount(0);
});
