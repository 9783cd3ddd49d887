import type { StaffCall } from './staff-call.ts';

/** Colleagues, their roles, and invitations. */
export const peopleCalls = {
  listStaff: { method: 'GET', path: '/staff', access: 'staff.manage' },
  editStaff: { method: 'POST', path: '/staff/{id}', access: 'staff.manage', freshFactor: true },
  disableStaff: {
    method: 'POST',
    path: '/staff/{id}/disable',
    access: 'staff.manage',
    freshFactor: true,
  },
  enableStaff: {
    method: 'POST',
    path: '/staff/{id}/enable',
    access: 'staff.manage',
    freshFactor: true,
  },
  /** For who has lost phone and recovery codes: the next sign-in is by the password alone. */
  resetStaffFactors: {
    method: 'POST',
    path: '/staff/{id}/reset-factors',
    access: 'staff.manage',
    freshFactor: true,
  },
  /** For who has forgotten the password: makes a link by which they choose a new one. */
  resetStaffPassword: {
    method: 'POST',
    path: '/staff/{id}/reset-password',
    access: 'staff.manage',
    freshFactor: true,
  },
  endStaffSessions: {
    method: 'POST',
    path: '/staff/{id}/end-sessions',
    access: 'staff.manage',
    freshFactor: true,
  },

  listRoles: { method: 'GET', path: '/roles', access: 'staff.manage' },
  createRole: { method: 'POST', path: '/roles', access: 'staff.manage', freshFactor: true },
  editRole: { method: 'POST', path: '/roles/{id}', access: 'staff.manage', freshFactor: true },
  removeRole: {
    method: 'POST',
    path: '/roles/{id}/remove',
    access: 'staff.manage',
    freshFactor: true,
  },

  listInvitations: { method: 'GET', path: '/invitations', access: 'staff.manage' },
  inviteStaff: { method: 'POST', path: '/invitations', access: 'staff.manage', freshFactor: true },
  revokeInvitation: {
    method: 'POST',
    path: '/invitations/{id}/revoke',
    access: 'staff.manage',
    freshFactor: true,
  },
  /** What a link invites to. */
  readInvitation: { method: 'POST', path: '/invitation', access: 'anyone', readOnly: true },
  /** Makes the account and signs it in; a second factor is set up next, where the role requires one. */
  acceptInvitation: { method: 'POST', path: '/invitation/accept', access: 'anyone' },

  /** Whose password a link sets. */
  readPasswordReset: { method: 'POST', path: '/password-reset', access: 'anyone', readOnly: true },
  /** Sets it and signs in; who has a second factor gives it next. */
  setPasswordByLink: { method: 'POST', path: '/password-reset/use', access: 'anyone' },
} as const satisfies Record<string, StaffCall>;
