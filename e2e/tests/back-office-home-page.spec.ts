import { toast } from '../fixtures/forms.ts';
import { workAs } from '../fixtures/own-staff.ts';
import { expect, test } from '../fixtures/stocked-shop.ts';
import { wordsOf } from '../fixtures/words.ts';

const ar = wordsOf('ar', 'admin');
/** A text with its values in it. */
const said = (key: Parameters<typeof ar>[0], values: Readonly<Record<string, string>>) =>
  ar(key).replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

test('staff move a category, make a slide and a section and hide the section; the shop shows each at once', async ({
  page,
  context,
  stocked,
}) => {
  const lamp = await stocked.lamp();
  const serial = Date.now();
  const desks = `مكاتب ${serial}`;
  const slide = `ضوء للمذاكرة ${serial}`;
  const section = `اخترنا لك ${serial}`;
  const shop = await context.newPage();
  const visit = async (path: string) => shop.goto(`${stocked.shop.origin}${path}`);
  const field = (name: string) => page.getByRole('textbox', { name });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await workAs(page, stocked.shop, 'content');

  await page.goto(`${stocked.shop.adminOrigin}/categories`);
  await button(ar('categories.add')).click();
  await field(ar('groups.nameIn.ar')).fill(desks);
  await field(ar('groups.nameIn.en')).fill(`Desks ${serial}`);
  await button(ar('groups.preview')).click();
  for (const [frame, name] of [
    ['ar_day', desks],
    ['en_evening', `Desks ${serial}`],
  ] as const) {
    const shown = page.getByRole('figure', { name: ar(`shopFrames.captions.${frame}`) });
    // Of its tile, and of its page.
    await expect(shown.getByText(name)).toHaveCount(2);
  }
  await button(ar('groups.save')).click();
  await expect(toast(page, ar('categories.saved'))).toBeVisible();
  await button(said('categories.moveOf', { name: 'أباجورات' })).click();
  await page.getByRole('combobox', { name: ar('categories.below') }).selectOption(desks);
  await button(ar('categories.move')).click();
  const moved = said('categories.movedBelow', { name: 'أباجورات', parent: desks });
  await expect(toast(page, moved)).toBeVisible();
  await visit('/categories/');
  await shop.getByRole('main').getByRole('link', { name: desks }).click();
  await expect(shop.getByRole('main').getByRole('link', { name: 'أباجورات' })).toBeVisible();

  await page.goto(`${stocked.shop.adminOrigin}/home-page`);
  await page.getByRole('link', { name: ar('homePage.addSlide') }).click();
  await field(ar('homePage.texts.title.ar')).fill(slide);
  await field(ar('homePage.texts.title.en')).fill(`Light to read by ${serial}`);
  await field(ar('homePage.texts.action.ar')).fill('تسوّق');
  await page
    .getByRole('combobox', { name: ar('homePage.link') })
    .selectOption(said('homePage.links.category', { name: desks }));
  await button(ar('homePage.save')).click();
  await expect(toast(page, ar('homePage.savedSlide'))).toBeVisible();

  await page.getByRole('link', { name: ar('homePage.addSection') }).click();
  await field(ar('homePage.texts.title.ar')).fill(section);
  await field(ar('homePage.texts.title.en')).fill(`Chosen for you ${serial}`);
  await page
    .getByRole('combobox', { name: ar('homePage.kind'), exact: true })
    .selectOption('products');
  await page.getByRole('searchbox', { name: ar('productChoice.findProducts') }).fill(lamp.sku);
  await button(said('productChoice.chooseProduct', { name: lamp.name.ar })).click();
  await expect(
    page.getByRole('list', { name: ar('homePage.preview') }).getByText(lamp.name.ar),
  ).toBeVisible();
  await button(ar('homePage.save')).click();
  await expect(toast(page, ar('homePage.savedSection'))).toBeVisible();

  await visit('/');
  await expect(shop.getByRole('heading', { level: 2, name: slide })).toBeVisible();
  const region = shop.getByRole('region', { name: section });
  await expect(region.getByRole('link', { name: lamp.name.ar }).first()).toBeVisible();
  await shop.getByRole('link', { name: 'تسوّق', exact: true }).first().click();
  await expect(shop.getByRole('heading', { level: 1, name: desks })).toBeVisible();

  await button(said('homePage.hideOf', { name: section })).click();
  await expect(toast(page, said('homePage.hiddenNow', { name: section }))).toBeVisible();
  await visit('/');
  await expect(shop.getByRole('heading', { level: 2, name: slide })).toBeVisible();
  await expect(shop.getByRole('heading', { level: 2, name: section })).toHaveCount(0);
});
