import type { peopleCalls } from '@dp/contract/staff/people-calls.ts';
import type { TestBackOffice } from '../../test-back-office.ts';
import { arrangeRole, arrangeStaff } from '../staff.ts';
import type { ChangesOf, StaffChange } from './staff-change.ts';

let serial = 0;

const colleague = async ({ shop }: TestBackOffice, given = {}) =>
  arrangeStaff(shop, { roleId: await arrangeRole(shop, 'orders'), ...given });

/** An owner's change of a new colleague. */
async function ofColleague(
  office: TestBackOffice,
  action: string,
  { body, given }: { body?: object; given?: object } = { body: { version: 1 } },
): Promise<StaffChange> {
  const { staffId } = await colleague(office, given);
  const as = await office.signIn('owner');
  return { as, input: { params: { id: staffId }, body: body ?? { version: 1 } }, action };
}

/** A new invitation, and the token of its link. */
export async function arrangeInvitation(office: TestBackOffice) {
  serial += 1;
  const as = await office.signIn('owner');
  const roleId = await arrangeRole(office.shop, 'orders');
  const email = `invited${serial}@example.com`;
  const body = { email, role_id: roleId, locale: 'ar' };
  const { data } = (await office.call('inviteStaff', { body }, { as })).body;
  return { as, email, id: data.invitation.id, token: data.link.split('#')[1] ?? '' };
}

/** The token of a link to a new password. */
export async function arrangePasswordReset(office: TestBackOffice, id: number) {
  const as = await office.signIn('owner');
  const { body } = await office.call('resetStaffPassword', { params: { id } }, { as });
  return { ...body.data, token: body.data.link.split('#')[1] ?? '' };
}

const roleFields = {
  name: { ar: 'خدمة العملاء', en: 'Service' },
  permissions: ['orders.read'],
  factor_required: false,
};

export const peopleChanges: ChangesOf<typeof peopleCalls> = {
  editStaff: async (office) => {
    const roleId = await arrangeRole(office.shop, 'warehouse');
    const body = { name: 'Hassan', role_id: roleId, version: 1 };
    return ofColleague(office, 'staff.edit', { body });
  },
  disableStaff: (office) => ofColleague(office, 'staff.disable'),
  enableStaff: (office) =>
    ofColleague(office, 'staff.enable', { given: { disabledAt: office.clock.now() } }),
  resetStaffFactors: (office) => ofColleague(office, 'staff.reset-factors'),
  resetStaffPassword: (office) => ofColleague(office, 'staff.reset-password', { body: {} }),
  setPasswordByLink: async (office) => {
    const { token } = await arrangePasswordReset(office, (await colleague(office)).staffId);
    const body = { token, password: 'a-newer-password' };
    return { as: undefined, input: { body }, action: 'staff.set-password-by-link' };
  },
  endStaffSessions: (office) => ofColleague(office, 'staff.end-session', { body: {} }),

  createRole: async (office) => ({
    as: await office.signIn('owner'),
    input: { body: roleFields },
    action: 'role.create',
  }),
  editRole: async (office) => ({
    as: await office.signIn('owner'),
    input: {
      params: { id: await arrangeRole(office.shop, ['orders.read']) },
      body: { ...roleFields, version: 1 },
    },
    action: 'role.edit',
  }),
  removeRole: async (office) => ({
    as: await office.signIn('owner'),
    input: { params: { id: await arrangeRole(office.shop, []) }, body: { version: 1 } },
    action: 'role.remove',
  }),

  inviteStaff: async (office) => ({
    as: await office.signIn('owner'),
    input: {
      body: {
        email: 'new@example.com',
        role_id: await arrangeRole(office.shop, 'orders'),
        locale: 'ar',
      },
    },
    action: 'staff.invite',
  }),
  revokeInvitation: async (office) => {
    const { as, id } = await arrangeInvitation(office);
    return { as, input: { params: { id } }, action: 'staff.revoke-invitation' };
  },
  acceptInvitation: async (office) => {
    const { token } = await arrangeInvitation(office);
    const body = { token, name: 'Noor', password: 'a-long-password', locale: 'ar' };
    return { as: undefined, input: { body }, action: 'staff.accept-invitation' };
  },
};
