import type { CallOutput } from '@dp/contract/endpoints.ts';
import type { Bilingual, Locale } from '@dp/contract/locale.ts';
import type { CatalogReader } from '../read-model/catalog-reader.ts';
import { completeQuery } from '../search/complete-query.ts';
import { rankProducts } from '../search/rank-products.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { withoutArticle } from '../search/stem-word.ts';
import { switchKeyboard } from '../search/switch-keyboard.ts';
import { tokenise } from '../search/tokenise.ts';
import { listProductPage } from './list-products.ts';

/** At most 8 suggestions in all (design §4), of which 3 or more are products; what no query takes is for categories. */
const QUERIES = 3;
const BRANDS = 2;
const WORDS = 5;
const ALL = 8;

/** Suggestions while typing: completed queries, matching categories, brands and products. */
export async function suggestSearch(
  catalog: CatalogReader,
  index: SearchIndex,
  locale: Locale,
  query: string,
): Promise<CallOutput<'suggestSearch'>> {
  if (tokenise(query).length === 0) {
    return { data: { queries: [], categories: [], brands: [], products: [] } };
  }
  const { matches, near, understood } = catalog.search(query, (isInStock) =>
    rankProducts(index, query, isInStock, { isTyping: true }),
  );
  const readings = [switchKeyboard(index, query), understood].map((text) => tokenise(text));
  const categories = [...categoriesOf(catalog)].filter(({ name }) => goesWith(readings, name));
  const brands = Array.from(catalog.brandNames, ([id, name]) => ({ id, name })).filter(({ name }) =>
    goesWith(readings, name),
  );
  // Where the shop has categories for it, their names serve better than synonyms of them.
  const queries = completeQuery(index, query, QUERIES, categories.length > 0);
  const inLocale = ({ id, name }: { id: number; name: Bilingual }) => ({ id, name: name[locale] });
  const places = {
    categories: categories
      .slice(0, WORDS - queries.length - Math.min(brands.length, BRANDS))
      .map(inLocale),
    brands: brands.slice(0, BRANDS).map(inLocale),
  };
  const room = ALL - queries.length - places.categories.length - places.brands.length;
  const { products } = await listProductPage(
    catalog,
    locale,
    { kind: 'ranked', ids: [...matches.slice(0, room), ...(near?.ids ?? [])].slice(0, room) },
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

function* categoriesOf(catalog: CatalogReader): Generator<{ id: number; name: Bilingual }> {
  const pending = [...catalog.categories.childrenOf(null)];
  for (const node of pending) {
    yield node;
    pending.push(...catalog.categories.childrenOf(node.id));
  }
}
