import type { claimCalls } from '@dp/contract/staff/claim-calls.ts';
import type { TestBackOffice } from '../../test-back-office.ts';
import { arrangeConfirmedOrder, handOver, move } from '../fulfilment.ts';
import type { ChangesOf } from './staff-change.ts';

/** A parcel that its courier delivered without paying. */
async function arrangeUnpaid(office: TestBackOffice) {
  const as = await office.signIn('manager');
  const order = await arrangeConfirmedOrder(office);
  const [parcel] = await handOver(office, as, [order]);
  const params = { id: parcel?.id ?? 0 };
  await move(office, as, params.id, { to: 'delivered' });
  return { as, input: { params, body: { reason: 'missing', amount: 100 } } };
}

export const claimChanges: ChangesOf<typeof claimCalls> = {
  openClaim: async (office) => ({ ...(await arrangeUnpaid(office)), action: 'claim.open' }),
  moveClaim: async (office) => {
    const { as, input } = await arrangeUnpaid(office);
    const { body } = await office.call('openClaim', input, { as });
    const { id, version } = body.data;
    return { as, input: { params: { id }, body: { to: 'sent', version } }, action: 'claim.move' };
  },
};
