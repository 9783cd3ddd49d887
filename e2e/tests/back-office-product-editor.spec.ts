import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { expectAccessible } from '../fixtures/accessible.ts';
import { toast } from '../fixtures/forms.ts';
import { ownerAtWork } from '../fixtures/owner-at-work.ts';
import { StaffApi } from '../fixtures/staff-api.ts';
import { expect, test } from '../fixtures/stocked-shop.ts';

const photograph = fileURLToPath(
  new URL('../../demo/pictures/categories/pendants.webp', import.meta.url),
);

/** A draft as the API adds it. */
const DRAFT = {
  ...{ description_ar: '', description_en: '', category: null, brand: null, featured: false },
  ...{ state: 'draft', on_sale_from: null, list_price: 300, discount: 0 },
  ...{ discount_from: null, discount_until: null, tiers: [] },
};

ownerAtWork('ar', ({ locale, words, controls }) => {
  test('an owner tags a lamp, says in which room a photograph shows it, and chooses by name what is shown beside it; another lamp is offered the same tag', async ({
    page,
    stocked,
  }) => {
    const [lamp, one, two] = [await stocked.lamp(), await stocked.lamp(), await stocked.lamp()];
    const tag = `summer-${randomInt(1e9)}`;
    const { field, select, button } = controls(page);
    const region = (name: string) => page.getByRole('region', { name, exact: true });
    const open = async (id: number) => {
      await page.goto(`${stocked.shop.adminOrigin}/products/${id}`);
      await expect(field('products.tags')).toBeVisible();
    };
    await open(lamp.id);
    const section = region(words('photographs.title'));
    await section.getByLabel(words('photographs.choose')).first().setInputFiles(photograph);
    const tile = section
      .getByRole('list', { name: words('photographs.title') })
      .getByRole('button');
    await tile.click();
    await select('photographs.room').selectOption('bedroom');

    await field('products.tags').fill('عرض الصيف');
    await field('products.tags').press('Enter');
    await expect(field('products.tags')).toHaveAttribute('aria-invalid', 'true');
    await expect(field('products.tags')).toHaveAccessibleDescription(
      new RegExp(words('fields.tag_invalid').slice(0, 20)),
    );
    // As it is meant: in small letters, with hyphens.
    await field('products.tags').fill(tag.replace('summer-', 'Summer '));
    await field('products.tags').press('Enter');
    const chosen = page.getByRole('list', { name: words('products.chosenTags') });
    await expect(chosen.getByRole('button')).toHaveText([tag]);

    const beside = region(words('products.related'));
    const find = beside.getByRole('searchbox', { name: words('productChoice.findProducts') });
    for (const { sku, name } of [one, two]) {
      await find.fill(sku);
      const choose = words('productChoice.chooseProduct', { name: name[locale] });
      await beside.getByRole('button', { name: choose }).click();
    }
    const list = beside.getByRole('list', { name: words('productChoice.chosenProducts') });
    const earlier = words('groups.earlier', { name: two.name[locale] });
    await list.getByRole('button', { name: earlier }).click();
    await expectAccessible(page, `tags and products beside one (${locale})`);
    await button('products.save').click();
    await expect(toast(page, words('products.saved'))).toBeVisible();

    await page.reload();
    await expect(chosen.getByRole('button')).toHaveText([tag]);
    await expect(list.getByRole('listitem')).toHaveText([
      new RegExp(two.name[locale]),
      new RegExp(one.name[locale]),
    ]);
    await tile.click();
    await expect(select('photographs.room')).toHaveValue('bedroom');

    await open(one.id);
    await field('products.tags').fill(tag);
    await page
      .getByRole('list', { name: words('products.suggestedTags') })
      .getByRole('button', { name: words('products.useTag', { tag }) })
      .click();
    await expect(chosen.getByRole('button')).toHaveText([tag]);
  });

  test('an owner deletes a draft after a question; one that a colleague put on sale meanwhile stays', async ({
    page,
    context,
    stocked,
    expectConsole,
  }) => {
    expectConsole(/status of 409/);
    const api = new StaffApi(context.request, stocked.shop.adminOrigin);
    const { button } = controls(page);
    const number = randomInt(1e9);
    const name = { ar: `مسودة ${number}`, en: `Draft ${number}` };
    const add = async (sku: string) => {
      const body = { ...DRAFT, sku, name_ar: name.ar, name_en: name.en };
      return (await api.call('addProduct', { body })).data;
    };
    const [kept, gone] = [await add(`KEPT-${number}`), await add(`GONE-${number}`)];
    const remove = async ({ id }: { id: number }, meanwhile = async () => {}) => {
      await page.goto(`${stocked.shop.adminOrigin}/products/${id}`);
      await button('products.removeDraft.title').click();
      const question = page.getByRole('alertdialog', { name: words('products.removeDraft.title') });
      await expect(question).toBeVisible();
      await meanwhile();
      await question.getByRole('button', { name: words('products.removeDraft.confirm') }).click();
    };
    await remove(kept, async () => {
      const { id: _, sku: __, stock: ___, image: ____, ...body } = kept;
      const input = { params: { id: kept.id }, body: { ...body, state: 'on_sale' } };
      await api.call('editProduct', input);
    });
    await expect(toast(page, words('parts.conflict.notSaved'))).toBeVisible();
    await expect(page.getByRole('link', { name: words('products.seeInShop') })).toBeVisible();
    await expect(button('products.removeDraft.title')).toHaveCount(0);

    await remove(gone);
    await expect(
      toast(page, words('products.removeDraft.removed', { sku: gone.sku })),
    ).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByText(kept.sku)).toBeVisible();
    await expect(main.getByText(gone.sku)).toHaveCount(0);
  });
});

