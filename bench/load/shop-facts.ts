import { readJudgedQueries } from '../search/judged-queries.ts';
import { ApiClient } from './call-shop.ts';

/** What of a shop its requests name. */
export interface ShopFacts {
  /** How many products it has. */
  readonly total: number;
  /** Ids of categories that have products of their own. */
  readonly categories: readonly number[];
  /** Ids of products from all over the catalogue. */
  readonly products: readonly number[];
  readonly queries: readonly string[];
}

/** Products asked about one by one. */
const PRODUCTS = 500;
const PAGE = 100;

export async function readShopFacts(origin: string): Promise<ShopFacts> {
  const client = await ApiClient.open(origin);
  const { total } = await client.call('listProducts', { body: { limit: 1 } });
  const products: number[] = [];
  const pages = Math.min(PRODUCTS, total) / PAGE;
  for (let page = 0; page < pages; page += 1) {
    const offset = Math.min(100_000, Math.floor((total / pages) * page));
    const { data } = await client.call('listProducts', { body: { limit: PAGE, offset } });
    products.push(...data.map(({ id }) => id));
  }
  const categories = await client.call('listCategories', { body: { limit: 100 } });
  const { queries } = await readJudgedQueries(new URL('../search/queries.json', import.meta.url));
  client.close();
  return {
    total,
    categories: categories.data.map(({ id }) => id),
    products: [...new Set(products)],
    queries: queries.map(({ query }) => query),
  };
}
