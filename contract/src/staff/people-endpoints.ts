import type { EndpointSchemas } from '../endpoints.ts';
import { emptyBody, idParameters, okResponse } from '../fields.ts';
import * as people from './people.ts';
import type { peopleCalls } from './people-calls.ts';
import { signInResponse } from './staff.ts';

export const peopleEndpoints = {
  listStaff: { summary: 'All colleagues, disabled ones last', response: people.staffListResponse },
  editStaff: {
    summary: "Change a colleague's name and role",
    params: idParameters,
    body: people.editStaffBody,
    response: people.staffMemberResponse,
  },
  disableStaff: {
    summary: 'Disable an account and end its sessions',
    params: idParameters,
    body: people.versionBody,
    response: people.staffMemberResponse,
  },
  enableStaff: {
    summary: 'Let a disabled colleague sign in again',
    params: idParameters,
    body: people.versionBody,
    response: people.staffMemberResponse,
  },
  resetStaffFactors: {
    summary: "Remove a colleague's second factors and end their sessions",
    params: idParameters,
    body: people.versionBody,
    response: people.staffMemberResponse,
  },
  resetStaffPassword: {
    summary: 'Make a one-time link by which a colleague chooses a new password',
    params: idParameters,
    body: emptyBody,
    response: people.resetStaffPasswordResponse,
  },
  endStaffSessions: {
    summary: "End a colleague's sessions",
    params: idParameters,
    body: emptyBody,
    response: okResponse,
  },

  listRoles: { summary: 'All roles', response: people.roleListResponse },
  createRole: {
    summary: 'Make a role',
    body: people.createRoleBody,
    response: people.roleResponse,
  },
  editRole: {
    summary: 'Change a role that the shop has made',
    params: idParameters,
    body: people.editRoleBody,
    response: people.roleResponse,
  },
  removeRole: {
    summary: 'Remove a role without members',
    params: idParameters,
    body: people.versionBody,
    response: okResponse,
  },

  listInvitations: {
    summary: 'Invitations that are still open',
    response: people.invitationListResponse,
  },
  inviteStaff: {
    summary: 'Invite a colleague by mail; an older invitation to them ends',
    body: people.inviteBody,
    response: people.inviteResponse,
  },
  revokeInvitation: {
    summary: 'Take an invitation back',
    params: idParameters,
    body: emptyBody,
    response: okResponse,
  },
  readInvitation: {
    summary: 'What an invitation is to',
    body: people.linkTokenBody,
    response: people.offeredInvitation,
  },
  acceptInvitation: {
    summary: 'Make the account of an invitation, and sign in',
    body: people.acceptInvitationBody,
    response: okResponse,
  },
  readPasswordReset: {
    summary: 'Whose password a link sets',
    body: people.linkTokenBody,
    response: people.offeredPasswordReset,
  },
  setPasswordByLink: {
    summary: 'Set a new password by a link and sign in with it; older sessions end',
    body: people.setPasswordByLinkBody,
    response: signInResponse,
  },
} as const satisfies Record<keyof typeof peopleCalls, EndpointSchemas>;
