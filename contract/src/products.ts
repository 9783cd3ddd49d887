/** Requests and responses of the product calls (specification §3, §7; design §4). */
import { z } from 'zod';
import { cartLines, idField, pageFields } from './fields.ts';
import { CURRENCY } from './limits.ts';
import { picture } from './pictures.ts';
import { productFacets, productFilters, productSort } from './product-filters.ts';
import { productSpecs } from './product-specs.ts';

/** A price by quantity: one unit costs `price`, EGP, when at least `from` units are bought (decision 084). */
export const priceTier = z.object({ from: z.int(), price: z.number() });
export type PriceTier = z.infer<typeof priceTier>;

/**
 * A product in the caller's language. Prices in EGP; `price` after discount, `saving` the difference,
 * `discount` percent.
 */
export const product = z.object({
  id: z.int(),
  sku: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  list_price: z.number(),
  discount: z.number(),
  price: z.number(),
  saving: z.number(),
  /** Lower prices by quantity: rising `from`, falling `price`, all below the price of one. */
  tiers: z.array(priceTier),
  currency: z.literal(CURRENCY),
  images: z.array(picture),
  brand: z.object({ id: z.int(), name: z.string() }).nullable(),
  category: z.object({ id: z.int(), name: z.string(), parent_id: z.int().nullable() }).nullable(),
  stock: z.object({ available: z.int(), in_stock: z.boolean() }),
  featured: z.boolean(),
  specs: productSpecs,
});
export type Product = z.infer<typeof product>;

const filtered = { sort: productSort.optional(), filters: productFilters.optional() };

export const listProductsBody = z.strictObject({ ...pageFields, ...filtered });
export const byCategoryBody = z.strictObject({ ...pageFields, ...filtered, category_id: idField });
export const featuredBody = z.strictObject({ ...pageFields, category_id: idField.optional() });
export const byBrandBody = z.strictObject({ ...pageFields, ...filtered, brand_id: idField });

const page = { total: z.int(), limit: z.int(), offset: z.int() };

export const productListResponse = z.object({
  data: z.array(product),
  ...page,
  facets: productFacets,
});
export const featuredProductsResponse = z.object({ data: z.array(product), ...page });
/** Category products are under `products` (specification §3). */
export const categoryProductsResponse = z.object({
  products: z.array(product),
  ...page,
  facets: productFacets,
});
/**
 * `seo`: what search engines show in place of name and description, where the owner wrote it; `related`: what
 * the owner chose to show beside it, on sale.
 */
export const productResponse = z.object({
  data: product,
  seo: z.object({ title: z.string().optional(), description: z.string().optional() }).optional(),
  related: z.array(product).optional(),
});

export const productPreviewBody = z.strictObject({
  token: z.string({ error: 'required' }).min(1, 'required').max(100, 'invalid'),
});

export const cartProductsBody = z.strictObject({ lines: cartLines });
/** `missing` are ids that are unknown or no longer sold; their lines are skipped (specification §9). */
export const cartProductsResponse = z.object({
  products: z.array(product),
  missing: z.array(z.int()),
});
