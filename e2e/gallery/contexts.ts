import type { Locale } from '@dp/contract/locale.ts';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { DESK, enterAsStaff, speakStaff } from '../fixtures/office-test.ts';
import { skipWelcome } from '../fixtures/welcome.ts';
import { adminOrigin, shopOrigin } from '../shop-under-test.ts';
import { everythingShown, pictures, type THEMES } from './photograph.ts';

/** How screens are photographed. */
export interface Look {
  readonly locale: Locale;
  readonly theme: (typeof THEMES)[number];
  readonly width: number;
}

const DESK_FROM = 900;
const heightOf = (width: number) => (width > DESK_FROM ? 900 : 844);
const seen = ({ theme, width }: Look) => ({
  viewport: { width, height: heightOf(width) },
  colorScheme: theme === 'day' ? ('light' as const) : ('dark' as const),
});

/** Where a shopper looks, in a language and a light. */
export async function openShop(
  browser: Browser,
  options: BrowserContextOptions,
  look: Look,
): Promise<BrowserContext> {
  const { locale, theme, width } = look;
  const context = await browser.newContext({
    ...options,
    ...seen(look),
    isMobile: width < DESK_FROM,
    hasTouch: width < DESK_FROM,
  });
  const dark = String(theme === 'evening');
  await skipWelcome(context);
  await context.addCookies([
    { name: 'locale', value: locale, url: shopOrigin },
    { name: 'dark_mode', value: dark, url: shopOrigin },
  ]);
  await context.addInitScript(
    (chosen) => {
      localStorage.setItem('LOCALE_KEY', chosen.locale);
      localStorage.setItem('DARK_MODE_KEY', chosen.dark);
    },
    { locale, dark },
  );
  return context;
}

/** Where staff look; the owner, except where nobody is signed in. */
export async function openOffice(
  browser: Browser,
  options: BrowserContextOptions,
  look: Look & { readonly signedOut?: boolean },
): Promise<BrowserContext> {
  const { locale, theme, width, signedOut = false } = look;
  const context = await browser.newContext({
    ...options,
    ...(width > DESK_FROM ? DESK : {}),
    baseURL: adminOrigin,
    ...seen(look),
  });
  await speakStaff(context, locale);
  await context.addInitScript(
    (dark) => localStorage.setItem('DARK_MODE_KEY', dark),
    String(theme === 'evening'),
  );
  if (!signedOut) await enterAsStaff(context, 'owner');
  return context;
}

const fileOf = (name: string, { locale, theme, width }: Look) =>
  `${pictures}${width}/${name}-${locale}-${theme}.png`;

/** Photographs a page of the shop. */
export async function keepShopPage(
  page: Page,
  name: string,
  look: Look,
  { fullPage = true } = {},
): Promise<void> {
  await everythingShown(page);
  await page.screenshot({ path: fileOf(name, look), fullPage });
}

/** Photographs a page of the back office, in a window of its height so that the bar below covers nothing of it. */
export async function keepOfficePage(page: Page, name: string, look: Look): Promise<void> {
  const { width } = look;
  await page.getByRole('heading', { level: 1 }).waitFor();
  await everythingShown(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, heightOf(width)) });
  await page.screenshot({ path: fileOf(name, look) });
  await page.setViewportSize({ width, height: heightOf(width) });
}
