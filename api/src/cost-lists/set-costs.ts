import { toEgp, toPiastres } from '@dp/contract/money.ts';
import type { SetCost, setCostsBody } from '@dp/contract/staff/cost-lists.ts';
import type { z } from 'zod';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { writeCosts } from '../products/write-costs.ts';

/**
 * Sets what some products cost the shop from now on, all or none; a cost that somebody else has set meanwhile stays.
 *
 * @throws ProblemError 403 `permission_required` without `costs.see` and `prices.edit`, 404 `product_not_found`.
 */
export async function setCosts(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  { costs }: z.output<typeof setCostsBody>,
): Promise<SetCost[]> {
  requirePermission(principal, 'costs.see');
  requirePermission(principal, 'prices.edit');
  const wanted = costs.map(({ id, version, cost }) => ({
    id,
    version,
    piastres: cost === null ? null : toPiastres(cost),
  }));
  return inTransaction(db, async (tx) => {
    const found = await writeCosts(tx, principal, wanted, now());
    return wanted.map(({ id }) => {
      const known = found.get(id);
      if (!known) throw new ProblemError(404, 'product_not_found');
      const { version, piastres, changed } = known;
      const cost = piastres === null ? null : toEgp(piastres);
      return { id, outcome: changed ? 'changed' : 'set', version, cost };
    });
  });
}
