import { mkdirSync } from 'node:fs';
import { test } from '@playwright/test';
import { StaffApi } from '../fixtures/staff-api.ts';
import { arrangePreview } from './arrange-office.ts';
import { keepShopPage, openOffice, openShop } from './contexts.ts';
import { pictures, THEMES, wanted, widths } from './photograph.ts';

/** What the shop would show of a product whose changes are typed and not saved. */
const SCREENS = [{ name: 'product-preview' }];

for (const locale of ['ar', 'en'] as const) {
  for (const theme of THEMES) {
    test(`preview, ${locale}, ${theme}`, async ({ browser, contextOptions }) => {
      for (const { name } of wanted(SCREENS)) {
        const office = await openOffice(browser, contextOptions, { locale, theme, width: 1_280 });
        const address = await arrangePreview(new StaffApi(office.request));
        await office.close();
        for (const width of widths) {
          mkdirSync(`${pictures}${width}`, { recursive: true });
          const look = { locale, theme, width };
          const shop = await openShop(browser, contextOptions, look);
          const page = await shop.newPage();
          await page.goto(address);
          await keepShopPage(page, name, look);
          await shop.close();
        }
      }
    });
  }
}
