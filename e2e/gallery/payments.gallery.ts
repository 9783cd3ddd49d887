import { mkdirSync } from 'node:fs';
import { type Page, test } from '@playwright/test';
import { enterAs, ShopApi } from '../fixtures/shop-api.ts';
import { StaffApi } from '../fixtures/staff-api.ts';
import { wordsOf } from '../fixtures/words.ts';
import { arrangePayments, offerTransfers, type PaidOrders } from './arrange-payments.ts';
import { keepOfficePage, keepShopPage, openOffice, openShop } from './contexts.ts';
import { pictures, THEMES, wanted, widths } from './photograph.ts';

interface Screen {
  readonly name: string;
  readonly path: (orders: PaidOrders) => string;
  /** A button that is pressed first, by its words. */
  readonly presses?: string;
}

/** Paying, as shoppers see it. */
const IN_SHOP: readonly Screen[] = [
  { name: 'pay', path: ({ begun }) => `/pay/${begun}` },
  { name: 'pay-declined', path: ({ declined }) => `/pay/${declined}` },
  { name: 'pay-checking', path: ({ checking }) => `/pay/${checking}?returned=1` },
  { name: 'pay-kiosk', path: ({ kiosk }) => `/pay/${kiosk}` },
  { name: 'pay-transfer', path: ({ transfer }) => `/pay/${transfer}` },
  { name: 'pay-transfer-reported', path: ({ reported }) => `/pay/${reported}` },
  { name: 'pay-paid', path: ({ paid }) => `/pay/${paid}` },
  { name: 'pay-ended', path: ({ ended }) => `/pay/${ended}` },
  { name: 'pay-choice', path: () => '/checkout/review' },
  { name: 'order-to-pay', path: ({ begun }) => `/order-history/${begun}` },
  { name: 'order-refunded', path: ({ refunded }) => `/order-history/${refunded}` },
  { name: 'order-owed', path: ({ owed }) => `/order-history/${owed}` },
  { name: 'orders-to-pay', path: () => '/order-history' },
];

/** Money, as the owner sees it. */
const IN_OFFICE: readonly Screen[] = [
  { name: 'office-payments', path: () => '/payments' },
  { name: 'office-payment-settings', path: () => '/settings/payments' },
  { name: 'office-order-to-pay', path: ({ begun }) => `/orders/order/${begun}` },
  { name: 'office-order-transfer', path: ({ reported }) => `/orders/order/${reported}` },
  { name: 'office-order-refunded', path: ({ refunded }) => `/orders/order/${refunded}` },
  { name: 'office-order-owed', path: ({ owed }) => `/orders/order/${owed}` },
  {
    name: 'office-refund',
    path: ({ refunded }) => `/orders/order/${refunded}`,
    presses: 'payments.refund',
  },
];

for (const locale of ['ar', 'en'] as const) {
  for (const theme of THEMES) {
    test(`payments, ${locale}, ${theme}`, async ({ browser, request, contextOptions }) => {
      if (wanted([...IN_SHOP, ...IN_OFFICE]).length === 0) return;
      test.setTimeout(600_000);
      const look = { locale, theme, width: 1_280 };
      const office = await openOffice(browser, contextOptions, look);
      const staff = new StaffApi(office.request);
      await offerTransfers(staff);
      const api = new ShopApi(request, locale);
      const shopper = await api.signUp(locale === 'ar' ? 'منى عبد الرحمن' : 'Mona Abdelrahman');
      const { id: addressId } = await api.addAddress(shopper);
      const paper = await office.newPage();
      await paper.setContent(
        '<body style="font:48px system-ui;background:#fff;color:#000">InstaPay<p>350.00 EGP<p>dp@instapay',
      );
      const receipt = await paper.screenshot();
      const orders = await arrangePayments({ api, staff, shopper, addressId, request, receipt });
      await office.close();

      for (const width of widths) {
        mkdirSync(`${pictures}${width}`, { recursive: true });
        const at = { locale, theme, width };
        const shop = await openShop(browser, contextOptions, at);
        const page = await shop.newPage();
        await enterAs(page, shopper, [{ id: 1, quantity: 1 }]);
        for (const screen of wanted(IN_SHOP)) {
          await page.goto(screen.path(orders));
          await page.getByRole('heading', { level: 1 }).waitFor();
          await keepShopPage(page, screen.name, at);
        }
        await shop.close();
        const desk = await openOffice(browser, contextOptions, at);
        const deskPage = await desk.newPage();
        for (const screen of wanted(IN_OFFICE)) {
          await deskPage.goto(screen.path(orders));
          if (screen.presses !== undefined) await pressButton(deskPage, locale, screen.presses);
          await keepOfficePage(deskPage, screen.name, at);
        }
        await desk.close();
      }
    });
  }
}

async function pressButton(page: Page, locale: 'ar' | 'en', key: string): Promise<void> {
  const name = wordsOf(locale, 'admin')(key as `${string}.${string}`);
  await page.getByRole('button', { name, exact: true }).click();
}
