import { randomInt } from 'node:crypto';
import { enterAsStaff, test } from '../fixtures/office-test.ts';
import { ShopApi } from '../fixtures/shop-api.ts';
import { expect } from '../fixtures/shop-test.ts';
import { wordsOf } from '../fixtures/words.ts';

/** The shop that the back office belongs to. */
const shopOrigin = `http://localhost:${process.env.DP_E2E_PORT}`;

const ar = wordsOf('ar', 'admin');

test('what a shopper did not find becomes a synonym on an Arabic phone, and the shop finds it', async ({
  page,
  context,
  playwright,
}) => {
  const request = await playwright.request.newContext({ baseURL: shopOrigin });
  const shop = new ShopApi(request);
  // No word of any language, and another one in each run.
  const word = Array.from({ length: 10 }, () => 'ظغثذضخ'[randomInt(6)]).join('');
  const search = () => shop.call('searchProducts', { query: { query: word }, body: {} });
  expect((await search()).data.total).toBe(0);

  await enterAsStaff(context, 'content');
  await page.goto(`/search-gaps?text=${encodeURIComponent(word)}`);
  const name = ar('searchGaps.toSynonymOf').replace('{query}', word);
  await page.getByRole('link', { name }).click();
  const synonym = page.getByRole('textbox', { name: ar('synonyms.newWord') });
  await expect(synonym).toHaveValue(word);
  await page.getByRole('textbox', { name: ar('synonyms.sameAs') }).fill('نجفة');
  const found = page.getByRole('list', {
    name: ar('synonyms.willFind', { synonym: word, phrase: 'نجفة' }),
  });
  await expect(found.getByRole('listitem')).not.toHaveCount(0);
  await page.getByRole('button', { name: ar('synonyms.save') }).click();
  await expect(page.getByRole('heading', { level: 1, name: ar('searchGaps.title') })).toBeVisible();
  expect((await search()).data.total).toBeGreaterThan(0);
  await request.dispose();
});
