import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { idArray } from '../database/id-array.ts';
import { productDetails, products, removedProducts, stockMovements } from './product-tables.ts';

/** Rows per query: some 10 ms of work, so that other requests are not blocked. */
const CHUNK = 1_000;
/** How far back stock movements are looked through for ones that were committed after younger ones. */
const LATE_MOVEMENTS = 200;

/** What lists, filters and facets need of a product on sale. */
export interface ProductFacts {
  readonly id: number;
  readonly brandId: number | null;
  readonly categoryId: number | null;
  readonly position: number;
  readonly nameRankAr: number;
  readonly nameRankEn: number;
  readonly pricePiastres: number;
  readonly discounted: boolean;
  /** It has a cap of its own, and no holders for other bulbs. */
  readonly bulb: boolean;
  /** Place among the featured products; null: not featured. */
  readonly featured: number | null;
  readonly tags: readonly string[];
  readonly stock: number;
  readonly watt: number | null;
  readonly base: string | null;
  readonly ip: number | null;
  readonly dimmable: boolean;
  readonly cctKelvin: readonly number[];
  readonly finishes: readonly string[];
  readonly rooms: readonly string[];
  /** What decides which sort of goods it is (`goodsOf`). */
  readonly kindFacts: Pick<ProductSpecs, 'kind' | 'lumen' | 'lamps' | 'mounting'>;
}

type ChangedProduct = ProductFacts & { readonly published: boolean };

/**
 * The products that changed after a version of the catalogue, by id; undefined for withdrawn and deleted ones.
 * Version -1 reads all. Each chunk comes as one JSON value, which takes a quarter of the time of as many rows.
 */
export async function readChangedProducts(
  db: Db,
  afterVersion: number,
): Promise<Map<number, ProductFacts | undefined>> {
  const changed: Map<number, ProductFacts | undefined> = await readRemoved(db, afterVersion);
  const ids = await readChangedIds(db, afterVersion);
  for (let done = 0; done < ids.length; done += CHUNK) {
    for (const { published, ...facts } of await readFacts(db, ids.slice(done, done + CHUNK))) {
      changed.set(facts.id, published ? facts : undefined);
    }
  }
  return changed;
}

/**
 * Ids alone, all at once: pages of a query by version would each read every changed row, since versions are
 * indexed by block.
 */
async function readChangedIds(db: Db, afterVersion: number): Promise<readonly number[]> {
  const { rows } = await db.execute<{ ids: number[] }>(sql`
    select coalesce(json_agg(id order by id), '[]') as ids from ${products}
    where changed_in > ${afterVersion}`);
  return rows[0]?.ids ?? [];
}

async function readFacts(db: Db, ids: readonly number[]): Promise<readonly ChangedProduct[]> {
  const chunk = idArray(ids);
  const { rows } = await db.execute<{ chunk: ChangedProduct[] }>(sql`
    select coalesce(json_agg(changed), '[]') as chunk from (
      select id, published, brand_id as "brandId", category_id as "categoryId", position,
        name_rank_ar as "nameRankAr", name_rank_en as "nameRankEn",
        price_piastres as "pricePiastres", discount_basis_points > 0 as discounted,
        base is not null and base <> 'integrated' and specs->'lamps' is null as bulb, featured, tags, stock,
        watt, base, ip, dimmable, coalesce(specs->'cct_kelvin', '[]') as "cctKelvin",
        coalesce(specs->'finish', '[]') as finishes,
        coalesce(specs->'rooms', '[]') as rooms,
        jsonb_strip_nulls(jsonb_build_object('kind', specs->'kind', 'lumen', specs->'lumen',
          'lamps', specs->'lamps', 'mounting', specs->'mounting')) as "kindFacts"
      from ${products} join ${productDetails} on product_id = id
      where id = any(${chunk}) and product_id = any(${chunk})
      order by id
    ) changed`);
  return rows[0]?.chunk ?? [];
}

async function readRemoved(db: Db, afterVersion: number): Promise<Map<number, undefined>> {
  if (afterVersion === -1) return new Map();
  const rows = await db
    .select({ id: removedProducts.id })
    .from(removedProducts)
    .where(gt(removedProducts.removedIn, afterVersion));
  return new Map(rows.map(({ id }) => [id, undefined]));
}

/** Ids of the latest stock movements, the youngest first: equal ones, equal stock. */
export type StockMark = readonly number[];

/** Reads where the stock movements are now. */
export async function readStockMark(db: Db): Promise<StockMark> {
  const latest = db
    .select({ id: stockMovements.id })
    .from(stockMovements)
    .orderBy(desc(stockMovements.id))
    .limit(LATE_MOVEMENTS);
  // As one value, which costs less than as many rows: it is read every 700 ms, and after orders.
  const { rows } = await db.execute<{ ids: number[] }>(
    sql`select coalesce(json_agg(id order by id desc), '[]') as ids from (${latest}) latest`,
  );
  return rows[0]?.ids ?? [];
}

/** The stock of a product that moved. */
export interface MovedStock {
  readonly inStock: boolean;
  /** How many movements there were. */
  readonly movements: number;
}

/**
 * The products on sale whose stock moved between two marks, by id. Includes movements whose transactions
 * ended after those of up to 200 younger ones.
 */
export async function readMovedStock(
  db: Db,
  from: StockMark,
  to: StockMark,
): Promise<ReadonlyMap<number, MovedStock>> {
  const known = new Set(from);
  const unknown = to.filter((id) => !known.has(id));
  if (unknown.length === 0) return new Map();
  // When all of them are new there may be more behind the oldest.
  const all = unknown.length === to.length;
  const rows = await db
    .select({
      id: products.id,
      inStock: sql<boolean>`${products.stock} > 0`,
      movements: sql<number>`count(*)::int`,
    })
    .from(stockMovements)
    .innerJoin(products, eq(products.id, stockMovements.productId))
    .where(
      and(
        products.published,
        all
          ? gt(stockMovements.id, (from[0] ?? 0) - LATE_MOVEMENTS)
          : inArray(stockMovements.id, unknown),
      ),
    )
    .groupBy(products.id);
  return new Map(rows.map(({ id, inStock, movements }) => [id, { inStock, movements }]));
}
