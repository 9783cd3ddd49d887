import { fileURLToPath } from 'node:url';
import type { PictureCleanup } from '@dp/contract/staff/picture-cleanup.ts';
import type { Page } from '@playwright/test';
import { DESK, speakStaff } from '../fixtures/office-test.ts';
import { OwnShop } from '../fixtures/own-shop.ts';
import { workAs } from '../fixtures/own-staff.ts';
import { photographLamp } from '../fixtures/phone-photographs.ts';
import { ShopApi } from '../fixtures/shop-api.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { wordsOf } from '../fixtures/words.ts';

const ar = wordsOf('ar', 'admin');
const inShop = wordsOf('ar');

/** As a month after uploads that were never saved. */
const CLEANUP: PictureCleanup = {
  days: 30,
  looked_at: '2026-04-02T10:00:00.000Z',
  unused: { count: 3, first_at: '2026-04-20T10:00:00.000Z' },
  condemned: { count: 1, delete_at: '2026-04-03T10:00:00.000Z' },
  removals: [{ at: '2026-04-01T10:00:00.000Z', count: 2, bytes: 2_345_678 }],
};

const inRepository = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const PICTURES = {
  wide: inRepository('demo/pictures/carousel/bedroom-light.webp'),
  small: inRepository('storefront/public/icons/icon-192.png'),
};

let shop: OwnShop;
test.beforeAll(async () => {
  // One of its own: what it changes is on every page.
  shop = await OwnShop.open();
});
test.afterAll(() => shop.close());

test.use(DESK);

/** The field of the Arabic half of a text, whose English half has the same label. */
const inArabic = (page: Page, label: string) => page.getByRole('textbox', { name: label }).first();

