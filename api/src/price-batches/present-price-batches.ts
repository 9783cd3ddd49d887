import { toEgp, toPercent } from '@dp/contract/money.ts';
import type { PriceBatch } from '@dp/contract/staff/price-batches.ts';
import { type ProductGroups, readProductGroups } from '../catalog/product-groups.ts';
import type { Db } from '../database/database.ts';
import { maySeeCosts, type Principal } from '../principals/principal.ts';
import { readLastProductId } from '../products/product-queries.ts';
import { type NamedActor, nameActors } from '../staff/read-staff-names.ts';
import { isWorking, type PriceBatchRecord, readLastProducts } from './price-batch-store.ts';

const HIDDEN = { rate: null, markup: null };

/** Batches as staff see them; how prices come from costs, only for who sees costs. */
export async function presentPriceBatches(
  db: Db,
  batches: readonly PriceBatchRecord[],
  principal: Principal,
): Promise<PriceBatch[]> {
  const seesCosts = maySeeCosts(principal);
  const groups = await readProductGroups(db);
  const actorOf = await nameActors(db, batches);
  const working = batches.filter(({ state }) => isWorking(state));
  const lastOf = await readLastProducts(
    db,
    working.map(({ id }) => id),
  );
  const lastProduct = working.length === 0 ? 0 : await readLastProductId(db);
  return batches.map((batch) => {
    const last = batch.state === 'preparing' ? lastProduct : (lastOf.get(batch.id) ?? 0);
    const progress = isWorking(batch.state)
      ? last === 0
        ? 0
        : Math.min(1, batch.reached / last)
      : null;
    return shown(batch, groups, actorOf(batch), { progress, ...ruleOf(batch, seesCosts) });
  });
}

/** One batch as staff see it; how prices come from costs, only for who sees costs. */
export async function presentPriceBatch(
  db: Db,
  batch: PriceBatchRecord,
  principal: Principal,
): Promise<PriceBatch> {
  const [presented] = await presentPriceBatches(db, [batch], principal);
  if (!presented) throw new Error('A price batch was not presented.');
  return presented;
}

/** What the audit trail says about a batch. */
export function auditedPriceBatch(batch: PriceBatchRecord) {
  const { state, searched, filter, category, brand, rounding, changes, refused, scheduledAt } =
    batch;
  const { percent, amount, cost } = ruleOf(batch, false);
  return {
    state,
    percent,
    amount,
    ...(cost === null ? {} : { from_cost: true }),
    rounding,
    filter,
    category,
    ...(brand === null ? {} : { brand }),
    text: searched,
    changes,
    refused,
    scheduled_at: scheduledAt?.toISOString() ?? null,
  };
}

function shown(
  batch: PriceBatchRecord,
  { categories, brands }: ProductGroups,
  by: NamedActor,
  more: Pick<PriceBatch, 'progress' | 'percent' | 'amount' | 'cost'>,
): PriceBatch {
  const { id, state, version, searched, filter, category, brand, rounding } = batch;
  return {
    id,
    state,
    version,
    text: searched,
    filter,
    category: namedGroup(categories, category),
    brand: namedGroup(brands, brand),
    ...more,
    rounding,
    changes: batch.changes,
    refused: batch.refused,
    unchanged: batch.unchanged,
    left_at_apply: batch.leftAtApply,
    left_at_undo: batch.leftAtUndo,
    scheduled_at: batch.scheduledAt?.toISOString() ?? null,
    applied_at: batch.appliedAt?.toISOString() ?? null,
    undone_at: batch.undoneAt?.toISOString() ?? null,
    created_at: batch.createdAt.toISOString(),
    created_by: by,
  };
}

/** A category or brand by its slug, which names it where it is gone. */
function namedGroup(groups: ProductGroups['brands'], slug: string | null): PriceBatch['brand'] {
  if (slug === null) return null;
  const known = [...groups.values()].find((group) => group.slug === slug);
  return known ?? { slug, name: { ar: slug, en: slug } };
}

function ruleOf({ rule }: PriceBatchRecord, seesCosts: boolean) {
  const none = { percent: null, amount: null, cost: null };
  if (rule.kind === 'percent') return { ...none, percent: toPercent(rule.basisPoints) };
  if (rule.kind === 'amount') return { ...none, amount: toEgp(rule.piastres) };
  const { rate, basisPoints } = rule;
  const cost = seesCosts ? { rate: rate / 10_000, markup: toPercent(basisPoints) } : HIDDEN;
  return { ...none, cost };
}
