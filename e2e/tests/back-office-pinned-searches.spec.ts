import { randomInt } from 'node:crypto';
import { toast } from '../fixtures/forms.ts';
import { openShopBeside, ownerAtWork } from '../fixtures/owner-at-work.ts';
import { expect, test } from '../fixtures/stocked-shop.ts';

/** Letters of which no word of a language is made. */
const LETTERS = 'qxzjvk';

ownerAtWork('en', ({ locale, words, inShop, controls }) => {
  test('an owner pins two products for a search that found nothing: they come first in its results and suggestions, until they are taken off, and again when they are put back', async ({
    page,
    stocked,
  }) => {
    const lamps = [await stocked.lamp(), await stocked.lamp()] as const;
    const [first, second] = lamps.map(({ name }) => name[locale]) as [string, string];
    const query = Array.from({ length: 10 }, () => LETTERS[randomInt(6)]).join('');
    const search = { query: { query }, body: {} };
    expect((await stocked.api(locale).call('searchProducts', search)).data.total).toBe(0);
    const { button } = controls(page);
    const { beside, look } = await openShopBeside(page, stocked);

    await page.goto(`${stocked.shop.adminOrigin}/search-gaps?text=${encodeURIComponent(query)}`);
    const pin = page.getByRole('link', { name: words('searchGaps.pinOf', { query }) });
    await pin.click();
    const find = page.getByRole('searchbox', { name: words('productChoice.findProducts') });
    for (const { sku, name } of lamps.toReversed()) {
      await find.fill(sku);
      const choose = words('productChoice.chooseProduct', { name: name[locale] });
      await page.getByRole('button', { name: choose, exact: true }).click();
    }
    const chosen = page
      .getByRole('list', { name: words('productChoice.chosenProducts') })
      .getByRole('listitem');
    await expect(chosen).toHaveText([new RegExp(second), new RegExp(first)]);
    await page
      .getByRole('button', { name: words('groups.earlier', { name: first }), exact: true })
      .click();
    await expect(chosen).toHaveText([new RegExp(first), new RegExp(second)]);
    await button('pinnedSearches.save').click();
    await expect(toast(page, words('pinnedSearches.saved', { query }))).toBeVisible();
    const gaps = { level: 1, name: words('searchGaps.title') };
    await expect(page.getByRole('heading', gaps)).toBeVisible();
    await expect(pin).toHaveCount(0);

    await look(`/search/product?query=${encodeURIComponent(query)}`, async () => {
      const results = beside.getByRole('main').getByRole('article');
      await expect(results).toHaveText([new RegExp(first), new RegExp(second)]);
    });
    await look('/search/product', async () => {
      const field = beside.getByRole('combobox', { name: inShop('search.field') });
      await expect(field).toBeFocused();
      await field.pressSequentially(query);
      const list = beside.getByRole('listbox', { name: inShop('search.suggestions') });
      const products = list.getByRole('group', { name: inShop('search.products') });
      await expect(products.getByRole('option')).toHaveText([
        new RegExp(first),
        new RegExp(second),
      ]);
    });

    const listed = page.getByRole('link', { name: query, exact: true });
    const takeOff = async () => {
      await listed.click();
      await button('pinnedSearches.unpinAll').click();
      await button('pinnedSearches.save').click();
      await expect(page.getByText(words('pinnedSearches.empty.title'))).toBeVisible();
    };
    await page.goto(`${stocked.shop.adminOrigin}/pinned-searches`);
    await takeOff();
    await look(`/search/product?query=${encodeURIComponent(query)}`, async () => {
      const nothing = beside.getByRole('heading', { name: inShop('search.noResults') });
      await expect(nothing.last()).toBeVisible();
    });

    await page.goto(
      `${stocked.shop.adminOrigin}/pinned-searches/search/${encodeURIComponent(query)}`,
    );
    await button('earlierStates.title').click();
    const states = page.getByRole('list', { name: words('earlierStates.title') });
    await expect(states.getByRole('listitem').first()).toContainText(
      words('earlierStates.differs', { fields: words('audit.fields.products') }),
    );
    await states.getByRole('button', { name: words('earlierStates.use') }).click();
    await expect(toast(page, words('earlierStates.used'))).toBeVisible();
    await expect(states).toBeHidden();
    await expect(chosen).toHaveText([new RegExp(first), new RegExp(second)]);
    await button('pinnedSearches.save').click();
    await expect(toast(page, words('pinnedSearches.saved', { query }))).toBeVisible();
    await look(`/search/product?query=${encodeURIComponent(query)}`, async () => {
      await expect(beside.getByRole('main').getByRole('article')).toHaveCount(2);
    });
    // A shop is lent to several tests.
    await takeOff();
  });
});
