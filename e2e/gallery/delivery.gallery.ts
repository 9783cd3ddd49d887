import { Buffer } from 'node:buffer';
import { mkdirSync } from 'node:fs';
import { type Page, test } from '@playwright/test';
import { enterAs, ShopApi } from '../fixtures/shop-api.ts';
import { StaffApi } from '../fixtures/staff-api.ts';
import { wordsOf } from '../fixtures/words.ts';
import { arrangeDelivery, type Delivered } from './arrange-delivery.ts';
import { keepOfficePage, keepShopPage, openOffice, openShop } from './contexts.ts';
import { pictures, THEMES, wanted, widths } from './photograph.ts';

interface Screen {
  readonly name: string;
  readonly path: (shown: Delivered) => string;
  readonly first?: (
    page: Page,
    shown: Delivered,
    words: ReturnType<typeof wordsOf>,
  ) => Promise<void>;
}

/** Couriers, their money and returns, as the owner sees them. */
const IN_OFFICE: readonly Screen[] = [
  { name: 'office-bosta-couriers', path: () => '/couriers' },
  { name: 'office-bosta-places', path: () => '/couriers/places?text=مدينة' },
  {
    name: 'office-bosta-place-form',
    path: () => '/couriers/places?text=الدقي',
    first: async (page, _, t) => {
      await page
        .getByRole('button', { name: new RegExp(`^${t('bosta.places.choose')}:`) })
        .first()
        .click();
    },
  },
  { name: 'office-parcel-unsent', path: ({ unsent }) => `/parcels/${unsent}` },
  { name: 'office-parcel-sent', path: ({ sent }) => `/parcels/${sent}` },
  { name: 'office-parcel-refused', path: ({ refused }) => `/parcels/${refused}` },
  { name: 'office-parcel-claimed', path: ({ claimed }) => `/parcels/${claimed}` },
  {
    name: 'office-correct-address',
    path: ({ correctedOrder, refusedByBosta }) =>
      `/orders/order/${correctedOrder}/correct?parcel=${refusedByBosta}`,
  },
  {
    name: 'office-parcel-correction-refused',
    path: ({ refusedByBosta }) => `/parcels/${refusedByBosta}`,
  },
  {
    name: 'office-order-corrected',
    path: ({ correctedOrder }) => `/orders/order/${correctedOrder}`,
  },
  { name: 'office-parcel-old-label', path: ({ oldLabel }) => `/parcels/${oldLabel}` },
  { name: 'office-parcel-untold', path: ({ untold }) => `/parcels/${untold}` },
  { name: 'office-parcels-problem', path: () => '/parcels?view=problem' },
  { name: 'office-settlement-preview', path: () => '/settlements', first: chooseFile },
  { name: 'office-claims-waiting', path: () => '/claims' },
  { name: 'office-tax-documents', path: () => '/payments' },
  { name: 'office-order-credited', path: ({ partly }) => `/orders/order/${partly}` },
  { name: 'office-returns', path: () => '/returns' },
  { name: 'office-return-to-answer', path: ({ toAnswer }) => `/returns/${toAnswer}` },
  { name: 'office-return-to-inspect', path: ({ toInspect }) => `/returns/${toInspect}` },
  { name: 'office-return-to-pay', path: ({ toPay }) => `/returns/${toPay}` },
];

/** What became of an order, as its shopper sees it. */
const IN_SHOP: readonly Screen[] = [
  { name: 'order-partly-refused', path: ({ partly }) => `/order-history/${partly}` },
  { name: 'invoice-credited', path: ({ partly }) => `/invoices/${partly}` },
];

for (const locale of ['ar', 'en'] as const) {
  for (const theme of THEMES) {
    test(`delivery, ${locale}, ${theme}`, async ({ browser, request, contextOptions }) => {
      if (wanted([...IN_SHOP, ...IN_OFFICE]).length === 0) return;
      test.setTimeout(600_000);
      const office = await openOffice(browser, contextOptions, { locale, theme, width: 1_280 });
      const staff = new StaffApi(office.request);
      const api = new ShopApi(request, locale);
      const shopper = await api.signUp(locale === 'ar' ? 'منى عبد الرحمن' : 'Mona Abdelrahman');
      const { id: addressId } = await api.addAddress(shopper);
      const shown = await arrangeDelivery({ api, staff, shopper, addressId });
      await office.close();
      const words = wordsOf(locale, 'admin');
      for (const width of widths) {
        mkdirSync(`${pictures}${width}`, { recursive: true });
        const at = { locale, theme, width };
        const desk = await openOffice(browser, contextOptions, at);
        const deskPage = await desk.newPage();
        for (const { name, path, first } of wanted(IN_OFFICE)) {
          await deskPage.goto(path(shown));
          await first?.(deskPage, shown, words);
          await keepOfficePage(deskPage, name, at);
        }
        await desk.close();
        const shop = await openShop(browser, contextOptions, at);
        const page = await shop.newPage();
        await enterAs(page, shopper, []);
        for (const { name, path } of wanted(IN_SHOP)) {
          await page.goto(path(shown));
          await page.getByRole('heading', { level: 1 }).waitFor();
          await keepShopPage(page, name, at);
        }
        await shop.close();
      }
    });
  }
}

/** A courier's file is chosen, and what its lines are is shown. */
async function chooseFile(
  page: Page,
  { courier, file }: Delivered,
  t: ReturnType<typeof wordsOf>,
): Promise<void> {
  await page
    .getByRole('combobox', { name: t('settlements.courier') })
    .selectOption(String(courier));
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: t('settlements.choose') }).click();
  const buffer = Buffer.from(file);
  await (await chooser).setFiles({ name: 'march.csv', mimeType: 'text/csv', buffer });
  await page.getByText('DP-999999').waitFor();
}
