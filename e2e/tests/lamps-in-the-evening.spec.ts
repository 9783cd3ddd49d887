import { lightOf, openSwitchable } from '../fixtures/lit-lamps.ts';
import { ShopApi } from '../fixtures/shop-api.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { wordsOf } from '../fixtures/words.ts';

const words = wordsOf('ar');

test.describe('in the evening', () => {
  test.use({ colorScheme: 'dark' });

  test('goods without light lie in the dark room, and logos are as by day', async ({ page }) => {
    await page.goto(`/search/product?query=${encodeURIComponent('مفتاح')}`);
    const picture = page.locator('article span:has(> picture):not([data-lit])').first();
    await expect(picture).toHaveCSS('background-color', 'rgb(0, 0, 0)');
    await expect(picture.locator('img')).toHaveCSS('filter', /^brightness\(0\.\d+\)/);
    await page.goto('/brands');
    await expect(page.locator('main span:has(> picture) img').first()).toHaveCSS('filter', 'none');
  });

  test('the switch shows what the photograph shows, also before the scripts have come', async ({
    page,
  }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    const { data } = await new ShopApi(page.request).call('listProducts', {
      body: { limit: 1, sort: 'price_asc', filters: { bulbs: true } },
    });
    const opened = page.goto(`/product/details/${data[0]?.id}`);
    const lamp = page.getByRole('switch', { name: words('products.lamp.switch') });
    const amber = 'rgb(242, 167, 27)';
    await expect(lamp).toHaveCSS('background-color', amber);
    await expect(lamp).not.toBeChecked();
    release();
    await opened;
    await expect(lamp).toBeChecked();
    await expect(lamp).toHaveCSS('background-color', amber);
    await lamp.click();
    await expect(lamp).not.toHaveCSS('background-color', amber);
  });

  test('a lamp is on at first, and can be turned off by itself', async ({ page }) => {
    const light = lightOf(await openSwitchable(page));
    const lamp = page.getByRole('switch', { name: words('products.lamp.switch') });
    await expect(lamp).toBeChecked();
    await expect(light).toHaveCSS('opacity', '1');
    await lamp.click();
    await expect(light).toHaveCSS('opacity', '0');
    await expect(page.locator('html')).toHaveClass('dark');
  });
});

test('a turn in another tab changes all colours at once: text on a fill that fades cannot be read', async ({
  page,
}) => {
  await page.goto('/product/list/11');
  await expect(page.locator('main article').first()).toBeVisible();
  await expect
    .poll(() => page.evaluate(fadesAfterTurnElsewhere), { message: 'colours that fade' })
    .toEqual({ dark: true, fades: [] });
});

/** What is fading right after another tab has turned the evening on. */
function fadesAfterTurnElsewhere(): { dark: boolean; fades: string[] } {
  const [key, newValue] = ['DARK_MODE_KEY', 'true'];
  localStorage.setItem(key, 'false');
  dispatchEvent(new StorageEvent('storage', { key, newValue: 'false', storageArea: localStorage }));
  document.body.getBoundingClientRect();
  localStorage.setItem(key, newValue);
  dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
  const fades = document
    .getAnimations()
    .flatMap((fade) =>
      fade instanceof CSSTransition && fade.transitionProperty.includes('color')
        ? [fade.transitionProperty]
        : [],
    );
  return { dark: document.documentElement.classList.contains('dark'), fades };
}
