import type { Locator, Page } from '@playwright/test';
import { enterAs, ShopApi } from '../fixtures/shop-api.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { wordsOf } from '../fixtures/words.ts';

/** Letters twice as large as usual on a small phone (WCAG 1.4.4). */
test.use({ viewport: { width: 360, height: 740 } });

/** Pages, and an element of each once it is complete. */
const PAGES = [
  ['/', 'home.brands'],
  ['/shopping', 'catalog.filter'],
  ['/search/product?query=led', 'catalog.filter'],
  ['/product/details/1', 'products.specifications'],
  ['/add-to-car/1', 'cart.buyNow'],
  ['/my-cart', 'cart.checkout'],
  ['/checkout', 'checkout.continue'],
  ['/checkout/add-new-address', 'addresses.saveAndUse'],
  ['/checkout/review', 'checkout.voucherLink'],
  ['/order-history/{order}', 'orders.invoice'],
  ['/invoices/{order}', 'orders.invoicePage.download'],
  ['/profile', 'accounts.profile.deleteAccount'],
  ['/contact-us', 'pages.contact.send'],
] as const;

for (const locale of ['ar', 'en'] as const) {
  test(`in letters twice as large no control is cut off (${locale})`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const session = await context.newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
    await page.addInitScript((language) => localStorage.setItem('LOCALE_KEY', language), locale);
    const api = new ShopApi(request, locale);
    const shopper = await api.signUp('منى عبد الرحمن');
    await api.addAddress(shopper);
    const { data: addresses } = await api.call('listAddresses', {}, { token: shopper.token });
    const order = await api.order(shopper, addresses[0]?.id ?? 0, [{ id: 1, quantity: 1 }]);
    await enterAs(page, shopper, [{ id: 1, quantity: 12 }]);
    const words = wordsOf(locale);
    for (const [path, whole] of PAGES) {
      await page.goto(path.replace('{order}', String(order.id)));
      await expect(page.getByRole('main').getByText(words(whole)).first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect(await cutControls(page), path).toEqual([]);
      if (!path.startsWith('/product/')) continue;
      const buy = page.getByRole('button', { name: words('cart.add'), exact: true });
      expect(await linesOf(buy.filter({ visible: true }))).toBe(1);
      const badge = page.getByRole('main').getByText('12', { exact: true }).first();
      expect(await spilling(badge)).toBe(0);
      const trail = page.getByRole('navigation', { name: words('ui.breadcrumb') });
      expect(await spilling(trail.getByRole('list'))).toBe(0);
    }
  });
}

/** By how many pixels the words of an element overflow its box. */
async function spilling(element: Locator): Promise<number> {
  return element.evaluate((box) => {
    const words = document.createRange();
    words.selectNodeContents(box);
    const [inner, outer] = [words.getBoundingClientRect(), box.getBoundingClientRect()];
    const beyond = [
      outer.left - inner.left,
      inner.right - outer.right,
      outer.top - inner.top,
      inner.bottom - outer.bottom,
    ];
    return Math.max(0, ...beyond.map((pixels) => Math.floor(pixels)));
  });
}

/** How many lines the words of a control take. */
async function linesOf(control: Locator): Promise<number> {
  return control.evaluate((element) => {
    const tops = new Set<number>();
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { top } of range.getClientRects()) tops.add(Math.round(top));
    }
    return tops.size;
  });
}

/** What can be pressed or typed into and is partly out of sight to a side, or narrower than what it holds. */
async function cutControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>(
      'main :is(a, button, input, select)',
    )) {
      const box = control.getBoundingClientRect();
      if (box.width < 2 || box.height < 2) continue;
      let [left, right] = [0, window.innerWidth];
      let scrolls = false;
      for (let at = control.parentElement; at !== null; at = at.parentElement) {
        const { overflowX } = getComputedStyle(at);
        if (overflowX === 'auto' || overflowX === 'scroll') scrolls = true;
        if (overflowX !== 'hidden' && overflowX !== 'clip') continue;
        const around = at.getBoundingClientRect();
        left = Math.max(left, around.left);
        right = Math.min(right, around.right);
      }
      const outside = !scrolls && (box.left < left - 1 || box.right > right + 1);
      const tooNarrow =
        control instanceof HTMLInputElement &&
        ['text', 'tel', 'email'].includes(control.type) &&
        control.scrollWidth > control.clientWidth + 1;
      if (outside || tooNarrow)
        cut.push(control.ariaLabel ?? (control.textContent || control.outerHTML));
    }
    return cut;
  });
}
