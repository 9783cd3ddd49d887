import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { arrangeDeskWork, deskPages } from '../fixtures/desk-work.ts';
import { DESK, enterAsStaff, speakStaff, test } from '../fixtures/office-test.ts';
import { ShopApi } from '../fixtures/shop-api.ts';
import { expect } from '../fixtures/shop-test.ts';
import { StaffApi } from '../fixtures/staff-api.ts';
import { wordsOf } from '../fixtures/words.ts';
import { shopOrigin } from '../shop-under-test.ts';

/** Every page of the back office that needs nothing arranged; of long lists some rows, since axe takes seconds for hundreds. */
const PAGES = [
  '/',
  '/orders',
  '/orders/new',
  '/orders/all?state=draft&total_from=100',
  '/products?text=pendant',
  '/products/60',
  '/products/grid?text=pendant',
  '/prices',
  '/prices/new',
  '/prices/costs',
  '/stock?text=pendant',
  '/stock/60',
  '/brands',
  '/categories',
  '/home-page',
  '/home-page/slides/1',
  '/home-page/sections/1',
  '/couriers',
  '/vouchers',
  '/vouchers/new',
  '/search-gaps',
  '/synonyms',
  '/synonyms/new',
  '/synonyms/group/pendant',
  '/pinned-searches',
  '/pinned-searches/new',
  '/pinned-searches/search/lamp',
  '/reports',
  '/reports/couriers',
  '/settings/orders',
  '/settings/shop',
  '/texts/messages/order-placed',
  '/texts/pages/faqs',
  '/texts/words',
  '/texts/words/promises',
  '/staff',
  '/roles',
  '/roles/new',
  '/audit',
  '/my-security',
  '/no-such-page',
];

test.use({
  // Colours on their way from one state to the other are neither.
  contextOptions: { reducedMotion: 'reduce' },
});
test.beforeEach(() => {
  test.setTimeout(300_000);
});

test('the pages of staff have no accessibility faults on an Arabic phone, by day and in the evening', async ({
  page,
  context,
  playwright,
}) => {
  const ar = wordsOf('ar', 'admin');
  const colours = { colours: 'both' } as const;
  await open(page, '/sign-in');
  await expectAccessible(page, '/sign-in', colours);
  await enterAsStaff(context, 'owner');
  const shop = await playwright.request.newContext({ baseURL: shopOrigin });
  const work = await arrangeDeskWork(new ShopApi(shop), new StaffApi(context.request));
  for (const path of [...PAGES, ...deskPages(work), `/customers/${work.customer}/merge/1`]) {
    await open(page, path);
    await expectAccessible(page, path, colours);
  }
  await page.getByRole('button', { name: ar('frame.more') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'the menu', colours);
  await shop.dispose();
});

test.describe('on a desk', () => {
  test.use(DESK);

  test('the pages of staff have no accessibility faults in English, and work by keyboard', async ({
    page,
    context,
    playwright,
    expectConsole,
  }) => {
    const en = wordsOf('en', 'admin');
    const colours = { colours: 'none' } as const;
    expectConsole(/status of 404/);
    await speakStaff(context, 'en');
    await page.goto('/invitation#no-such-invitation');
    await expect(page.getByText(en('people.invitationGone'))).toBeVisible();
    await expectAccessible(page, '/invitation', colours);
    await page.goto('/password-reset#no-such-link');
    await expect(page.getByText(en('people.resetGone'))).toBeVisible();
    await expectAccessible(page, '/password-reset', colours);
    await enterAsStaff(context, 'owner');
    const shop = await playwright.request.newContext({ baseURL: shopOrigin });
    const work = await arrangeDeskWork(new ShopApi(shop), new StaffApi(context.request));
    await shop.dispose();
    for (const path of [...PAGES, ...deskPages(work)]) {
      await open(page, path);
      await expectAccessible(page, path, colours);
    }

    // By the keyboard alone: a unit is scanned, its order packed.
    await open(page, `/packing/pick?orders=${work.orders.picking}`);
    const scan = page.getByRole('textbox', { name: en('packing.scan') });
    await scan.focus();
    await expect(scan).toBeFocused();
    await page.keyboard.type(work.sku);
    await page.keyboard.press('Enter');
    await expect(page.getByText('1/1').first()).toBeVisible();
    await expect(scan).toHaveValue('');
    const pack = page.getByRole('button', { name: en('packing.pack'), exact: true });
    await pack.focus();
    await expect(pack).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: en('packing.labels') })).toBeVisible();

    // What a key takes away hands the keyboard on to what comes in its place.
    await open(page, '/orders/all?state=draft&total_from=100');
    const chips = page.getByRole('button', {
      name: new RegExp(en('orderFilters.remove').split('{')[0] ?? ''),
    });
    await expect(chips).toHaveCount(2);
    await chips.first().focus();
    await page.keyboard.press('Enter');
    await expect(chips).toHaveCount(1);
    await expect(chips).toBeFocused();

    await open(page, '/');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    await expectAccessible(page, 'the palette', colours);
    // To the roles, and the list of keys.
    await page.keyboard.type('rol');
    const roles = page.getByRole('option', { name: en('frame.pages.roles') });
    await expect(roles).toHaveAttribute('data-highlighted');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/roles');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: en('frame.shortcuts') })).toBeVisible();
    await expectAccessible(page, 'the shortcuts', colours);
  });
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
