import type { CallOutput } from '@dp/contract/endpoints.ts';
import type { Bilingual, Locale } from '@dp/contract/locale.ts';
import type { CategoryNode } from '../categories/category-tree.ts';
import { pictureIn } from '../media/stored-picture.ts';
import type { CatalogReader } from '../read-model/catalog-reader.ts';
import { completeQuery } from '../search/complete-query.ts';
import { rankProducts } from '../search/rank-products.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { stemWord, withoutArticle } from '../search/stem-word.ts';
import { switchKeyboard } from '../search/switch-keyboard.ts';
import { tokenise } from '../search/tokenise.ts';
import { listProductPage } from './list-products.ts';

/**
 * At most 8 suggestions in all (design §4), of which 3 or more are products and, where there are so many, 3 queries.
 */
const CATEGORIES = 4;
const QUERIES = 3;
const BRANDS = 2;
const WORDS = 5;
const ALL = 8;
const PRODUCTS = 3;

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
  const goesWith = nameTest(index, readings);
  const pictureOf = ({ picture }: CategoryNode) => (picture ? pictureIn(locale, picture) : null);
  const inLocale = ({ id, name }: { id: number; name: Bilingual }) => ({ id, name: name[locale] });
  const categories = [...categoriesOf(catalog)].filter(({ name }) => goesWith(name));
  const brands = Array.from(catalog.brandNames, ([id, name]) => ({ id, name })).filter(({ name }) =>
    goesWith(name),
  );
  // Of many categories those that begin with it say most.
  const beginning = new Set(categories.filter(({ name }) => goesWith(beginningOf(name))));
  const completed = completeQuery(index, query, WORDS, locale);
  const besideQueries = WORDS - Math.min(QUERIES, completed.length);
  const places = {
    brands: brands.slice(0, BRANDS).map(inLocale),
    categories: [...beginning, ...categories.filter((category) => !beginning.has(category))]
      .slice(0, Math.min(CATEGORIES, besideQueries - Math.min(BRANDS, brands.length)))
      .map((category) => ({ ...inLocale(category), picture: pictureOf(category) })),
  };
  const queries = completed.slice(0, WORDS - places.categories.length - places.brands.length);
  const room = ALL - queries.length - places.categories.length - places.brands.length;
  // Near ones are not set apart here, as results do: they come only where there would be few.
  const ids = matches.length < PRODUCTS ? [...matches, ...(near?.ids ?? [])] : matches;
  const { products } = await listProductPage(
    catalog,
    locale,
    { kind: 'ranked', ids: ids.slice(0, room) },
    { limit: room, offset: 0 },
  );
  return { data: { queries, ...places, products } };
}

/**
 * Tests whether a name matches some reading, in either language: each word of the reading begins a word of the name
 * or is another form of one (لمبة, لمبات; مفتاح, مفاتيح).
 */
function nameTest(index: SearchIndex, readings: readonly (readonly string[])[]) {
  const wanted = readings
    .filter((tokens) => tokens.length > 0)
    .map((tokens) =>
      tokens.map((token) => {
        const begun = withoutArticle(token);
        const plurals = new Set(index.vocabulary.pluralsOf(begun).map(({ word }) => word));
        const stem = stemWord(token);
        return (word: string) =>
          word.startsWith(begun) || plurals.has(word) || stemWord(word) === stem;
      }),
    );
  return (name: Bilingual): boolean => {
    const words = [name.ar, name.en].flatMap((text) => tokenise(text)).map(withoutArticle);
    return wanted.some((tests) => tests.every((test) => words.some(test)));
  };
}

/** The first word of a name in each language. */
function beginningOf({ ar, en }: Bilingual): Bilingual {
  return { ar: ar.split(' ', 1)[0] ?? '', en: en.split(' ', 1)[0] ?? '' };
}

function* categoriesOf(catalog: CatalogReader): Generator<CategoryNode> {
  const pending = [...catalog.categories.childrenOf(null)];
  for (const node of pending) {
    yield node;
    pending.push(...catalog.categories.childrenOf(node.id));
  }
}
