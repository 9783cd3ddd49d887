import type { PriceBatch } from '@dp/contract/staff/price-batches.ts';
import { workOnPriceBatches } from '../../src/price-batches/work-on-price-batches.ts';
import type { StaffCaller, TestBackOffice } from '../test-back-office.ts';

/** Does all work on price batches, some products at a time, as a process of the shop does in the background. */
export async function finishPriceWork(office: TestBackOffice, size = 100): Promise<void> {
  while ((await workOnPriceBatches(office.shop.deps, size)) !== 'none');
  office.shop.deps.catalog.changed();
}

/** A batch that is ready to be applied. */
export async function arrangePriceBatch(
  office: TestBackOffice,
  as: StaffCaller,
  body: object = { percent: 10, rounding: '1' },
): Promise<PriceBatch> {
  const { body: made } = await office.call('createPriceBatch', { body }, { as });
  await finishPriceWork(office);
  const { body: ready } = await office.call(
    'getPriceBatch',
    { params: { id: made.data.id } },
    { as },
  );
  return ready.data;
}
