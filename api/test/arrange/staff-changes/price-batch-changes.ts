import type { priceBatchCalls } from '@dp/contract/staff/price-batch-calls.ts';
import type { TestBackOffice } from '../../test-back-office.ts';
import { insertProduct } from '../catalogue.ts';
import { arrangePriceBatch, finishPriceWork } from '../price-batches.ts';
import type { ChangesOf } from './staff-change.ts';

async function arrangeReady(office: TestBackOffice) {
  const as = await office.signIn('manager');
  await insertProduct(office.db);
  const { id, version } = await arrangePriceBatch(office, as);
  return { as, input: { params: { id }, body: { version } } };
}

/** The version that the batch has after another call. */
const versionIn = ({ body }: { body: { data: { version: number } } }) => body.data.version;

export const priceBatchChanges: ChangesOf<typeof priceBatchCalls> = {
  createPriceBatch: async (office) => ({
    as: await office.signIn('manager'),
    input: { body: { percent: 7, rounding: '5' } },
    action: 'price-batch.create',
  }),
  applyPriceBatch: async (office) => ({
    ...(await arrangeReady(office)),
    action: 'price-batch.apply',
  }),
  unschedulePriceBatch: async (office) => {
    const { as, input } = await arrangeReady(office);
    const body = { ...input.body, at: '2999-01-01T00:00' };
    const version = versionIn(await office.call('applyPriceBatch', { ...input, body }, { as }));
    return { as, input: { ...input, body: { version } }, action: 'price-batch.unschedule' };
  },
  undoPriceBatch: async (office) => {
    const { as, input } = await arrangeReady(office);
    await office.call('applyPriceBatch', input, { as });
    await finishPriceWork(office);
    const version = versionIn(await office.call('getPriceBatch', { params: input.params }, { as }));
    return { as, input: { ...input, body: { version } }, action: 'price-batch.undo' };
  },
  discardPriceBatch: async (office) => ({
    ...(await arrangeReady(office)),
    action: 'price-batch.discard',
  }),
};
