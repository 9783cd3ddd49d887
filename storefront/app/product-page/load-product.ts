import { goodsOf } from '@dp/contract/goods.ts';
import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import type { Product } from '@dp/contract/products.ts';
import { isApiError } from '../api/api-error.ts';
import type { ApiClient } from '../api/client.ts';
import { type CategoryLink, loadCategoryName } from '../categories/load-categories.ts';
import { type ProductSummary, summaryOf } from '../products/product-summary.ts';
import { type FittingProduct, loadFitting } from './load-fitting.ts';
import { isOtherVoltage } from './other-voltage.ts';

/** Products shown as related. */
const RELATED = 8;
/** Products per row on a wide screen; half of that on a phone. */
const ROW = 4;

/** What a product's page shows. */
export interface ProductView {
  readonly product: Product;
  /** What search engines show, where the owner wrote it. */
  readonly seo?: { readonly title?: string | undefined; readonly description?: string | undefined };
  /** From the top category down to the product's own. */
  readonly path: readonly CategoryLink[];
  readonly related: readonly ProductSummary[];
  /** Bulbs, dimmers and drivers for it. */
  readonly fitting: readonly FittingProduct[];
}

/** Loads a product with its place in the shop and others of its category. */
export async function loadProduct(api: ApiClient, id: number): Promise<ProductView> {
  const response = await api.call('getProduct', { params: { id: String(id) } });
  const { data: product, seo, related: chosen = [] } = response;
  // Optional parts: the page also works without them.
  const [path, related, fitting] = await Promise.all([
    loadPath(api, product),
    loadRelated(api, product, chosen.map(summaryOf)),
    loadFitting(api, id).catch(() => []),
  ]);
  return {
    product,
    path,
    related,
    fitting,
    ...(seo === undefined ? {} : { seo }),
  };
}

/** A product that was in the shop and is no longer sold. */
export interface GoneProduct {
  readonly name: string;
  readonly category: CategoryLink | undefined;
  /** Others of its category. */
  readonly related: readonly ProductSummary[];
}

/**
 * For the `catch` of `loadProduct`: what can be shown in place of a product that is no longer sold.
 *
 * @throws the failure itself when it is another one.
 */
export async function goneProduct(api: ApiClient, failure: unknown): Promise<GoneProduct> {
  if (!isApiError(failure, 'product_gone')) throw failure;
  const { name, category } = failure.data as { name?: unknown; category?: CategoryLink | null };
  return {
    name: typeof name === 'string' ? name : '',
    category: category ?? undefined,
    related: category
      ? await loadCategoryProducts(api, category.id).then(
          (products) => relatedTo(0, products),
          () => [],
        )
      : [],
  };
}

async function loadPath(api: ApiClient, { category }: Product): Promise<readonly CategoryLink[]> {
  if (category === null) return [];
  const { id, name, parent_id: parentId } = category;
  const own = { id, name };
  if (parentId === null) return [own];
  const parent = await loadCategoryName(api, parentId).catch(() => undefined);
  return parent === undefined ? [own] : [parent, own];
}

/**
 * Others of its category; where they do not fill a row, of the category above as well: in place of a sold-out product
 * only what can take its place.
 */
async function loadRelated(
  api: ApiClient,
  { id, category, specs, stock }: Product,
  chosen: readonly ProductSummary[],
): Promise<readonly ProductSummary[]> {
  if (category === null) return relatedTo(id, [], chosen);
  const productsOf = (of: number, suits: (other: ProductSpecs) => boolean) =>
    loadCategoryProducts(api, of, suits).catch(() => []);
  const goesBeside = (other: ProductSpecs) => !isOtherVoltage(specs, other);
  const own = await productsOf(category.id, goesBeside);
  // The product itself is one of them.
  if (own.length > ROW || category.parent_id === null) return relatedTo(id, own, chosen);
  const wider = await productsOf(
    category.parent_id,
    (other) => goesBeside(other) && (stock.in_stock || canReplace(specs, other)),
  );
  const known = new Set(own.map((each) => each.id));
  return relatedTo(id, [...own, ...wider.filter((each) => !known.has(each.id))], chosen);
}

/** Whether it is the same sort of goods and, of what goes into a socket, has the same cap. */
function canReplace(specs: ProductSpecs, other: ProductSpecs): boolean {
  const goods = goodsOf(specs);
  return goodsOf(other) === goods && (goods !== 'bulb' || other.base === specs.base);
}

async function loadCategoryProducts(
  api: ApiClient,
  categoryId: number,
  suits: (specs: ProductSpecs) => boolean = () => true,
): Promise<readonly ProductSummary[]> {
  const { products } = await api.call('listProductsByCategory', {
    body: { category_id: categoryId, limit: RELATED + 1 },
  });
  return products.filter(({ specs }) => suits(specs)).map(summaryOf);
}

/**
 * Others than the product itself, the owner's choice first, then those that can be bought; of many, as many as
 * fill whole rows.
 */
export function relatedTo(
  id: number,
  candidates: readonly ProductSummary[],
  chosen: readonly ProductSummary[] = [],
): readonly ProductSummary[] {
  const known = new Set([id, ...chosen.map((each) => each.id)]);
  const others = candidates.filter((candidate) => !known.has(candidate.id));
  const buyable = others.filter(({ available }) => available > 0);
  const soldOut = others.filter(({ available }) => available === 0);
  const related = [...chosen, ...buyable, ...soldOut].slice(0, RELATED);
  const whole = related.length - (related.length % ROW);
  return whole === 0 ? related : related.slice(0, whole);
}

/** The cache name of a product's page. */
export function productResponseName(id: number): string {
  return `product ${id}`;
}
