import type { CallOutput } from '@dp/contract/endpoints.ts';
import type { Bilingual, Locale } from '@dp/contract/locale.ts';
import type { CatalogSnapshot } from '../catalog/catalog-in-memory.ts';
import type { Db } from '../database/database.ts';
import { listProductPage } from '../products/list-products.ts';
import { asArabicKeys, asEnglishKeys } from './keyboard-layout.ts';
import { rankProducts } from './rank-products.ts';
import type { SearchIndex } from './search-index.ts';
import { withoutArticle } from './stem-word.ts';
import { tokenise } from './tokenise.ts';

/** At most 8 suggestions in all (design §4). */
const QUERIES = 3;
const PLACES = 2;
const ALL = 8;

/** Suggestions while typing: fuller queries, categories, brands and products that go with what is typed. */
export async function suggestSearch(
  db: Db,
  catalog: CatalogSnapshot,
  index: SearchIndex,
  locale: Locale,
  query: string,
): Promise<CallOutput<'suggestSearch'>> {
  const typed = tokenise(query);
  if (typed.length === 0) {
    return { data: { queries: [], categories: [], brands: [], products: [] } };
  }
  const readings = [query, asArabicKeys(query), asEnglishKeys(query)]
    .filter((reading) => reading !== undefined)
    .map((reading) => tokenise(reading));
  const categories = [...categoriesOf(catalog)]
    .filter(({ name }) => goesWith(readings, name))
    .slice(0, PLACES);
  const brands = Array.from(catalog.brandNames, ([id, name]) => ({ id, name }))
    .filter(({ name }) => goesWith(readings, name))
    .slice(0, PLACES);
  const queries = completions(index, typed);
  const { ids } = rankProducts(index, query, (id) => catalog.products.isInStock(id));
  const room = ALL - queries.length - categories.length - brands.length;
  const { products } = await listProductPage(
    db,
    catalog,
    locale,
    { kind: 'ranked', ids },
    { limit: room, offset: 0 },
  );
  const inLocale = ({ id, name }: { id: number; name: Bilingual }) => ({ id, name: name[locale] });
  return {
    data: { queries, categories: categories.map(inLocale), brands: brands.map(inLocale), products },
  };
}

/** Queries that finish the word being typed, the most telling first. */
function completions(index: SearchIndex, typed: readonly string[]): string[] {
  const last = withoutArticle(typed.at(-1) ?? '');
  if (last.length < 2 || /\d/.test(last)) return [];
  const before = typed.slice(0, -1);
  return index
    .wordsFrom(last, 60)
    .filter(({ word }) => word !== last)
    .sort((a, b) => frequency(index, b.stem) - frequency(index, a.stem))
    .slice(0, QUERIES)
    .map(({ written }) => [...before, written].join(' '));
}

function frequency(index: SearchIndex, stem: string): number {
  return index.postings(stem)?.documents.length ?? 0;
}

/** Whether each word of some reading begins a word of the name, in either language. */
function goesWith(readings: readonly (readonly string[])[], name: Bilingual): boolean {
  const words = [name.ar, name.en].flatMap((text) => tokenise(text)).map(withoutArticle);
  return readings.some(
    (tokens) =>
      tokens.length > 0 &&
      tokens.every((token) => words.some((word) => word.startsWith(withoutArticle(token)))),
  );
}

function* categoriesOf(catalog: CatalogSnapshot): Generator<{ id: number; name: Bilingual }> {
  const pending = [...catalog.categories.childrenOf(null)];
  for (const node of pending) {
    yield node;
    pending.push(...catalog.categories.childrenOf(node.id));
  }
}
