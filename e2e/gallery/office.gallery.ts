import { mkdirSync } from 'node:fs';
import { type APIRequestContext, type PlaywrightWorkerArgs, test } from '@playwright/test';
import { ShopApi } from '../fixtures/shop-api.ts';
import { StaffApi } from '../fixtures/staff-api.ts';
import { shopOrigin } from '../shop-under-test.ts';
import { arrangeReceipt, arrangeSearchGaps } from './arrange-office.ts';
import { keepOfficePage, openOffice } from './contexts.ts';
import { pictures, THEMES, wanted, widths } from './photograph.ts';

/** What the screens below show: records of the demo month. */
interface Shown {
  readonly order: number;
  readonly toConfirm: number;
  readonly product: number;
  readonly toPack: string;
  readonly packed: string;
  readonly customer: number;
  readonly message: number;
  readonly parcel: number;
  readonly handover: number;
  readonly courier: number;
  readonly role: number;
  readonly receipt: number;
  /** Two accounts of one phone, as their ids with `merge` between. */
  readonly merge: string;
}

/** The back office's screens; the owner opens them, except where nobody is signed in. */
const SCREENS: readonly {
  readonly name: string;
  readonly path: string | ((shown: Shown) => string);
  readonly signedOut?: true;
}[] = [
  { name: 'office-sign-in', path: '/sign-in', signedOut: true },
  { name: 'office-invitation-gone', path: '/invitation#none', signedOut: true },
  { name: 'office-password-reset-gone', path: '/password-reset#none', signedOut: true },
  { name: 'office-home', path: '/' },
  { name: 'office-orders', path: '/orders' },
  { name: 'office-orders-all', path: '/orders/all' },
  { name: 'office-orders-filtered', path: '/orders/all?state=delivered&total_from=500' },
  { name: 'office-orders-problem', path: '/orders/problem' },
  { name: 'office-orders-found', path: '/orders/find?text=01' },
  { name: 'office-orders-not-found', path: '/orders/find?text=zzzzqqq' },
  { name: 'office-order', path: ({ order }) => `/orders/order/${order}` },
  { name: 'office-order-edit', path: ({ toConfirm }) => `/orders/order/${toConfirm}/edit` },
  { name: 'office-order-by-phone', path: '/orders/new' },
  { name: 'office-confirm', path: '/orders/confirm' },
  { name: 'office-packing', path: '/packing' },
  { name: 'office-pick', path: ({ toPack }) => `/packing/pick?orders=${toPack}` },
  { name: 'office-labels', path: ({ packed }) => `/packing/labels?orders=${packed}` },
  { name: 'office-slips', path: ({ packed }) => `/packing/slips?orders=${packed}` },
  { name: 'office-handovers', path: '/handovers' },
  { name: 'office-handover', path: ({ handover }) => `/handovers/${handover}` },
  { name: 'office-parcels', path: '/parcels' },
  { name: 'office-parcel', path: ({ parcel }) => `/parcels/${parcel}` },
  { name: 'office-cash', path: '/cash' },
  { name: 'office-settlements', path: '/settlements' },
  { name: 'office-claims', path: '/claims' },
  { name: 'office-cash-courier', path: ({ courier }) => `/cash/${courier}` },
  { name: 'office-stock', path: '/stock' },
  { name: 'office-stock-product', path: ({ product }) => `/stock/${product}` },
  { name: 'office-products', path: '/products' },
  { name: 'office-product', path: ({ product }) => `/products/${product}` },
  { name: 'office-product-history', path: ({ product }) => `/products/${product}/history` },
  { name: 'office-categories', path: '/categories' },
  { name: 'office-brands', path: '/brands' },
  { name: 'office-home-page', path: '/home-page' },
  { name: 'office-slide', path: '/home-page/slides/1' },
  { name: 'office-slide-new', path: '/home-page/slides/new' },
  { name: 'office-section', path: '/home-page/sections/1' },
  { name: 'office-section-new', path: '/home-page/sections/new' },
  { name: 'office-prices', path: '/prices' },
  { name: 'office-prices-new', path: '/prices/new' },
  { name: 'office-costs', path: '/prices/costs' },
  { name: 'office-sheets', path: '/sheets' },
  { name: 'office-stock-counts', path: '/stock/counts' },
  { name: 'office-receive-goods', path: '/stock/receive' },
  { name: 'office-receipts', path: '/stock/receipts' },
  { name: 'office-receipt', path: ({ receipt }) => `/stock/receipts/${receipt}` },
  { name: 'office-vouchers', path: '/vouchers' },
  { name: 'office-voucher-new', path: '/vouchers/new' },
  { name: 'office-couriers', path: '/couriers' },
  { name: 'office-customers', path: '/customers' },
  { name: 'office-customer', path: ({ customer }) => `/customers/${customer}` },
  { name: 'office-customers-merge', path: ({ merge }) => `/customers/${merge}` },
  { name: 'office-messages', path: '/messages' },
  { name: 'office-message', path: ({ message }) => `/messages/${message}` },
  { name: 'office-staff', path: '/staff' },
  { name: 'office-roles', path: '/roles' },
  { name: 'office-role', path: ({ role }) => `/roles/${role}` },
  { name: 'office-role-new', path: '/roles/new' },
  { name: 'office-settings', path: '/settings/orders' },
  { name: 'office-shop-settings', path: '/settings/shop' },
  { name: 'office-opening', path: '/opening' },
  { name: 'office-pages-of-text', path: '/texts/pages' },
  { name: 'office-page-of-text', path: '/texts/pages/refund-policy' },
  { name: 'office-words', path: '/texts/words' },
  { name: 'office-promises', path: '/texts/words/promises' },
  { name: 'office-message-texts', path: '/texts/messages' },
  { name: 'office-message-text', path: '/texts/messages/order-placed' },
  { name: 'office-delivery-rates', path: '/delivery-rates' },
  { name: 'office-delivery-rate', path: '/delivery-rates/1' },
  { name: 'office-reports', path: '/reports' },
  { name: 'office-reports-products', path: '/reports/products' },
  { name: 'office-reports-couriers', path: '/reports/couriers' },
  { name: 'office-search-gaps', path: '/search-gaps' },
  { name: 'office-synonyms', path: '/synonyms' },
  { name: 'office-pinned-searches', path: '/pinned-searches' },
  { name: 'office-pinned-search-new', path: '/pinned-searches/new' },
  {
    name: 'office-pinned-search',
    path: `/pinned-searches/search/${encodeURIComponent('نجفة')}`,
  },
  { name: 'office-audit', path: '/audit' },
  { name: 'office-account', path: '/my-security' },
  { name: 'office-not-found', path: '/no-such-page' },
];

