import { toEgp, toPercent } from '@dp/contract/money.ts';
import type { PriceBatch } from '@dp/contract/staff/price-batches.ts';
import { type ProductGroups, readProductGroups } from '../catalog/product-groups.ts';
import type { Db } from '../database/database.ts';
import { readLastProductId } from '../products/product-queries.ts';
import { type NamedActor, nameActors } from '../staff/read-staff-names.ts';
import { isWorking, type PriceBatchRecord, readLastProducts } from './price-batch-store.ts';

/** Batches as staff see them. */
export async function presentPriceBatches(
  db: Db,
  batches: readonly PriceBatchRecord[],
): Promise<PriceBatch[]> {
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
    return shown(batch, groups, actorOf(batch), progress);
  });
}

/** One batch as staff see it. */
export async function presentPriceBatch(db: Db, batch: PriceBatchRecord): Promise<PriceBatch> {
  const [presented] = await presentPriceBatches(db, [batch]);
  if (!presented) throw new Error('A price batch was not presented.');
  return presented;
}

/** What the audit trail says about a batch. */
export function auditedPriceBatch(batch: PriceBatchRecord) {
  const { state, searched, filter, category, rounding, changes, refused, scheduledAt } = batch;
  return {
    state,
    ...ruleOf(batch),
    rounding,
    filter,
    category,
    text: searched,
    changes,
    refused,
    scheduled_at: scheduledAt?.toISOString() ?? null,
  };
}

function shown(
  batch: PriceBatchRecord,
  { categories }: ProductGroups,
  by: NamedActor,
  progress: number | null,
): PriceBatch {
  const { id, state, version, searched, filter, category, rounding } = batch;
  const known = [...categories.values()].find(({ slug }) => slug === category);
  return {
    id,
    state,
    version,
    text: searched,
    filter,
    category:
      category === null
        ? null
        : (known ?? { slug: category, name: { ar: category, en: category } }),
    ...ruleOf(batch),
    rounding,
    changes: batch.changes,
    refused: batch.refused,
    unchanged: batch.unchanged,
    left_at_apply: batch.leftAtApply,
    left_at_undo: batch.leftAtUndo,
    progress,
    scheduled_at: batch.scheduledAt?.toISOString() ?? null,
    applied_at: batch.appliedAt?.toISOString() ?? null,
    undone_at: batch.undoneAt?.toISOString() ?? null,
    created_at: batch.createdAt.toISOString(),
    created_by: by,
  };
}

function ruleOf({ rule }: PriceBatchRecord) {
  return rule.kind === 'percent'
    ? { percent: toPercent(rule.basisPoints), amount: null }
    : { percent: null, amount: toEgp(rule.piastres) };
}
