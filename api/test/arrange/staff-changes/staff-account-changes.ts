import type { staffAccountCalls } from '@dp/contract/staff/staff-calls.ts';
import { arrangeRole, arrangeStaff } from '../staff.ts';
import type { ChangesOf } from './staff-change.ts';

export const staffAccountChanges: ChangesOf<typeof staffAccountCalls> = {
  signIn: async ({ shop }) => {
    const roleId = await arrangeRole(shop, 'orders');
    const { email, password } = await arrangeStaff(shop, { roleId });
    return { as: undefined, input: { body: { email, password } }, action: 'staff.sign-in' };
  },
  signOut: async (office) => ({
    as: await office.signIn('orders'),
    input: {},
    action: 'staff.sign-out',
  }),
};
