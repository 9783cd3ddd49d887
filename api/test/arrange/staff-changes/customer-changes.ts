import type { customerCalls } from '@dp/contract/staff/customer-calls.ts';
import type { TestBackOffice } from '../../test-back-office.ts';
import { arrangeShopper } from '../shoppers.ts';
import type { ChangesOf } from './staff-change.ts';

async function arrangeCustomer({ shop }: TestBackOffice) {
  const { customerId } = await arrangeShopper(shop);
  return { id: customerId };
}

/** Two accounts of one phone, of which the first may take over the second. */
async function arrangeSamePhone({ shop }: TestBackOffice) {
  const stays = await arrangeShopper(shop, { phoneVerified: true });
  const ends = await arrangeShopper(shop, { phone: stays.phone });
  return { id: stays.customerId, other: ends.customerId };
}

export const customerChanges: ChangesOf<typeof customerCalls> = {
  addCustomerNote: async (office) => ({
    as: await office.signIn('orders'),
    input: { params: await arrangeCustomer(office), body: { text: 'Prefers evenings' } },
    action: 'customer.note',
  }),
  editCustomerNote: async (office) => {
    const as = await office.signIn('orders');
    const params = await arrangeCustomer(office);
    const note = await office.call(
      'addCustomerNote',
      { params, body: { text: 'Evening' } },
      { as },
    );
    const { id, version } = note.body.data;
    const input = { params: { id }, body: { version, text: 'Evenings' } };
    return { as, input, action: 'customer.edit-note' };
  },
  setCustomerBlock: async (office) => ({
    as: await office.signIn('orders'),
    input: {
      params: await arrangeCustomer(office),
      body: { version: 1, reason: 'Refused three times' },
    },
    action: 'customer.block',
  }),
  mergeCustomers: async (office) => ({
    as: await office.signIn('manager'),
    input: { params: await arrangeSamePhone(office), body: { version: 1, other_version: 1 } },
    action: 'customer.merge',
  }),
  exportCustomer: async (office) => ({
    as: await office.signIn('accounts'),
    input: { params: await arrangeCustomer(office), body: { format: 'json' } },
    action: 'customer.export',
  }),
  eraseCustomer: async (office) => ({
    as: await office.signIn('manager'),
    input: { params: await arrangeCustomer(office), body: { version: 1 } },
    action: 'customer.erase',
  }),
};