ownerAtWork('en', ({ locale, words, controls }) => {
  test('what an owner types while a product is being saved is still there afterwards, and is saved next', async ({
    page,
    stocked,
  }) => {
    const lamp = await stocked.lamp();
    const { field, button } = controls(page);
    const asked = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    await page.route(`**/products/${lamp.id}`, async (route) => {
      if (route.request().method() === 'GET') return route.fallback();
      asked.resolve();
      await answered.promise;
      return route.fallback();
    });
    await page.goto(`${stocked.shop.adminOrigin}/products/${lamp.id}`);
    await field('products.listPrice').fill('910');
    await button('products.save').click();
    await asked.promise;
    await field('products.descriptionIn.en').fill('For a small balcony');
    answered.resolve();
    await expect(toast(page, words('products.saved'))).toBeVisible();
    await expect(field('products.descriptionIn.en')).toHaveValue('For a small balcony');
    await expect(field('products.listPrice')).toHaveValue('910');

    await button('products.save').click();
    await expect(toast(page, words('products.saved'))).toBeVisible();
    await page.reload();
    await expect(field('products.descriptionIn.en')).toHaveValue('For a small balcony');
  });

  test('an owner sees the lamps of one brand in the list and in the table, and changes the prices of these', async ({
    page,
    context,
    stocked,
  }) => {
    const api = new StaffApi(context.request, stocked.shop.adminOrigin);
    const [lamp, other] = [await stocked.lamp(), await stocked.lamp()];
    const number = randomInt(1e9);
    const names = { ar: `ماركة ${number}`, en: `Brand ${number}` };
    const brand = await api.call('addBrand', {
      body: {
        ...{ name_ar: names.ar, name_en: names.en, description_ar: '', description_en: '' },
        logo_id: null,
      },
    });
    const params = { id: lamp.id };
    const { data } = await api.call('getStaffProduct', { params });
    const { id: _, sku: __, stock: ___, image: ____, ...body } = data;
    await api.call('editProduct', { params, body: { ...body, brand: brand.data.slug } });
    const { select } = controls(page);
    const main = page.getByRole('main');
    await page.goto(`${stocked.shop.adminOrigin}/products`);
    await expect(main.getByText(other.sku)).toBeVisible();
    await select('products.brand').selectOption(names[locale]);
    await expect(main.getByText(other.sku)).toHaveCount(0);
    await expect(main.getByText(lamp.sku)).toBeVisible();
    await page.getByRole('link', { name: words('products.grid') }).click();
    // The list has the same field and lamps.
    await expect(page).toHaveURL(/\/products\/grid\?/);
    await expect(select('products.brand')).toHaveValue(brand.data.slug);
    await expect(main.getByText(lamp.sku).first()).toBeVisible();
    await expect(main.getByText(other.sku)).toHaveCount(0);
    await page.goBack();
    await page.getByRole('link', { name: words('products.changePrices') }).click();
    await expect(main.getByText(names[locale])).toBeVisible();
  });
});
