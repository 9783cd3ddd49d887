import { momentOfWallTime } from '@dp/contract/cairo-time.ts';
import type { AppDeps } from '../deps.ts';
import type { AddStaffEndpoint } from '../http/staff-endpoint.ts';
import { applyPriceBatch } from './apply-price-batch.ts';
import { createPriceBatch } from './create-price-batch.ts';
import { discardPriceBatch } from './discard-price-batch.ts';
import { presentPriceBatch } from './present-price-batches.ts';
import { getPriceBatch, listPriceBatches, listPriceBatchRows } from './price-batch-queries.ts';
import { undoPriceBatch } from './undo-price-batch.ts';
import { unschedulePriceBatch } from './unschedule-price-batch.ts';

/** Changing many prices by one rule. */
export function addPriceBatchStaffRoutes(add: AddStaffEndpoint, deps: AppDeps): void {
  const { db } = deps;
  add('listPriceBatches', ({ query, staff }) => listPriceBatches(db, staff, query.before));
  add('getPriceBatch', async ({ params, staff }) => ({
    data: await getPriceBatch(db, staff, params.id),
  }));
  add('listPriceBatchRows', ({ params, query, staff, locale }) =>
    listPriceBatchRows(db, staff, { ...params, ...query }, locale),
  );
  add('createPriceBatch', async ({ body, staff }) => ({
    data: await presentPriceBatch(db, await createPriceBatch(deps, staff, body), staff),
  }));
  add('applyPriceBatch', async ({ params, body: { version, at }, staff }) => {
    const when = at === undefined ? undefined : momentOfWallTime(at);
    const batch = await applyPriceBatch(deps, staff, { ...params, version }, when);
    return { data: await presentPriceBatch(db, batch, staff) };
  });
  add('unschedulePriceBatch', async ({ params, body, staff }) => ({
    data: await presentPriceBatch(
      db,
      await unschedulePriceBatch(deps, staff, { ...params, ...body }),
      staff,
    ),
  }));
  add('undoPriceBatch', async ({ params, body, staff }) => ({
    data: await presentPriceBatch(
      db,
      await undoPriceBatch(deps, staff, { ...params, ...body }),
      staff,
    ),
  }));
  add('discardPriceBatch', async ({ params, body, staff }) => ({
    data: await presentPriceBatch(
      db,
      await discardPriceBatch(deps, staff, { ...params, ...body }),
      staff,
    ),
  }));
}
