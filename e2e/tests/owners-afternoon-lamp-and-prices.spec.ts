import { toast } from '../fixtures/forms.ts';
import { openShopBeside, ownerAtWork } from '../fixtures/owner-at-work.ts';
import { photographLamp } from '../fixtures/phone-photographs.ts';
import { expect, test } from '../fixtures/stocked-shop.ts';

/** Words with a number in them. */
const withNumbers = {
  photograph: 'الصورة 1 من 1',
  received: 'تم الحفظ: 10 قطع في المتجر',
} as const;

ownerAtWork('ar', ({ locale, words, inShop, controls }) => {
  test('an owner begins a lamp by photographing it off and on, previews and adds it as a draft, receives ten and puts it on sale: it is in the list, and lit in the evening', async ({
    page,
    context,
    stocked,
  }) => {
    const number = Date.now();
    const names = { ar: `أباجورة المرسى ${number}`, en: `Harbour lamp ${number}` };
    const name = names[locale];
    const category = await stocked.category();
    const photographs = await photographLamp(context, 'dp-tf-0004');
    const { field, select, button } = controls(page);
    await page.goto(`${stocked.shop.adminOrigin}/products`);
    await page.getByRole('link', { name: words('products.add') }).click();
    const section = page.getByRole('region', { name: words('photographs.title'), exact: true });
    await section.getByRole('button', { name: words('photographs.lamp.open') }).click();
    const dialog = page.getByRole('dialog', { name: words('photographs.lamp.title') });
    for (const shot of ['off', 'on'] as const) {
      const file = `input[aria-label="${words(`photographs.lamp.choose.${shot}`)}"]`;
      await dialog.locator(file).setInputFiles(photographs[shot]);
    }
    const light = dialog.locator('[data-lit] > span').first();
    await expect(light).toHaveCSS('opacity', '1');
    await dialog.getByRole('switch', { name: words('photographs.lamp.switch') }).click();
    await expect(light).toHaveCSS('opacity', '0');
    await dialog.getByRole('slider', { name: words('photographs.lamp.dimmer') }).fill('40');
    await expect(light).not.toHaveCSS('opacity', '0');
    await dialog.getByRole('button', { name: words('photographs.lamp.use') }).click();
    await section.getByRole('button', { name: withNumbers.photograph }).click();
    await field('products.sku').fill(`MR-${number}`);
    await field('products.listPrice').fill('900');
    await field('products.nameIn.ar').fill(names.ar);
    await field('products.nameIn.en').fill(names.en);
    await select('products.category').selectOption(category.name[locale]);
    await field('photographs.altIn.ar').fill('أباجورة على مكتب');
    await field('photographs.altIn.en').fill('A lamp on a desk');
    // What was photographed and typed is there after a reload too.
    await page.reload();
    await expect(section.getByRole('button', { name: withNumbers.photograph })).toBeVisible();
    const opening = context.waitForEvent('page');
    await button('products.previewInShop').click();
    const preview = await opening;
    await expect(preview.getByText(inShop('products.previewPage.text'))).toBeVisible();
    await expect(preview.getByText(name).first()).toBeVisible();
    await preview.close();
    await button('products.save').click();
    await expect(toast(page, words('products.added'))).toBeVisible();
    await select('products.state').selectOption('on_sale');
    await button('products.save').click();
    await expect(page.getByRole('link', { name: words('products.seeInShop') })).toBeVisible();

    await page.goto(`${stocked.shop.adminOrigin}/stock?filter=low&text=MR-${number}`);
    await page.getByRole('main').getByRole('link', { name }).click();
    await field('stock.quantities.received.label').fill('١٠');
    await button('stock.save').click();
    await expect(toast(page, withNumbers.received)).toBeVisible();
    await expect(page.getByText('+10', { exact: true })).toBeVisible();

    const { beside: shop } = await openShopBeside(page, stocked);
    await shop.goto(`${stocked.shop.origin}/categories/`);
    await shop.getByRole('main').getByRole('link', { name: category.name[locale] }).click();
    const lit = shop.getByRole('main').locator('[data-lit] > span').first();
    await expect(lit).toHaveCSS('opacity', '0');
    await shop.getByRole('button', { name: inShop('ui.lampCord') }).click();
    await expect(lit).toHaveCSS('opacity', '1');
    await shop.getByRole('main').getByRole('link', { name }).first().click();
    await expect(shop.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(lit).toHaveCSS('opacity', '1');
    // Its photograph has loaded.
    await expect(lit).toHaveAttribute('data-ready');
    const alt = 'أباجورة على مكتب';
    await expect(shop.getByRole('img', { name: alt }).first()).toBeVisible();
    const add = { name: inShop('cart.add'), exact: true };
    await expect(shop.getByRole('button', add).first()).toBeEnabled();
  });
});

ownerAtWork('en', ({ locale, words, controls }) => {
  test('an owner raises a category’s prices by 7 % rounded to 5, sees them in the shop, and takes it back', async ({
    page,
    stocked,
  }) => {
    const { slug, name } = await stocked.category();
    const lamp = await stocked.lamp({ price: 1_250, category: slug });
    await stocked.lamp({ price: 900, category: slug });
    const { field, select, button } = controls(page);
    const { beside: shop, look } = await openShopBeside(page, stocked);
    const main = shop.getByRole('main');
    await look('/categories/', async () => {
      await main.getByRole('link', { name: name[locale] }).click();
      await expect(shop.getByRole('heading', { level: 1, name: name[locale] })).toBeVisible();
    });
    const expectInShop = (...prices: string[]) =>
      look(shop.url(), async () => {
        for (const price of prices) await expect(main.getByText(price).first()).toBeVisible();
      });
    await page.goto(`${stocked.shop.adminOrigin}/products`);
    await select('products.category').selectOption(name[locale]);
    await page.waitForURL((url) => url.searchParams.has('category'));
    await expect(page.getByText(lamp.sku)).toBeVisible();
    await page.getByRole('link', { name: words('products.changePrices') }).click();
    await field('prices.value.percent').fill('7');
    await button('prices.preview').click();

    // Every new price, before anything changes.
    for (const price of ['1,340', '965']) {
      await expect(page.getByRole('main').getByText(price).first()).toBeVisible();
    }
    await expectInShop('1,250', '900');

    const confirm = async (step: 'apply' | 'undo') => {
      await button(`prices.steps.${step}`).click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByRole('button', { name: words(`prices.steps.${step}`) }).click();
    };
    await confirm('apply');
    await expect(page.getByText(words('prices.stateTexts.applied'))).toBeVisible();
    await expectInShop('1,340', '965');
    await stocked.order(await stocked.buyer(), [{ id: lamp.id, quantity: 2 }], {
      total: 2 * 1_340,
    });
    await confirm('undo');
    await expect(page.getByText(words('prices.stateTexts.undone'))).toBeVisible();
    // Sold meanwhile: said on its row, and no obstacle.
    await expect(page.getByText(words('prices.ordered'), { exact: true }).first()).toBeVisible();
    await expectInShop('1,250', '900');
  });
});
