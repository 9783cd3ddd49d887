import { mkdirSync } from 'node:fs';
import { test } from '@playwright/test';
import { enterAs, ShopApi } from '../fixtures/shop-api.ts';
import { StaffApi } from '../fixtures/staff-api.ts';
import { wordsOf } from '../fixtures/words.ts';
import { arrangeTracked, TRACKED_STATES, type TrackedState } from './arrange-tracking.ts';
import { keepShopPage, openOffice, openShop } from './contexts.ts';
import { pictures, THEMES, wanted, widths } from './photograph.ts';

/** The tracking page in each state, for the order's shopper and for a guest with its number and phone. */
const SCREENS: readonly { name: string; state: TrackedState; guest: boolean }[] =
  TRACKED_STATES.flatMap((state) => [
    { name: `track-${state}`, state, guest: false },
    { name: `track-${state}-guest`, state, guest: true },
  ]);

for (const locale of ['ar', 'en'] as const) {
  for (const theme of THEMES) {
    test(`tracking, ${locale}, ${theme}`, async ({ browser, request, contextOptions }) => {
      const screens = wanted(SCREENS);
      if (screens.length === 0) return;
      test.setTimeout(600_000);
      const words = wordsOf(locale);
      const look = { locale, theme, width: 1_280 };
      const office = await openOffice(browser, contextOptions, look);
      const staff = new StaffApi(office.request);
      const api = new ShopApi(request, locale);
      const shopper = await api.signUp(locale === 'ar' ? 'منى عبد الرحمن' : 'Mona Abdelrahman');
      const { id: addressId } = await api.addAddress(shopper);
      const numbers = new Map<TrackedState, string>();
      for (const state of new Set(screens.map((screen) => screen.state))) {
        numbers.set(state, await arrangeTracked({ api, staff, shopper, addressId }, state));
      }
      await office.close();

      for (const width of widths) {
        mkdirSync(`${pictures}${width}`, { recursive: true });
        const at = { locale, theme, width };
        for (const { name, state, guest } of screens) {
          const shop = await openShop(browser, contextOptions, at);
          const page = await shop.newPage();
          await enterAs(page, guest ? undefined : shopper, []);
          await page.goto(`/track-order?number=${numbers.get(state)}`);
          if (guest) {
            const end = shopper.phone.slice(-4);
            await page.getByRole('textbox', { name: words('tracking.phoneEnd') }).fill(end);
            await page.getByRole('button', { name: words('tracking.track') }).click();
          }
          await page.getByRole('button', { name: words('tracking.another') }).waitFor();
          await keepShopPage(page, name, at);
          await shop.close();
        }
      }
    });
  }
}
