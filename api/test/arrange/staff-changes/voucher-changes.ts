import type { voucherCalls } from '@dp/contract/staff/voucher-calls.ts';
import type { TestBackOffice } from '../../test-back-office.ts';
import type { ChangesOf } from './staff-change.ts';

async function arrangeVoucherBy(office: TestBackOffice, code: string) {
  const as = await office.signIn('manager');
  const { body } = await office.call('createVoucher', { body: { code, percent: 10 } }, { as });
  return { as, params: { id: body.data.id }, version: body.data.version };
}

export const voucherChanges: ChangesOf<typeof voucherCalls> = {
  createVoucher: async (office) => ({
    as: await office.signIn('manager'),
    input: { body: { code: 'ROW-NEW', percent: 10 } },
    action: 'voucher.create',
  }),
  editVoucher: async (office) => {
    const { as, params, version } = await arrangeVoucherBy(office, 'ROW-EDIT');
    return { as, input: { params, body: { version, amount: 50 } }, action: 'voucher.edit' };
  },
  endVoucher: async (office) => {
    const { as, params, version } = await arrangeVoucherBy(office, 'ROW-END');
    return { as, input: { params, body: { version } }, action: 'voucher.end' };
  },
};
