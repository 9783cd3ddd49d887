import { toEgp, toPiastres } from '@dp/contract/money.ts';
import type { ProductCosts, setProductCostBody } from '@dp/contract/staff/product-costs.ts';
import type { z } from 'zod';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { assertVersion } from '../problems/record-changed.ts';
import { lockProductVersions } from '../products/change-columns.ts';
import { marginOf, readCostRows } from '../products/product-cost-rows.ts';
import { readProductRow } from '../products/product-desk-rows.ts';
import { writeCosts } from '../products/write-costs.ts';
import { nameActors } from '../staff/read-staff-names.ts';

/** Changes that are shown. */
const SHOWN = 20;

/**
 * What a product costs the shop, with the latest changes.
 *
 * @throws ProblemError 403 `permission_required` without `costs.see`, 404 `product_not_found`.
 */
export async function getProductCosts(
  db: Db,
  principal: Principal,
  id: number,
): Promise<ProductCosts> {
  requirePermission(principal, 'costs.see');
  const product = await readProductRow(db, id);
  if (!product) throw new ProblemError(404, 'product_not_found');
  const rows = await readCostRows(db, id, SHOWN);
  const actorOf = await nameActors(db, rows);
  const cost = rows[0]?.costPiastres ?? null;
  return {
    version: rows[0]?.id ?? 0,
    cost: cost === null ? null : toEgp(cost),
    margin: marginOf(product.pricePiastres, cost),
    history: rows.map((row) => ({
      cost: row.costPiastres === null ? null : toEgp(row.costPiastres),
      at: row.at.toISOString(),
      actor: actorOf(row),
    })),
  };
}

/**
 * Sets what a product costs the shop from now on; the same cost again writes nothing.
 *
 * @throws ProblemError 403 `permission_required` without `costs.see` and `prices.edit`, 404
 *   `product_not_found`, 409 `record_changed`.
 */
export async function setProductCost(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  id: number,
  given: z.output<typeof setProductCostBody>,
): Promise<ProductCosts> {
  requirePermission(principal, 'costs.see');
  requirePermission(principal, 'prices.edit');
  return inTransaction(db, async (tx) => {
    if (!(await lockProductVersions(tx, [id])).has(id))
      throw new ProblemError(404, 'product_not_found');
    const before = await getProductCosts(tx, principal, id);
    await assertVersion({ seen: given.version, version: before.version }, () => before);
    if (before.cost === given.cost) return before;
    const piastres = given.cost === null ? null : toPiastres(given.cost);
    await writeCosts(tx, principal, [{ id, version: before.version, piastres }], now());
    return getProductCosts(tx, principal, id);
  });
}