for (const locale of ['ar', 'en'] as const) {
  for (const theme of THEMES) {
    test(`back office, ${locale}, ${theme}`, async ({ browser, playwright, contextOptions }) => {
      test.setTimeout(600_000);
      for (const width of widths) {
        mkdirSync(`${pictures}${width}`, { recursive: true });
        for (const signedOut of [true, undefined]) {
          const screens = wanted(SCREENS).filter((screen) => screen.signedOut === signedOut);
          if (screens.length === 0) continue;
          const look = { locale, theme, width };
          const context = await openOffice(browser, contextOptions, {
            ...look,
            signedOut: signedOut === true,
          });
          const shown = signedOut
            ? undefined
            : {
                ...(await findShown(context.request)),
                receipt: await arrangeReceipt(new StaffApi(context.request)),
                merge: await arrangeForShoppers(playwright),
              };
          const page = await context.newPage();
          for (const { name, path } of screens) {
            if (typeof path === 'string') await page.goto(path);
            else if (shown !== undefined) await page.goto(path(shown));
            await keepOfficePage(page, name, look);
          }
          await context.close();
        }
      }
    });
  }
}

/** Searches without a result, and two accounts of one phone: one shopper's parcel goes to another's. */
async function arrangeForShoppers(playwright: PlaywrightWorkerArgs['playwright']): Promise<string> {
  const request = await playwright.request.newContext({ baseURL: shopOrigin });
  const api = new ShopApi(request);
  await arrangeSearchGaps(api);
  const stays = await api.signUp('نادية حسن');
  const ends = await api.signUp('Nadia Hassan');
  const address = await api.addAddress({ ...ends, phone: stays.phone });
  const { data: products } = await api.call('listProducts', { body: { limit: 1 } });
  for (const { id } of products) await api.order(ends, address.id, [{ id, quantity: 1 }]);
  await request.dispose();
  return `${stays.client.id}/merge/${ends.client.id}`;
}

/** Records that have something to show. */
async function findShown(request: APIRequestContext): Promise<Omit<Shown, 'merge' | 'receipt'>> {
  const list = async (path: string): Promise<{ id: number }[]> => {
    const answer = await request.get(`/api/staff${path}`);
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    const { data } = await answer.json();
    if (data.length === 0) throw new Error(`${path}: the demo month has none`);
    return data;
  };
  const first = async (path: string) => (await list(path))[0]?.id ?? 0;
  const some = async (path: string) => (await list(path)).map(({ id }) => id).slice(0, 4);
  return {
    order: await first('/orders?queue=all&sort=oldest'),
    toConfirm: await first('/orders?queue=to_confirm&sort=oldest'),
    product: await first('/stock?filter=low'),
    toPack: (await some('/orders?queue=to_pack&sort=oldest')).join(','),
    packed: (await some('/orders?queue=ready&sort=oldest')).join(','),
    customer: await first('/customers'),
    message: await first('/messages'),
    parcel: await first('/parcels?view=with_courier'),
    handover: await first('/handovers'),
    courier: await first('/couriers'),
    role: await first('/roles'),
  };
}
