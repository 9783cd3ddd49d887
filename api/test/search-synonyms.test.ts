import { afterAll, beforeAll, expect, it } from 'vitest';
import { commandLine } from '../src/principals/principal.ts';
import { CatalogReadModel } from '../src/read-model/catalog-read-model.ts';
import { addSynonym } from '../src/search/add-synonym.ts';
import { rankProducts } from '../src/search/rank-products.ts';
import { removeSynonym } from '../src/search/remove-synonym.ts';
import { resetSynonyms } from '../src/search/reset-synonyms.ts';
import { listSynonymsOf } from '../src/search/synonym-queries.ts';
import { arrangeCatalogue, type Catalogue, insertProduct } from './arrange/catalogue.ts';
import { TestApp } from './test-app.ts';

let shop: TestApp;
let catalogue: Catalogue;
/** Another process's view of the same catalogue. */
let other: CatalogReadModel;
beforeAll(async () => {
  shop = await TestApp.open();
  catalogue = await arrangeCatalogue(shop.db);
  other = new CatalogReadModel(shop.database);
  await other.search();
});
afterAll(async () => {
  await other.stop();
  await shop.close();
});

async function found(query: string): Promise<number[]> {
  const { body } = await shop.call('searchProducts', { query: { query }, body: {} });
  return body.data.data.map(({ id }) => id);
}

async function foundByOther(query: string): Promise<readonly number[]> {
  await other.refresh();
  return rankProducts(await other.search(), query, () => true).matches;
}

const quality = (phrase: string, synonym: string) =>
  addSynonym(shop.deps, commandLine, { phrase, synonym, kind: 'quality' });

it('a new synonym finds at once what its word finds, in every process', async () => {
  expect(await found('زعبوط')).toEqual([]);
  await quality('دلاية', 'زعبوط');
  expect(await found('زعبوط')).toEqual(await found('دلاية'));
  expect(await found('زعبوط')).toContain(catalogue.products.pendant);
  expect(await foundByOther('زعبوط')).toContain(catalogue.products.pendant);
});

it('products that are called by the new synonym are found by the other words', async () => {
  const id = await insertProduct(shop.db, { name: { ar: 'كركوبة نحاس', en: 'Karkouba' } });
  expect(await found('pendant')).not.toContain(id);
  await quality('pendant', 'كركوبة');
  expect(await found('pendant')).toContain(id);
  expect(await foundByOther('dallaya')).toContain(id);
});

it('a phrase that is removed means nothing but itself', async () => {
  await removeSynonym(shop.deps, commandLine, { phrase: 'زعبوط' });
  expect(await found('زعبوط')).toEqual([]);
  await removeSynonym(shop.deps, commandLine, { phrase: 'dallaya' });
  expect(await listSynonymsOf(shop.db, commandLine, { phrase: 'dallaya' })).toEqual([]);
});

it('two words that nothing is called make a group of their own', async () => {
  const groups = await quality('فرفوش', 'لعلوع');
  expect(groups).toMatchObject([{ kind: 'quality', phrases: ['فرفوش', 'لعلوع'] }]);
  const id = await insertProduct(shop.db, { name: { ar: 'أباجورة فرفوش', en: 'Farfoush lamp' } });
  expect(await found('لعلوع')).toEqual([id]);
});

it('what is no word, or no synonym, is refused', async () => {
  await expect(quality('💡', 'لمبة')).rejects.toMatchObject({ code: 'synonym_meaningless' });
  await expect(removeSynonym(shop.deps, commandLine, { phrase: 'برطمان' })).rejects.toMatchObject({
    code: 'synonym_not_found',
  });
});

it('a reset goes back to the words that the shop comes with', async () => {
  expect((await listSynonymsOf(shop.db, commandLine, {})).length).toBeGreaterThan(0);
  expect((await resetSynonyms(shop.deps, commandLine)).changes).toBeGreaterThan(0);
  expect(await listSynonymsOf(shop.db, commandLine, {})).toEqual([]);
  expect(await found('لعلوع')).toEqual([]);
  expect(await found('dallaya')).toContain(catalogue.products.pendant);
});

it('staff need the permission to edit content', async () => {
  const staff = {
    kind: 'staff',
    staffId: 1,
    name: 'Sara',
    sessionId: 1,
    network: '192.0.2.1',
    permissions: new Set<never>(),
  } as const;
  await expect(
    addSynonym(shop.deps, staff, { phrase: 'لمبة', synonym: 'نوارة', kind: 'thing' }),
  ).rejects.toMatchObject({ code: 'permission_required' });
});
