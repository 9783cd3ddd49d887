import { mkdirSync } from 'node:fs';
import { type Page, test } from '@playwright/test';
import { openAfterwards } from '../fixtures/just-happened.ts';
import { enterAs, ShopApi } from '../fixtures/shop-api.ts';
import { keepShopPage, openShop } from './contexts.ts';
import { pictures, THEMES, wanted, widths } from './photograph.ts';

/** The screens to photograph; `as` says who opens them, and whether with a cart. `{order}` is theirs. */
const SCREENS: readonly {
  readonly name: string;
  readonly path: string;
  readonly as?: 'guest' | 'guest-with-cart' | 'shopper';
  /** Typed into the page's search field. */
  readonly types?: string;
}[] = [
  { name: 'parts', path: '/dev/ui' },
  { name: 'home', path: '/' },
  { name: 'categories', path: '/categories/' },
  { name: 'sub-categories', path: '/sub/categories/1' },
  { name: 'category', path: '/products-category/1' },
  { name: 'product-list', path: '/product/list/11' },
  { name: 'shop', path: '/shopping' },
  { name: 'compare', path: '/compare?ids=1,70,45' },
  { name: 'brands', path: '/brands' },
  { name: 'product', path: '/product/details/1' },
  { name: 'product-sold-out', path: '/product/details/22' },
  { name: 'add-to-cart', path: '/add-to-car/1' },
  { name: 'search', path: '/search/product' },
  { name: 'search-results', path: '/search/product?query=led' },
  { name: 'search-near', path: '/search/product?query=كشاف 75 وات' },
  { name: 'search-one', path: '/search/product?query=سبوت ذهبي 12 وات' },
  { name: 'search-corrected', path: '/search/product?query=glfm' },
  { name: 'search-nothing', path: '/search/product?query=zzzzqqq' },
  { name: 'search-nothing-long', path: '/search/product?query=zzzzqqq yyqqww' },
  { name: 'search-typing', path: '/search/product', types: 'لمب' },
  { name: 'brand', path: '/product-brands/1' },
  { name: 'wish-list', path: '/wishlist', as: 'guest-with-cart' },
  { name: 'wish-list-empty', path: '/wishlist', as: 'shopper' },
  { name: 'brands-wish-list-empty', path: '/brands-wishlist' },
  { name: 'cart-empty', path: '/cart' },
  { name: 'cart', path: '/my-cart', as: 'guest-with-cart' },
  { name: 'login', path: '/login' },
  { name: 'sign-up', path: '/signup' },
  { name: 'forgot-password', path: '/forget/password' },
  { name: 'profile', path: '/profile', as: 'shopper' },
  { name: 'addresses', path: '/profile/addresses/list/all', as: 'shopper' },
  { name: 'add-address', path: '/profile/address/add-address', as: 'shopper' },
  { name: 'checkout', path: '/checkout', as: 'shopper' },
  { name: 'review', path: '/checkout/review', as: 'shopper' },
  { name: 'review-item', path: '/checkout/review/item?id=1', as: 'shopper' },
  { name: 'failed', path: '/failed-order-place', as: 'shopper' },
  { name: 'placed', path: '/order-placed-successfully?id={order}', as: 'shopper' },
  { name: 'orders', path: '/order-history', as: 'shopper' },
  { name: 'orders-completed', path: '/profile/order-history-completed', as: 'shopper' },
  { name: 'order', path: '/order-history/{order}', as: 'shopper' },
  { name: 'invoice', path: '/invoices/{order}', as: 'shopper' },
  { name: 'change-name', path: '/profile/change-name', as: 'shopper' },
  { name: 'change-password', path: '/profile/change-password', as: 'shopper' },
  { name: 'privacy', path: '/profile/privacy-policy' },
  { name: 'refunds', path: '/profile/refund-policy' },
  { name: 'faqs', path: '/profile/faqs' },
  { name: 'contact', path: '/contact-us' },
  { name: 'track-order', path: '/track-order' },
  { name: 'onboarding-one', path: '/onboarding/one' },
  { name: 'onboarding-two', path: '/onboarding/two' },
  { name: 'onboarding-three', path: '/onboarding/three' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'offline', path: '/offline' },
];
for (const locale of ['ar', 'en'] as const) {
  for (const theme of THEMES) {
    test(`${locale}, ${theme}`, async ({ browser, request, contextOptions }) => {
      test.setTimeout(600_000);
      const api = new ShopApi(request, locale);
      const shopper = await api.signUp(locale === 'ar' ? 'منى عبد الرحمن' : 'Mona Abdelrahman');
      await api.addAddress(shopper);
      const { data: addresses } = await api.call('listAddresses', {}, { token: shopper.token });
      const order = await api.order(shopper, addresses[0]?.id ?? 0, [{ id: 1, quantity: 1 }]);
      for (const width of widths) {
        mkdirSync(`${pictures}${width}`, { recursive: true });
        for (const screen of wanted(SCREENS)) {
          const look = { locale, theme, width };
          const context = await openShop(browser, contextOptions, look);
          const page = await context.newPage();
          await enterAs(page, screen.as === 'shopper' ? shopper : undefined, cartOf(screen.as));
          if (screen.name === 'wish-list') await rememberFavourites(page);
          const path = screen.path.replace('{order}', String(order.id));
          if (screen.name === 'failed') await openAfterwards(page, path);
          else await page.goto(path);
          if (screen.types !== undefined) await type(page, screen.types);
          await keepShopPage(page, screen.name, look, { fullPage: screen.types === undefined });
          await context.close();
        }
      }
    });
  }
}

function cartOf(who: (typeof SCREENS)[number]['as']): { id: number; quantity: number }[] {
  return who === 'guest-with-cart' || who === 'shopper'
    ? [
        { id: 1, quantity: 2 },
        { id: 60, quantity: 1 },
      ]
    : [];
}

/** Types into the search field and waits for suggestions. */
async function type(page: Page, text: string): Promise<void> {
  await page.getByRole('combobox').first().pressSequentially(text);
  await page.getByRole('option').first().waitFor();
}

async function rememberFavourites(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('FAVORITES_KEY', '[1,2,60]'));
}
