import { speak, toast } from '../fixtures/forms.ts';
import { workAs } from '../fixtures/own-staff.ts';
import { openShopBeside, ownerAtWork } from '../fixtures/owner-at-work.ts';
import { StaffApi } from '../fixtures/staff-api.ts';
import { expect, test } from '../fixtures/stocked-shop.ts';

ownerAtWork('ar', ({ locale, words, controls }) => {
  test('a lamp is counted without showing what there should be; an owner approves the difference, which is a movement and in the shop', async ({
    page,
    stocked,
  }) => {
    const { adminOrigin } = stocked.shop;
    const lamp = await stocked.lamp({ price: 1_000, stock: 9 });
    const next = await stocked.lamp();
    const { field, button } = controls(page);
    await workAs(page, stocked.shop, 'warehouse');
    await page.goto(`${adminOrigin}/stock`);
    await page.getByRole('link', { name: words('stock.counts') }).click();
    await button('stockCounts.start').click();
    await page.waitForURL(/\/stock\/counts\/\d+$/);
    const code = field('stockCounts.scan');
    await code.fill(lamp.sku);
    await code.press('Enter');
    const quantity = field('stockCounts.quantity');
    await expect(quantity).toBeFocused();
    await quantity.fill('٣');
    // The next shelf is scanned before the count of this one is entered.
    await code.fill(next.sku);
    await code.press('Enter');
    const first = words('stockCounts.enterFirst', { name: lamp.name[locale] });
    await expect(page.getByText(first, { exact: true })).toBeVisible();
    await expect(quantity).toHaveValue('٣');
    await quantity.press('Enter');
    await expect(code).toBeFocused();
    await page.getByRole('link', { name: words('stockCounts.parts.different') }).click();
    await expect(page.getByText('−6', { exact: true })).toBeVisible();
    await expect(page.getByText(words('stockCounts.approvalNeeded'))).toBeVisible();
    const count = page.url();

    await workAs(page, stocked.shop, 'owner');
    await speak(page, locale);
    await page.goto(count);
    await button('stockCounts.finish').click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: words('stockCounts.finish') }).click();
    await expect(toast(page, words('stockCounts.finished'))).toBeVisible();
    await expect(page.getByText(words('stockCounts.states.closed'), { exact: true })).toBeVisible();
    await page.goto(`${adminOrigin}/stock/${lamp.id}`);
    await expect(page.getByText('−6', { exact: true })).toBeVisible();
    await page.goto(`${stocked.shop.origin}/product/details/${lamp.id}`);
    await expect(page.getByText('آخر 3 قطع').first()).toBeVisible();
  });
});

ownerAtWork('en', ({ locale, words, controls }) => {
  test('an owner changes a page of text, after a preview, and a slide of home; the shop shows both', async ({
    page,
    context,
    stocked,
  }) => {
    const { adminOrigin } = stocked.shop;
    const number = Date.now();
    const title = `Sending back ${number}`;
    const slide = { ar: `ضوء هادئ ${number}`, en: `Calm light ${number}` };
    await stocked.lamp();
    const office = new StaffApi(context.request, adminOrigin);
    await office.call('addSlide', {
      body: {
        ...{ title_ar: `شريحة ${number}`, title_en: `Slide ${number}` },
        ...{ subtitle_ar: '', subtitle_en: '', action_ar: '', action_en: '' },
        ...{ picture_id: null, link: { kind: 'page', page: 'shop' } },
        ...{ starts_on: null, ends_on: null, hidden: false },
      },
    });
    const { field, button } = controls(page);
    const { beside: shop, look } = await openShopBeside(page, stocked);
    const expectInShop = (path: string, level: number, name: string) =>
      look(path, () => expect(shop.getByRole('heading', { level, name })).toBeVisible());

    await page.goto(`${adminOrigin}/texts/pages`);
    await page.getByRole('main').locator('a[href$="/refund-policy"]').click();
    const ofLanguage = page.getByRole('region', { name: words(`texts.languages.${locale}`) });
    await ofLanguage.getByRole('textbox', { name: words('texts.parts.title') }).fill(title);
    await button('texts.preview.show').click();
    const preview = page.getByRole('region', { name: words('texts.preview.title') });
    await expect(preview.getByRole('heading', { name: title })).toBeVisible();
    await button('texts.save').click();
    await expect(toast(page, words('texts.saved'))).toBeVisible();
    await expectInShop('/profile/refund-policy', 1, title);

    await page.goto(`${adminOrigin}/home-page`);
    await page.getByRole('link', { name: `Slide ${number}` }).click();
    await field('homePage.texts.title.ar').fill(slide.ar);
    await field('homePage.texts.title.en').fill(slide.en);
    await button('homePage.save').click();
    await expect(toast(page, words('homePage.savedSlide'))).toBeVisible();
    await expectInShop('/', 2, slide[locale]);
  });
});
