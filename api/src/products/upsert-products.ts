import { inArray, max, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { inBatches } from '../database/in-batches.ts';
import {
  countUpserts,
  isNew,
  takeOverWhereDifferent,
  type UpsertCounts,
} from '../database/upsert.ts';
import { actorOf } from '../principals/actor-columns.ts';
import type { Principal } from '../principals/principal.ts';
import { hasDetails, type NewProductRow, splitColumns } from './product-row.ts';
import { NO_SEO, productDetails, products, stockMovements } from './product-tables.ts';

/**
 * A product as an import writes it. Its stock counts only when it is new; without a position, texts for
 * search engines or products beside it, it keeps its own, or comes last with none.
 */
export interface ProductWrite
  extends Omit<
    NewProductRow,
    | 'id'
    | 'nameRankAr'
    | 'nameRankEn'
    | 'createdAt'
    | 'updatedAt'
    | 'version'
    | 'changedIn'
    | 'position'
  > {
  readonly stock: number;
  readonly position: number | undefined;
}

const OWN_COLUMNS = [
  'slug',
  'nameAr',
  'nameEn',
  'brandId',
  'categoryId',
  'listPricePiastres',
  'discountBasisPoints',
  'plannedDiscountBasisPoints',
  'discountFrom',
  'discountUntil',
  'tiers',
  'featured',
  'tags',
  'related',
  'itemCode',
  'unitType',
  'published',
  'onSaleFrom',
  'position',
] as const;
const DETAIL_COLUMNS = ['descriptionAr', 'descriptionEn', 'seo', 'pictures', 'specs'] as const;
/** The columns that an import writes of a product that the shop has; `draft` besides, which a file cannot tell. */
export const IMPORTED_COLUMNS = [...OWN_COLUMNS, ...DETAIL_COLUMNS];

/**
 * Adds products with their stock, or changes those with the same SKU where they differ, their stock left
 * alone. Rows are locked in id order, as when they are sold. Inside `changeCatalog`, with its version.
 */
export async function upsertProducts(
  tx: Db,
  rows: readonly ProductWrite[],
  { version, principal, at }: { version: number; principal: Principal; at: Date },
): Promise<UpsertCounts> {
  const { placed, present } = await placeAll(tx, rows);
  const redescribed = await writeDetails(
    tx,
    placed.filter(({ sku }) => present.has(sku)),
    present,
  );
  const { set, setWhere } = takeOverWhereDifferent(products, OWN_COLUMNS);
  const written = await inBatches(placed, (batch) =>
    tx
      .insert(products)
      .values(
        batch.map((row) => ({
          ...splitColumns(row).own,
          changedIn: version,
          createdAt: at,
          updatedAt: at,
        })),
      )
      .onConflictDoUpdate({
        target: products.sku,
        set: {
          ...set,
          // A file cannot tell a draft from what it withdraws.
          draft: sql`${products.draft} and not excluded.published`,
          // A changed name loses its rank and is ranked again.
          nameRankAr: sql`case when ${products.nameAr} = excluded.name_ar then ${products.nameRankAr} else 0 end`,
          nameRankEn: sql`case when ${products.nameEn} = excluded.name_en then ${products.nameRankEn} else 0 end`,
          version: sql`${products.version} + 1`,
          changedIn: version,
          updatedAt: at,
        },
        setWhere: sql`${setWhere} or ${products.id} = any(${sql.param(redescribed)}::int[])`,
      })
      .returning({
        id: products.id,
        sku: products.sku,
        stock: products.stock,
        created: isNew(products),
      }),
  );
  const added = new Map(
    written.flatMap(({ created, ...row }) => (created ? [[row.sku, row] as const] : [])),
  );
  await writeDetails(
    tx,
    placed.filter(({ sku }) => added.has(sku)),
    added,
  );
  await inBatches(
    written.filter(({ created, stock }) => created && stock > 0),
    (batch) =>
      tx
        .insert(stockMovements)
        .values(
          batch.map(({ id, stock }) => ({
            productId: id,
            delta: stock,
            reason: 'import' as const,
            at,
            ...actorOf(principal),
          })),
        )
        .returning({ id: stockMovements.id }),
  );
  return countUpserts(rows.length, written);
}

/** Writes the details of products that are there where they differ. @returns the ids of those. */
async function writeDetails(
  tx: Db,
  rows: readonly ProductWrite[],
  ids: ReadonlyMap<string, { readonly id: number }>,
): Promise<number[]> {
  const written = await inBatches(rows, (batch) =>
    tx
      .insert(productDetails)
      .values(
        batch.map((row) => ({
          ...splitColumns(row).details,
          productId: ids.get(row.sku)?.id ?? 0,
        })),
      )
      .onConflictDoUpdate({
        target: productDetails.productId,
        ...takeOverWhereDifferent(productDetails, DETAIL_COLUMNS),
      })
      .returning({ id: productDetails.productId }),
  );
  return written.map(({ id }) => id);
}

/** Gives every row a position, and what it leaves as it is; existing products first, by id. */
async function placeAll(tx: Db, rows: readonly ProductWrite[]) {
  const [last] = await tx.select({ position: max(products.position) }).from(products);
  const present = await readPresent(
    tx,
    rows.map(({ sku }) => sku),
  );
  let next = (last?.position ?? 0) + 1;
  const placed = rows.map((row) => ({
    ...row,
    position: row.position ?? present.get(row.sku)?.position ?? next++,
    seo: row.seo ?? present.get(row.sku)?.seo ?? NO_SEO,
    related: row.related ?? present.get(row.sku)?.related ?? [],
  }));
  const idOf = ({ sku }: ProductWrite) => present.get(sku)?.id ?? Number.MAX_SAFE_INTEGER;
  return { placed: placed.sort((a, b) => idOf(a) - idOf(b)), present };
}

async function readPresent(tx: Db, skus: readonly string[]) {
  const rows = await inBatches(skus, (batch) =>
    tx
      .select({
        ...{ sku: products.sku, id: products.id, position: products.position },
        ...{ related: products.related, seo: productDetails.seo },
      })
      .from(products)
      .innerJoin(productDetails, hasDetails)
      .where(inArray(products.sku, batch)),
  );
  return new Map(rows.map((row) => [row.sku, row]));
}

/** Withdraws every product with another SKU. Inside `changeCatalog`. @returns how many were on sale. */
export async function withdrawOtherProducts(
  tx: Db,
  skus: readonly string[],
  version: number,
  at: Date,
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update products set published = false, on_sale_from = null, version = version + 1, changed_in = ${version}, updated_at = ${at.toISOString()}::timestamptz
    where (published or on_sale_from is not null) and sku not in (select jsonb_array_elements_text(${JSON.stringify(skus)}::jsonb))`);
  return rowCount ?? 0;
}
