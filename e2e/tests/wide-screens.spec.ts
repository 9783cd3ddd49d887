import { cards, PAGE_SIZE, totalOf } from '../fixtures/product-list.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { wordsOf } from '../fixtures/words.ts';

const words = wordsOf('ar');

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });

test('the categories open with their photographs by mouse and keyboard, and Escape closes them', async ({
  page,
}) => {
  await page.goto('/shopping');
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: words('layout.menu') })).toBeHidden();
  const opener = header.getByRole('button', { name: words('layout.showCategories') });
  const tiles = header.getByRole('listitem').getByRole('link');
  await expect(async () => {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(opener).toHaveAttribute('aria-expanded', 'true', { timeout: 1_000 });
  }).toPass();
  await expect(tiles.first().locator('img').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(tiles.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tiles).toHaveCount(0);
  await expect(opener).toBeFocused();

  await header.getByRole('link', { name: words('layout.categories') }).hover();
  await tiles.nth(1).click();
  await page.waitForURL(/\/products-category\/\d+$/);
  await expect(tiles).toHaveCount(0);
});

test('filters beside the products apply at once, by the address; the header has the one search field', async ({
  page,
}) => {
  await page.goto('/shopping');
  const filters = page.getByRole('complementary', { name: words('filters.filters') });
  await expect(page.getByRole('button', { name: words('catalog.filter') })).toBeHidden();
  await filters.getByRole('checkbox', { name: /^E27/ }).click();
  await page.waitForURL((url) => url.search === '?base=E27');
  const e27 = await totalOf(page, { bases: ['E27'] });
  await expect(cards(page)).toHaveCount(Math.min(e27, PAGE_SIZE));
  await filters.getByRole('textbox', { name: words('filters.priceTo') }).fill('60');
  await page.waitForURL((url) => url.search === '?base=E27&max=60');
  await expect(cards(page)).toHaveCount(await totalOf(page, { bases: ['E27'], price_max: 60 }));
  await page.goBack();
  await page.waitForURL((url) => url.search === '?base=E27');
  await expect(filters.getByRole('textbox', { name: words('filters.priceTo') })).toHaveValue('');
  await expect(filters.getByRole('checkbox', { name: /^E27/ })).toBeChecked();

  const header = page.getByRole('banner');
  const box = header.getByRole('combobox', { name: words('search.field') });
  // A hand that comes near makes the plain form the field with suggestions.
  await header.getByRole('search').hover();
  await expect(box).toBeVisible();
  await box.click();
  await expect(box).toBeFocused();
  await box.pressSequentially('نجف');
  await expect(page.getByRole('option').first()).toBeVisible();
  await box.press('Enter');
  await page.waitForURL(/\/search\/product\?query=/);
  await expect(cards(page).first()).toContainText('نجف');
  await expect(box).toHaveCount(1);
  await expect(box).toHaveValue('نجف');
});

test('the contact page has the ways to the shop beside the form, the tracking page help beside its own', async ({
  page,
}) => {
  await page.goto('/contact-us');
  const write = page.getByRole('textbox', { name: words('pages.contact.message') });
  const phone = page.getByRole('main').getByRole('link', { name: words('pages.contact.phone') });
  const [form, ways] = [await write.boundingBox(), await phone.boundingBox()];
  expect((form?.x ?? 0) + (form?.width ?? 0)).toBeLessThan(ways?.x ?? 0);

  await page.goto('/track-order');
  const number = page.getByRole('textbox', { name: words('tracking.number') });
  const help = page.getByRole('main').getByRole('region', { name: words('layout.footerHelp') });
  const [asked, beside] = [await number.boundingBox(), await help.boundingBox()];
  expect(asked?.x ?? 0).toBeGreaterThan((beside?.x ?? 0) + (beside?.width ?? 0));
  await expect(help.getByRole('link', { name: words('layout.faqs') })).toBeVisible();
});

test('the title and the chips of a category begin in line with its cards, beside the filters', async ({
  page,
}) => {
  await page.goto('/products-category/9');
  const chip = page.getByRole('link', { name: words('catalog.all'), exact: true });
  await expect(chip).toBeVisible();
  const rightOf = (part: typeof chip) =>
    part.evaluate((element) => Math.round(element.getBoundingClientRect().right));
  expect(await rightOf(chip)).toBe(await rightOf(cards(page).first()));
  const title = page.getByRole('heading', { level: 1 });
  expect(await rightOf(title)).toBe(await rightOf(chip));
  const filters = page.getByRole('complementary', { name: words('filters.filters') });
  const topOf = async (part: typeof chip) => (await part.boundingBox())?.y ?? 0;
  expect(await topOf(filters)).toBeLessThanOrEqual(await topOf(title));
});