test('an owner changes the hotline, the letters of order numbers, the icon, the welcome’s first photograph, a page and a message at an Arabic desk, and the shop shows all of it; sees which pictures go', async ({
  page,
  playwright,
  expectConsole,
}) => {
  expectConsole(/status of 40[01]|ERR_FAILED/);
  await speakStaff(page.context(), 'ar');
  await workAs(page, shop, 'owner');
  const save = page.getByRole('button', { name: ar('texts.save'), exact: true });
  const preview = page.getByRole('button', { name: ar('texts.preview.show') });

  await page.goto(`${shop.adminOrigin}/settings/shop`);
  const hotline = page.getByRole('textbox', { name: ar('shopSettings.fields.phone') });
  const letters = page.getByRole('textbox', { name: ar('shopSettings.fields.order_prefix') });
  await expect(letters).toHaveValue('DP');
  await hotline.fill('اتصل بنا');
  await letters.fill('1a');
  await save.click();
  await expect(hotline).toHaveAccessibleDescription(new RegExp(ar('fields.phone_invalid')));
  await expect(letters).toHaveAccessibleDescription(new RegExp(ar('fields.order_prefix_invalid')));
  await hotline.fill('١٩٧٧٧');
  await letters.fill('nur');
  await save.click();
  await expect(page.getByText(ar('shopSettings.saved'))).toBeVisible();
  await expect(hotline).toHaveValue('19777');
  await expect(letters).toHaveValue('NUR');

  await chooseAppIcon(page);
  await photographWelcome(page);

  await page.goto(`${shop.adminOrigin}/texts/nothing`);
  await expect(page.getByText(ar('errors.route_not_found'))).toBeVisible();
  await page.goto(`${shop.adminOrigin}/texts/pages`);
  await page.getByRole('link', { name: 'سياسة الاسترجاع' }).click();
  await inArabic(page, ar('texts.parts.title')).fill('سياسة الإرجاع');
  await preview.click();
  const shown = page.getByRole('region', { name: ar('texts.preview.title') });
  await expect(shown.getByRole('heading', { name: 'سياسة الإرجاع' })).toBeVisible();
  await save.click();
  await expect(page.getByText(ar('texts.saved'))).toBeVisible();

  await page.goto(`${shop.adminOrigin}/texts/messages`);
  await page.getByRole('link', { name: ar('texts.messages.names.code-register') }).click();
  const subject = inArabic(page, ar('texts.messages.parts.subject'));
  await subject.fill('أهلًا بك في {shop}');
  await preview.click();
  await expect(subject).toHaveAccessibleDescription(new RegExp(ar('fields.placeholder_missing')));
  await subject.fill('{code} لحسابك في {shop}');
  await preview.click();
  const mail = page.frameLocator('iframe').first();
  await expect(mail.locator('.code')).toHaveCSS('text-align', 'center');
  await save.click();
  await expect(page.getByText(ar('texts.messages.saved'))).toBeVisible();

  await page.goto(`${shop.origin}/profile/refund-policy`);
  await expect(page.getByRole('heading', { level: 1, name: 'سياسة الإرجاع' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText('19777')).toBeVisible();

  await page.goto(`${shop.origin}/track-order`);
  await expect(page.getByText('NUR-100001')).toBeVisible();

  const request = await playwright.request.newContext({ baseURL: shop.origin });
  await new ShopApi(request).register('منى');
  const outbox = await request.get('/dev/outbox', { headers: { accept: 'application/json' } });
  const [message] = (await outbox.json()).data;
  expect(message.subject).toMatch(/لحسابك في DP$/);
  await request.dispose();

  await seeUnusedPictures(page);
});

/** Refused while it is too small, and cropped where it is not square; then every page names it. */
async function chooseAppIcon(page: Page): Promise<void> {
  const section = page.getByRole('region', { name: ar('shopSettings.sections.app_icon.title') });
  const choose = section.getByLabel(ar('shopSettings.pictures.app_icon.choose'), { exact: true });
  const remove = section.getByRole('button', { name: ar('shopSettings.pictures.app_icon.remove') });
  await choose.setInputFiles(PICTURES.small);
  await expect(section.getByRole('alert')).toHaveText(
    ar('photographs.faults.too_narrow', { width: 192, least: 512 }),
  );
  const cropping = page.getByRole('dialog', { name: ar('photographs.cropTitle') });
  const press = (name: 'cropCancel' | 'cropDone') =>
    cropping.getByRole('button', { name: ar(`photographs.${name}`), exact: true }).click();
  await choose.setInputFiles(PICTURES.wide);
  await expect(cropping).toContainText(ar('photographs.cropSquareText'));
  await press('cropCancel');
  await expect(cropping).toHaveCount(0);
  await expect(remove).toHaveCount(0);
  await choose.setInputFiles(PICTURES.wide);
  await press('cropDone');
  await expect(cropping).toHaveCount(0);
  await expect(remove).toBeVisible();
  await expect(section.getByRole('alert')).toHaveCount(0);
  const saved = page.waitForResponse(/\/shop-settings$/);
  await page.getByRole('button', { name: ar('shopSettings.save'), exact: true }).click();
  expect((await saved).ok()).toBe(true);

  const onHomeScreen = page.locator('link[rel="apple-touch-icon"]');
  await expect(async () => {
    await page.goto(`${shop.origin}/brands`);
    expect(await onHomeScreen.getAttribute('href')).toMatch(/\?v=[0-9a-f]{24}$/);
  }).toPass();
  // As the server sent them, also once the scripts have run.
  await expect(page.locator('link[rel="icon"]')).toHaveCount(1);
  await expect(onHomeScreen).toHaveCount(1);
  const icon = await page.request.get(`${shop.origin}${await onHomeScreen.getAttribute('href')}`);
  expect(icon.headers()).toMatchObject({ 'content-type': 'image/png' });
}

/** Two photographs of a lamp: a new customer lights it on the first page. */
async function photographWelcome(page: Page): Promise<void> {
  const photographs = await photographLamp(page.context(), 'dp-tf-0004');
  await page.goto(`${shop.adminOrigin}/settings/shop`);
  const field = page.getByRole('group', { name: ar('shopSettings.pictures.onboarding_one.label') });
  await field.getByRole('button', { name: ar('photographs.lamp.open') }).click();
  const dialog = page.getByRole('dialog', { name: ar('photographs.lamp.title') });
  for (const shot of ['off', 'on'] as const) {
    const choose = ar(`photographs.lamp.choose.${shot}`);
    await dialog.locator(`input[aria-label="${choose}"]`).setInputFiles(photographs[shot]);
  }
  await dialog.getByRole('button', { name: ar('photographs.lamp.use') }).click();
  await expect(dialog).toBeHidden();
  const remove = ar('shopSettings.pictures.onboarding_one.remove');
  await expect(field.getByRole('button', { name: remove })).toBeVisible();
  const saved = page.waitForResponse(/\/shop-settings$/);
  await page.getByRole('button', { name: ar('shopSettings.save'), exact: true }).click();
  expect((await saved).ok()).toBe(true);

  const lamp = page.getByRole('main').getByRole('button', { name: inShop('onboarding.light.one') });
  await expect(async () => {
    await page.goto(`${shop.origin}/onboarding/one`);
    await expect(lamp.locator('img[src^="/media/"]').first()).toBeVisible();
  }).toPass();
  await lamp.click();
  await expect(lamp).toHaveAttribute('aria-pressed', 'true');
  await expect(lamp.locator('img[src^="/media/"]')).toHaveCount(2);
}

/** Before the first look, while the answer does not come, and with pictures that go and went. */
async function seeUnusedPictures(page: Page): Promise<void> {
  const address = '**/api/staff/picture-cleanup';
  const section = page.getByRole('region', { name: ar('shopSettings.cleanup.title') });
  await page.goto(`${shop.adminOrigin}/settings/shop`);
  await expect(section).toContainText(ar('shopSettings.cleanup.never'));

  await page.route(address, (route) => route.abort());
  await page.reload();
  const retry = section.getByRole('button', { name: ar('ui.retry') });
  await expect(retry).toBeVisible();
  await expect(page.getByRole('button', { name: ar('shopSettings.save') })).toBeVisible();
  await page.unroute(address);
  await page.route(address, (route) => route.fulfill({ json: { data: CLEANUP } }));
  await retry.click();
  for (const part of ['unused', 'condemned'] as const) {
    const { count } = CLEANUP[part];
    await expect(section).toContainText(ar(`shopSettings.cleanup.${part}`, { count }));
  }
  const gone = section.getByRole('table', { name: ar('shopSettings.cleanup.removals') });
  await expect(gone.getByRole('row')).toHaveCount(2);
  await expect(gone).toContainText(ar('shopSettings.cleanup.megabytes', { size: '2.4' }));
  await page.unroute(address);
}
