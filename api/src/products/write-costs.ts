import { sql } from 'drizzle-orm';
import { recordAudits } from '../audit-trail/record-audit.ts';
import type { Db } from '../database/database.ts';
import { actorOf } from '../principals/actor-columns.ts';
import type { Principal } from '../principals/principal.ts';
import { lockProductVersions } from './change-columns.ts';
import { productCosts } from './product-tables.ts';

/** The cost of one unit that is in force. */
export interface KnownCost {
  /** That of the costs; 0 when none was ever set. */
  readonly version: number;
  /** Null: not known. */
  readonly piastres: number | null;
}

/** A cost to set, by who saw the costs in `version`. */
export interface NewCost extends KnownCost {
  readonly id: number;
}

const NEVER_SET: KnownCost = { version: 0, piastres: null };

/** The costs in force of some products, by id. */
export async function readKnownCosts(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, KnownCost>> {
  const { rows } = await db.execute<{ costs: [number, number, number | null][] | null }>(sql`
    select json_agg(json_build_array(wanted, newest.id, cost_piastres)) as costs
    from unnest(${sql.param([...ids])}::int[]) as wanted, lateral (
      select id, cost_piastres from product_costs where product_id = wanted
      order by product_costs.id desc limit 1
    ) as newest`);
  const known = new Map(
    (rows[0]?.costs ?? []).map(([id, version, piastres]) => [id, { version, piastres }]),
  );
  return new Map(ids.map((id) => [id, known.get(id) ?? NEVER_SET]));
}

/**
 * Sets what products cost from now on, with a row of each in the audit trail; the same cost again writes nothing. One
 * that somebody else has set since it was seen stays. In a transaction, which locks the products.
 *
 * @returns the costs then in force, by id, and whether they were left; unknown products are absent.
 */
export async function writeCosts(
  tx: Db,
  principal: Principal,
  wanted: readonly NewCost[],
  at: Date,
): Promise<ReadonlyMap<number, KnownCost & { readonly changed: boolean }>> {
  const locked = await lockProductVersions(
    tx,
    wanted.map(({ id }) => id),
  );
  const before = await readKnownCosts(tx, [...locked.keys()]);
  const different = wanted.filter(({ id, version, piastres }) => {
    const known = before.get(id);
    return known && known.version === version && known.piastres !== piastres;
  });
  const written = new Map<number, KnownCost>();
  if (different.length > 0) {
    const rows = await tx
      .insert(productCosts)
      .values(
        different.map(({ id, piastres }) => ({
          productId: id,
          costPiastres: piastres,
          at,
          ...actorOf(principal),
        })),
      )
      .returning({ id: productCosts.productId, version: productCosts.id });
    const costs = new Map(different.map((each) => [each.id, each.piastres]));
    for (const { id, version } of rows)
      written.set(id, { version, piastres: costs.get(id) ?? null });
    await recordAudits(
      tx,
      principal,
      rows.map(({ id, version }) => ({
        action: 'product.cost',
        subject: { kind: 'product', id },
        // The sums are in the costs' own history: not all who read the trail may see them.
        before: { version: before.get(id)?.version ?? 0 },
        after: { version },
        at,
      })),
    );
  }
  return new Map(
    wanted.flatMap(({ id, version }) => {
      const known = before.get(id);
      if (!known) return [];
      return [[id, { ...(written.get(id) ?? known), changed: known.version !== version }] as const];
    }),
  );
}
