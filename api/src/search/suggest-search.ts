import type { CallOutput } from '@dp/contract/endpoints.ts';
import type { Bilingual, Locale } from '@dp/contract/locale.ts';
import type { CatalogSnapshot } from '../catalog/catalog-in-memory.ts';
import type { Db } from '../database/database.ts';
import { listProductPage } from '../products/list-products.ts';
import { completeQuery } from './complete-query.ts';
import { rankProducts } from './rank-products.ts';
import type { SearchIndex } from './search-index.ts';
import { withoutArticle } from './stem-word.ts';
import { switchKeyboard } from './switch-keyboard.ts';
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
  if (tokenise(query).length === 0) {
    return { data: { queries: [], categories: [], brands: [], products: [] } };
  }
  const { ids, corrected } = rankProducts(index, query, (id) => catalog.products.isInStock(id));
  const readings = [switchKeyboard(index, query), corrected ?? query].map((text) => tokenise(text));
  const categories = [...categoriesOf(catalog)].filter(({ name }) => goesWith(readings, name));
  const brands = Array.from(catalog.brandNames, ([id, name]) => ({ id, name })).filter(({ name }) =>
    goesWith(readings, name),
  );
  const queries = completeQuery(index, query, QUERIES);
  const inLocale = ({ id, name }: { id: number; name: Bilingual }) => ({ id, name: name[locale] });
  const places = {
    categories: categories.slice(0, PLACES).map(inLocale),
    brands: brands.slice(0, PLACES).map(inLocale),
  };
  const room = ALL - queries.length - places.categories.length - places.brands.length;
  const { products } = await listProductPage(
    db,
    catalog,
    locale,
    { kind: 'ranked', ids: ids.slice(0, room) },
    { limit: room, offset: 0 },
  );
  return { data: { queries, ...places, products } };
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
