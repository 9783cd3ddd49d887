import type { Page } from '@playwright/test';
import { DESK, speakStaff } from '../fixtures/office-test.ts';
import { OwnShop } from '../fixtures/own-shop.ts';
import { workAs } from '../fixtures/own-staff.ts';
import { ShopApi } from '../fixtures/shop-api.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { wordsOf } from '../fixtures/words.ts';

const ar = wordsOf('ar', 'admin');

let shop: OwnShop;
test.beforeAll(async () => {
  // One of its own: what it changes is on every page.
  shop = await OwnShop.open();
});
test.afterAll(() => shop.close());

test.use(DESK);

/** The field of the Arabic half of a text, whose English half has the same label. */
const inArabic = (page: Page, label: string) => page.getByRole('textbox', { name: label }).first();

test('an owner changes the hotline, a page and a message at an Arabic desk, and the shop speaks so', async ({
  page,
  playwright,
  expectConsole,
}) => {
  expectConsole(/status of 40[01]/);
  await speakStaff(page.context(), 'ar');
  await workAs(page, shop, 'owner');
  const save = page.getByRole('button', { name: ar('texts.save'), exact: true });
  const preview = page.getByRole('button', { name: ar('texts.preview.show') });

  await page.goto(`${shop.adminOrigin}/settings/shop`);
  const hotline = page.getByRole('textbox', { name: ar('shopSettings.fields.phone') });
  await hotline.fill('اتصل بنا');
  await save.click();
  await expect(hotline).toHaveAccessibleDescription(new RegExp(ar('fields.phone_invalid')));
  await hotline.fill('١٩٧٧٧');
  await save.click();
  await expect(page.getByText(ar('shopSettings.saved'))).toBeVisible();
  await expect(hotline).toHaveValue('19777');

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

  const request = await playwright.request.newContext({ baseURL: shop.origin });
  await new ShopApi(request).register('منى');
  const outbox = await request.get('/dev/outbox', { headers: { accept: 'application/json' } });
  const [message] = (await outbox.json()).data;
  expect(message.subject).toMatch(/لحسابك في DP$/);
  await request.dispose();
});
