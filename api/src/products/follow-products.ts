import { and, asc, gt, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { type IndexedProduct, indexProduct, type ProductFacts } from './indexed-product.ts';
import { ProductIndex } from './product-index.ts';
import { products } from './product-tables.ts';

/**
 * Brings an index up to date with what changed after a version of the catalogue, stock apart; version -1
 * reads everything.
 *
 * @returns the same index when nothing changed, else a new one.
 */
export async function followProducts(
  db: Db,
  known: ProductIndex,
  afterVersion: number,
): Promise<ProductIndex> {
  const changed = new Map<number, IndexedProduct | undefined>();
  for await (const rows of readChangedFacts(db, afterVersion)) {
    for (const { published, ...facts } of rows) {
      changed.set(facts.id, published ? indexProduct(facts) : undefined);
    }
  }
  if (changed.size === 0) return known;
  const unchanged = [...known.products()].filter(({ id }) => !changed.has(id));
  const onSale = [...changed.values()].filter((product) => product !== undefined);
  return new ProductIndex([...unchanged, ...onSale]);
}

/** Rows read by one query: some 10 ms of work, so that other requests are not held up. */
const CHUNK = 1_000;

/** Withdrawn products are among them: they leave the index. */
async function* readChangedFacts(
  db: Db,
  afterVersion: number,
): AsyncGenerator<(ProductFacts & { readonly published: boolean })[]> {
  let lastId = 0;
  while (true) {
    const rows = await db
      .select({
        id: products.id,
        published: products.published,
        brandId: products.brandId,
        categoryId: products.categoryId,
        position: products.position,
        nameRankAr: products.nameRankAr,
        nameRankEn: products.nameRankEn,
        pricePiastres: products.pricePiastres,
        discounted: sql<boolean>`${products.discountBasisPoints} > 0`,
        featured: products.featured,
        stock: products.stock,
        watt: products.watt,
        base: products.base,
        ip: products.ip,
        dimmable: sql<boolean>`${products.dimmable}`,
        cctKelvin: sql<number[]>`coalesce(${products.specs}->'cct_kelvin', '[]')`,
        finishes: sql<string[]>`coalesce(${products.specs}->'finish', '[]')`,
      })
      .from(products)
      .where(and(gt(products.changedIn, afterVersion), gt(products.id, lastId)))
      .orderBy(asc(products.id))
      .limit(CHUNK);
    if (rows.length > 0) yield rows;
    if (rows.length < CHUNK) return;
    lastId = rows.at(-1)?.id ?? lastId;
  }
}
