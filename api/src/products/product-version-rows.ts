import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { actorOf } from '../principals/actor-columns.ts';
import type { Principal } from '../principals/principal.ts';
import { chosenDiscount } from './product-life.ts';
import { type ProductRow, productColumns } from './product-row.ts';
import { productVersions } from './product-tables.ts';

/** The columns that an earlier state brings back, as JSON: all that staff edit but whether it is on sale. */
const RESTORED = [
  'nameAr',
  'nameEn',
  'descriptionAr',
  'descriptionEn',
  'categoryId',
  'brandId',
  'listPricePiastres',
  'tiers',
  'featured',
  'specs',
  'seo',
  'related',
  'pictures',
  'itemCode',
  'unitType',
  'tags',
] as const satisfies readonly (keyof ProductRow)[];

/** A product as it was: `discount` in basis points, as it was chosen, without its dates. */
export type ReplacedState = Pick<ProductRow, (typeof RESTORED)[number]> & {
  readonly discount: number;
};

/** What of a product an earlier state can bring back. */
export function stateToRestore(row: ProductRow): ReplacedState {
  const columns = Object.fromEntries(RESTORED.map((name) => [name, row[name]]));
  return { ...columns, discount: chosenDiscount(row) } as ReplacedState;
}

/** As `stateToRestore`, of products and their details in a statement. */
export const stateInSql = sql`jsonb_build_object(${sql.join(
  RESTORED.map(
    (name) => sql`${sql.raw(`'${name}'`)}, ${sql.identifier(productColumns[name].name)}`,
  ),
  sql`, `,
)}, 'discount', coalesce(planned_discount_basis_points, discount_basis_points))`;

/** Stores the states that a change of locked products replaces. */
export async function recordReplacedStates(
  tx: Db,
  principal: Principal,
  before: readonly ProductRow[],
  at: Date,
): Promise<void> {
  await tx.insert(productVersions).values(
    before.map((row) => ({
      productId: row.id,
      version: row.version,
      state: stateToRestore(row),
      at,
      ...actorOf(principal),
    })),
  );
}

/** Replaced states of a product, the newest first, or those before a version. */
export async function listVersionRows(
  db: Db,
  { productId, before }: { readonly productId: number; readonly before?: number | undefined },
  limit: number,
) {
  const rows = await db
    .select()
    .from(productVersions)
    .where(
      and(
        eq(productVersions.productId, productId),
        before === undefined ? undefined : lt(productVersions.version, before),
      ),
    )
    .orderBy(desc(productVersions.version))
    .limit(limit);
  return rows.map(({ state, ...row }) => ({ ...row, state: state as ReplacedState }));
}

/** One replaced state; undefined when there is none of that version. */
export async function readReplacedState(
  db: Db,
  productId: number,
  version: number,
): Promise<ReplacedState | undefined> {
  const [row] = await db
    .select({ state: productVersions.state })
    .from(productVersions)
    .where(and(eq(productVersions.productId, productId), eq(productVersions.version, version)));
  return row?.state as ReplacedState | undefined;
}
