import type { ProductFilter } from '@dp/contract/staff/product-values.ts';
import { and, asc, desc, eq, gt, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { StoredPicture } from '../media/stored-picture.ts';
import { comesAfter, hasDetails, type ProductRow, selectProducts } from './product-row.ts';
import { productDetails, products } from './product-tables.ts';

const columns = {
  id: products.id,
  sku: products.sku,
  nameAr: products.nameAr,
  nameEn: products.nameEn,
  picture: sql<StoredPicture | null>`${productDetails.pictures}->0`,
  categoryId: products.categoryId,
  listPricePiastres: products.listPricePiastres,
  pricePiastres: products.pricePiastres,
  stock: products.stock,
  published: products.published,
  draft: products.draft,
  onSaleFrom: products.onSaleFrom,
  featured: products.featured,
};

/** Which products a list of the back office has. */
export interface ProductSelection {
  readonly filter: ProductFilter;
  /** Only of these categories. */
  readonly categoryIds?: ReadonlySet<number> | undefined;
  /** Only of this brand. */
  readonly brandId?: number | undefined;
  /** Only these. */
  readonly ids?: readonly number[] | undefined;
}

/** Products on sale and withdrawn, the newest first; only those older than `before`. */
export async function listProductRows(
  db: Db,
  { before, ...selection }: ProductSelection & { readonly before?: number | undefined },
  limit: number,
) {
  return db
    .select(columns)
    .from(products)
    .innerJoin(productDetails, hasDetails)
    .where(and(before === undefined ? undefined : lt(products.id, before), selected(selection)))
    .orderBy(desc(products.id))
    .limit(limit);
}

/** Those of some products that a selection has, in the order of `ids`. */
export async function findProductRows(db: Db, ids: readonly number[], selection: ProductSelection) {
  if (ids.length === 0) return [];
  const rows = await db
    .select(columns)
    .from(products)
    .innerJoin(productDetails, hasDetails)
    .where(and(inArray(products.id, [...ids]), selected(selection)));
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

export type ListedProductRow = Awaited<ReturnType<typeof listProductRows>>[number];

/** One product's row, on sale or withdrawn; undefined when the shop never had it. */
export async function readProductRow(db: Db, id: number): Promise<ProductRow | undefined> {
  const [row] = await selectProducts(db).where(eq(products.id, id));
  return row;
}

/** List price and prices by quantity of a selection's products, by id, only those after `after`. */
export async function listPriceRows(
  db: Db,
  selection: ProductSelection,
  after: number,
  limit: number,
) {
  return db
    .select({
      id: products.id,
      listPricePiastres: products.listPricePiastres,
      tiers: products.tiers,
    })
    .from(products)
    .where(and(gt(products.id, after), selected(selection)))
    .orderBy(asc(products.id))
    .limit(limit);
}

/** Whole rows of a selection's products, by id, only those after `after`. */
export async function listWholeProducts(
  db: Db,
  selection: ProductSelection,
  after: number,
  limit: number,
): Promise<ProductRow[]> {
  return selectProducts(db)
    .where(and(comesAfter(after), selected(selection)))
    .orderBy(asc(products.id))
    .limit(limit);
}

/** What a selection's products have: how many there are, most pictures and tiers of one, and the specifications. */
export interface ProductExtent {
  readonly count: number;
  readonly pictures: number;
  readonly tiers: number;
  readonly specs: ReadonlySet<string>;
}

/** Measures a selection, some products at a time, so that nobody waits for one long statement. */
export async function measureProducts(db: Db, selection: ProductSelection): Promise<ProductExtent> {
  const specs = new Set<string>();
  const extent = { count: 0, pictures: 0, tiers: 0, specs };
  for (let after = 0; ; ) {
    const page = db
      .select({
        id: products.id,
        pictures: productDetails.pictures,
        tiers: products.tiers,
        specs: productDetails.specs,
      })
      .from(products)
      .innerJoin(productDetails, hasDetails)
      .where(and(comesAfter(after), selected(selection)))
      .orderBy(asc(products.id))
      .limit(MEASURED);
    const { rows } = await db.execute<{
      last: number | null;
      count: number;
      pictures: number;
      tiers: number;
      specs: string[] | null;
    }>(sql`with page as materialized ${page}
      select max(id) as last, count(*)::int as count, max(jsonb_array_length(pictures)) as pictures,
        max(jsonb_array_length(tiers)) as tiers,
        (select array_agg(distinct key) from page,
          jsonb_object_keys(specs || coalesce(specs->'dimensions', '{}'::jsonb)) as key) as specs
      from page`);
    const [row] = rows;
    if (!row || row.last === null) return extent;
    extent.count += row.count;
    extent.pictures = Math.max(extent.pictures, row.pictures);
    extent.tiers = Math.max(extent.tiers, row.tiers);
    for (const key of row.specs ?? []) specs.add(key);
    after = row.last;
  }
}

/** Products that are measured at a time. */
const MEASURED = 1_000;

/** The condition of a selection. */
export function selected({ filter, categoryIds, brandId, ids }: ProductSelection): SQL | undefined {
  return and(
    FILTERS[filter],
    ids === undefined ? undefined : sql`${products.id} = any(${sql.param([...ids])}::int[])`,
    categoryIds === undefined ? undefined : inArray(products.categoryId, [...categoryIds]),
    brandId === undefined ? undefined : eq(products.brandId, brandId),
  );
}

const FILTERS: Readonly<Record<ProductFilter, SQL | undefined>> = {
  all: undefined,
  on_sale: eq(products.published, true),
  // None of these is on sale, which names the index.
  draft: sql`not ${products.published} and ${products.draft} and ${products.onSaleFrom} is null`,
  scheduled: sql`not ${products.published} and ${products.onSaleFrom} is not null`,
  withdrawn: sql`not ${products.published} and not ${products.draft} and ${products.onSaleFrom} is null`,
  featured: isNotNull(products.featured),
};
