import { toBasisPoints, toPiastres } from '@dp/contract/money.ts';
import type { newPriceBatchBody } from '@dp/contract/staff/price-batches.ts';
import type { z } from 'zod';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { readChosenGroups } from '../catalog/product-groups.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { lockKeys } from '../database/lock-keys.ts';
import type { AppDeps } from '../deps.ts';
import { actorOf } from '../principals/actor-columns.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { findEveryProduct } from '../search/find-any-product.ts';
import { auditedPriceBatch } from './present-price-batches.ts';
import {
  countWaitingPriceBatches,
  type PriceBatchRecord,
  priceBatchStore,
} from './price-batch-store.ts';
import { priceBatches } from './price-batch-tables.ts';
import type { PriceRule } from './price-rule.ts';

/** Batches that wait to be applied, in the whole shop: their rows take room. */
const WAITING_MAX = 50;

/**
 * Chooses products and a rule. The new prices are computed in the background, to be looked through before
 * anything changes.
 *
 * @throws ProblemError 400 `finds_too_many` for a very common text, 403 `permission_required` without
 *   `prices.edit`, for prices from costs without `costs.see`, 404 `category_not_found`, `brand_not_found`, 409
 *   `price_batches_waiting` with the `limit`.
 */
export async function createPriceBatch(
  deps: Pick<AppDeps, 'db' | 'catalog' | 'now'>,
  principal: Principal,
  given: z.output<typeof newPriceBatchBody>,
): Promise<PriceBatchRecord> {
  requirePermission(principal, 'prices.edit');
  if (given.cost !== undefined) requirePermission(principal, 'costs.see');
  const { category, brand, filter, rounding } = given;
  const text = given.text?.trim() || undefined;
  const { categoryIds, brandId } = await readChosenGroups(deps.db, given);
  const found = await findEveryProduct(deps, text ?? '');
  return inTransaction(deps.db, async (tx) => {
    const at = deps.now();
    await lockKeys(tx, ['price batches waiting']);
    if ((await countWaitingPriceBatches(tx)) >= WAITING_MAX) {
      throw new ProblemError(409, 'price_batches_waiting', { limit: WAITING_MAX });
    }
    const [inserted] = await tx
      .insert(priceBatches)
      .values({
        state: 'preparing',
        filter,
        category: category ?? null,
        brand: brand ?? null,
        searched: text ?? null,
        categoryIds: categoryIds ? [...categoryIds] : null,
        brandId: brandId ?? null,
        foundIds: found?.sort((one, other) => one - other) ?? null,
        rule: ruleOf(given),
        rounding,
        createdAt: at,
        ...actorOf(principal),
      })
      .returning({ id: priceBatches.id });
    const created = inserted && (await priceBatchStore.lock(tx, inserted.id));
    if (!created) throw new Error('A price batch was not inserted.');
    await recordAudit(tx, principal, {
      action: 'price-batch.create',
      subject: { kind: 'price-batch', id: created.id },
      after: auditedPriceBatch(created),
      at,
    });
    return created;
  });
}

function ruleOf({ percent, amount = 0, cost }: z.output<typeof newPriceBatchBody>): PriceRule {
  if (cost !== undefined) {
    const rate = Math.round(cost.rate * 10_000);
    return { kind: 'cost', rate, basisPoints: toBasisPoints(cost.markup) };
  }
  return percent === undefined
    ? { kind: 'amount', piastres: toPiastres(amount) }
    : { kind: 'percent', basisPoints: toBasisPoints(percent) };
}
