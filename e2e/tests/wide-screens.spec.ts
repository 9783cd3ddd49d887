import { cards, PAGE_SIZE, totalOf } from '../fixtures/product-list.ts';
import { openProduct, someProducts } from '../fixtures/product-page.ts';
import { ShopApi } from '../fixtures/shop-api.ts';
import { expect, test } from '../fixtures/shop-test.ts';
import { wordsOf } from '../fixtures/words.ts';

const words = wordsOf('ar');

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false });

test('the categories open with their photographs and parts by mouse and keyboard, and Escape closes them', async ({
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

  // The first click on what a resting mouse has opened keeps it open.
  await opener.hover();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await opener.click();
  await expect(tiles.first()).toBeVisible();
  await opener.click();
  await expect(opener).toHaveAttribute('aria-expanded', 'false');

  await page.getByRole('main').hover();
  await header.getByRole('link', { name: words('layout.categories') }).hover();
  await expect(header.getByRole('link', { name: words('layout.bulbFinder') })).toHaveAttribute(
    'href',
    '/bulb-finder',
  );
  // Below a category are its parts.
  const part = header.getByRole('listitem').getByRole('listitem').getByRole('link').first();
  const name = await part.textContent();
  await part.click();
  await page.waitForURL(/\/product\/list\/\d+$/);
  await expect(tiles).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
});

test('filters beside the products apply at once, by the address; the header has the one search field', async ({
  page,
}) => {
  await page.goto('/shopping');
  const filters = page.getByRole('complementary', { name: words('filters.filters') });
  await expect(page.getByRole('button', { name: words('catalog.filter') })).toBeHidden();
  const bands = filters.getByRole('group', { name: words('filters.price') }).getByRole('button');
  await expect(bands.first()).toBeVisible();
  const ofAll = await bands.allTextContents();
  await filters.getByRole('checkbox', { name: /^E27/ }).click();
  await page.waitForURL((url) => url.search === '?base=E27');
  const e27 = await totalOf(page, { bases: ['E27'] });
  await expect(cards(page)).toHaveCount(Math.min(e27, PAGE_SIZE));
  // Bands of prices stay where they are while others are chosen, and are those of all that there is from a link too.
  await expect(bands).toHaveText(ofAll);
  await page.reload();
  await expect(bands).toHaveText(ofAll);
  await filters.getByRole('textbox', { name: words('filters.priceTo') }).fill('60');
  await page.waitForURL((url) => url.search === '?base=E27&max=60');
  await expect(cards(page)).toHaveCount(await totalOf(page, { bases: ['E27'], price_max: 60 }));
  // A lower bound above the upper one waits until both are left, and is put in order then.
  const from = filters.getByRole('textbox', { name: words('filters.priceFrom') });
  await from.fill('90');
  await filters.getByRole('checkbox', { name: /^E27/ }).focus();
  await page.waitForURL((url) => url.search === '?base=E27&min=60&max=90');
  await expect(from).toHaveValue('60');
  await page.goBack();
  await page.waitForURL((url) => url.search === '?base=E27&max=60');
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
  // Empty, it shows where one can begin.
  const category = page.getByRole('group', { name: words('search.categories') });
  await expect(category.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('option', { name: words('search.start.lantern') })).toBeVisible();
  await box.press('Escape');
  await expect(category).toHaveCount(0);
  await box.pressSequentially('نجف');
  await expect(header.getByRole('option').first()).toBeVisible();
  await box.press('Enter');
  await page.waitForURL(/\/search\/product\?query=/);
  await expect(cards(page).first()).toContainText('نجف');
  await expect(box).toHaveCount(1);
  await expect(box).toHaveValue('نجف');

  // Elsewhere it begins with what was searched last.
  await header.getByRole('link', { name: words('layout.brands') }).click();
  await expect(box).toHaveValue('');
  await box.click();
  const recent = page.getByRole('group', { name: words('search.recent') });
  await recent.getByRole('option', { name: 'نجف', exact: true }).click();
  await page.waitForURL(/\/search\/product\?query=/);
  await expect(box).toHaveValue('نجف');
});

test('the pages of a desk use its width: what belongs together is beside each other, in line or as wide', async ({
  page,
}) => {
  await test.step('the ways to the shop are beside the contact form, help beside the form for tracking', async () => {
    await page.goto('/contact-us');
    const write = page.getByRole('textbox', { name: words('pages.contact.message') });
    const phone = page.getByRole('main').getByRole('link', { name: words('pages.contact.phone') });
    const [form, ways] = [await write.boundingBox(), await phone.boundingBox()];
    expect((form?.x ?? 0) + (form?.width ?? 0)).toBeLessThan(ways?.x ?? 0);

    await page.goto('/track-order');
    const number = page.getByRole('textbox', { name: words('tracking.number') });
    const help = page.getByRole('main').getByRole('region', { name: words('tracking.goodToKnow') });
    const [asked, beside] = [await number.boundingBox(), await help.boundingBox()];
    expect(asked?.x ?? 0).toBeGreaterThan((beside?.x ?? 0) + (beside?.width ?? 0));
    await expect(help.getByRole('link', { name: words('layout.faqs') })).toBeVisible();
    // A number and four digits are asked for side by side.
    const digits = await page
      .getByRole('textbox', { name: words('tracking.phoneEnd') })
      .boundingBox();
    expect(digits?.y).toBe(asked?.y);
    expect(digits?.width).toBe(asked?.width);
  });

  await test.step('title and chips of a category begin in line with its cards, beside the filters', async () => {
    await page.goto('/products-category/9');
    const chip = page.getByRole('link', { name: words('catalog.all'), exact: true });
    await expect(chip).toBeVisible();
    const rightOf = (part: typeof chip) =>
      part.evaluate((element) => Math.round(element.getBoundingClientRect().right));
    expect(await rightOf(chip)).toBe(await rightOf(cards(page).first()));
    const title = page.getByRole('heading', { level: 1 });
    expect(await rightOf(title)).toBe(await rightOf(chip));
    // Each of the chips is whole, above the sort order.
    const sort = page.getByRole('combobox', { name: words('catalog.sort.label') });
    const chips = page.getByRole('navigation', { name: words('catalog.subCategories') });
    const [row, select] = [await chips.boundingBox(), await sort.boundingBox()];
    expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual(select?.y ?? 0);
    const filters = page.getByRole('complementary', { name: words('filters.filters') });
    const topOf = async (part: typeof chip) => (await part.boundingBox())?.y ?? 0;
    expect(await topOf(filters)).toBeLessThanOrEqual(await topOf(title));
  });

  await test.step('a few parts of a category are as wide as the products below them', async () => {
    const { data } = await new ShopApi(page.request).call('listCategories', {
      body: { limit: 100 },
    });
    await page.goto(`/sub/categories/${data.find(({ name }) => name === 'نجف')?.id}`);
    const parts = page.getByRole('main').locator('a[href^="/product/list/"]');
    await expect(cards(page).first()).toBeVisible();
    expect(await parts.count()).toBeLessThan(4);
    const widthOf = (part: typeof parts) =>
      part.evaluate((element) => Math.round(element.getBoundingClientRect().width));
    expect(await widthOf(parts.first())).toBe(await widthOf(cards(page).first()));
  });

  await test.step('search results say how many there are, above the first card and beside the sort order', async () => {
    await page.goto('/search/product?query=نجفة');
    const title = page.getByRole('heading', { level: 1, name: /^\d+ (نتائج|نتيجة) عن/ });
    await expect(title).toBeInViewport({ ratio: 1 });
    const box = async (part: typeof title) =>
      (await part.boundingBox()) ?? { x: 0, y: 0, width: 0 };
    const [said, card] = [await box(title), await box(cards(page).first())];
    expect(Math.round(said.x + said.width)).toBe(Math.round(card.x + card.width));
    expect(said.y).toBeLessThan(card.y);
  });

  await test.step('two compared products and the place of one more have columns of one width', async () => {
    const { data } = await new ShopApi(page.request).call('listProducts', {
      body: { limit: 100, filters: { in_stock: true } },
    });
    const ids = ['bulb-a60', 'pendant-dome'].map(
      (kind) => data.find(({ specs }) => specs.kind === kind)?.id ?? 0,
    );
    await page.goto(`/compare?ids=${ids.join()}`);
    const heads = page.getByRole('columnheader');
    const more = page.getByRole('region', { name: words('products.compare.more') });
    await expect(more).toBeVisible();
    const starts = await Promise.all(
      [heads.first(), heads.last(), more].map(async (part) => {
        const { x = 0, width = 0 } = (await part.boundingBox()) ?? {};
        return x + width;
      }),
    );
    const [first = 0, second = 0, third = 0] = starts;
    expect(first - second).toBeCloseTo(second - third, 0);
    // What depends on the bulb is said in words each time.
    const said = page.getByText(words('products.compare.byBulb'), { exact: true });
    const seen = await said.evaluateAll(
      (all) => all.filter((part) => part.getBoundingClientRect().width > 1).length,
    );
    expect(await said.count()).toBeGreaterThan(1);
    expect(seen).toBe(await said.count());
  });

  await test.step('the questions’ index marks the subject that is being read', async () => {
    await page.goto('/profile/faqs');
    const index = page.getByRole('navigation', { name: words('pages.faqs.subjects') });
    const marked = index.locator('[aria-current]');
    const subjects = await index.getByRole('link').allTextContents();
    await expect(marked).toHaveText(subjects[0] ?? '');
    await index.getByRole('link').nth(2).click();
    await expect(marked).toHaveText(subjects[2] ?? '');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(marked).toHaveText(subjects.at(-1) ?? '');
  });

  await test.step('a row of cards turns by a pair of buttons, of which one waits', async () => {
    await page.goto('/');
    const rooms = page.getByRole('group', { name: words('home.offers') });
    const [back, on] = [
      rooms.getByRole('button', { name: words('ui.previous') }),
      rooms.getByRole('button', { name: words('ui.next') }),
    ];
    await expect(back).toBeVisible();
    await expect(back).toBeDisabled();
    await expect(async () => {
      await on.click();
      await expect(back).toBeEnabled({ timeout: 1_000 });
    }).toPass();
  });

  await test.step('pages that do not fill a desk show featured products below', async () => {
    await page.goto('/categories/');
    const picks = page.getByRole('region', { name: words('home.featured') });
    await expect(picks.getByRole('article')).toHaveCount(4);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(picks).toHaveCount(0);
  });
});

test('a click shows a photograph nearer over the whole screen, the next one shows it whole; a drag moves it', async ({
  page,
}) => {
  const [product] = await someProducts(page, 1);
  await openProduct(page, product?.id ?? 0);
  await page.getByRole('button', { name: /تكبير الصورة 1/ }).click();
  const viewer = page.getByRole('dialog');
  await expect(viewer).toHaveCSS('opacity', '1');
  const zoomIn = viewer.getByRole('button', { name: words('products.zoomIn') });
  const picture = viewer.getByRole('listitem').first();
  await picture.click();
  await expect(zoomIn).toHaveCount(0);
  const { x = 0, y = 0 } = (await picture.boundingBox()) ?? {};
  await page.mouse.move(x + 300, y + 300);
  await page.mouse.down();
  await page.mouse.move(x + 200, y + 250);
  await page.mouse.up();
  await expect(zoomIn).toHaveCount(0);
  await picture.click();
  await expect(zoomIn).toBeVisible();
  // The second press of those who are used to two changes nothing.
  await picture.dblclick();
  await expect(zoomIn).toHaveCount(0);
});
