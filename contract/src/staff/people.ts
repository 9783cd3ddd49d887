/** Colleagues, their roles, and invitations. */
import { z } from 'zod';
import { emailField, idField, nameField } from '../fields.ts';
import { PERMISSIONS } from './permissions.ts';
import { staffPasswordField } from './security.ts';
import { factorMethod, roleInBrief } from './staff.ts';

const version = z.int({ error: 'not_whole' }).min(1, 'too_small');
const locale = z.enum(['ar', 'en'], { error: 'invalid' });

export const versionBody = z.strictObject({ version });

export const staffMember = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  locale,
  role: roleInBrief,
  /** Whether it is an account of the demo shop. */
  demo: z.boolean(),
  disabled: z.boolean(),
  factors: z.array(factorMethod),
  created_at: z.string(),
  /** The last use of a session that is not over; null without one. */
  last_seen_at: z.string().nullable(),
  version: z.int(),
});
export type ShownStaffMember = z.infer<typeof staffMember>;
export const staffListResponse = z.object({ data: z.array(staffMember) });
export const staffMemberResponse = z.object({ data: staffMember });
export const editStaffBody = z.strictObject({ name: nameField, role_id: idField, version });

export const role = roleInBrief.extend({
  permissions: z.array(z.enum(PERMISSIONS)),
  factor_required: z.boolean(),
  /** Members who are not disabled. */
  members: z.int(),
  version: z.int(),
});
export type ShownRole = z.infer<typeof role>;
export const roleListResponse = z.object({ data: z.array(role) });
export const roleResponse = z.object({ data: role });
const roleFields = {
  name: z.strictObject({ ar: nameField, en: nameField }),
  permissions: z
    .array(z.enum(PERMISSIONS, { error: 'invalid' }))
    .max(PERMISSIONS.length, 'too_long'),
  factor_required: z.boolean({ error: 'invalid' }),
};
export const createRoleBody = z.strictObject(roleFields);
export const editRoleBody = z.strictObject({ ...roleFields, version });

export const invitation = z.object({
  id: z.int(),
  email: z.string(),
  role: roleInBrief,
  locale,
  /** Who invited; null for the command line. */
  invited_by: z.string().nullable(),
  created_at: z.string(),
  expires_at: z.string(),
});
export type ShownInvitation = z.infer<typeof invitation>;
export const invitationListResponse = z.object({ data: z.array(invitation) });
export const inviteBody = z.strictObject({ email: emailField, role_id: idField, locale });
/** The link is for passing on by other ways; `mailed` says whether it was mailed as well. */
export const inviteResponse = z.object({
  data: z.object({ invitation, link: z.string(), mailed: z.boolean() }),
});

const token = z.string({ error: 'required' }).min(1, 'required').max(200, 'invalid');
/** The token of a one-time link. */
export const linkTokenBody = z.strictObject({ token });
export const offeredInvitation = z.object({
  /** `email`: null for a shop's first owner, who types it. */
  data: z.object({ email: z.string().nullable(), role: roleInBrief, expires_at: z.string() }),
});
export const acceptInvitationBody = z.strictObject({
  token,
  /** Where the invitation has none. */
  email: emailField.optional(),
  name: nameField,
  password: staffPasswordField,
  locale,
});

/** The link is for passing on by other ways; `mailed` says whether it was mailed as well. */
export const resetStaffPasswordResponse = z.object({
  data: z.object({ link: z.string(), mailed: z.boolean(), expires_at: z.string() }),
});
export const offeredPasswordReset = z.object({
  data: z.object({ email: z.string(), expires_at: z.string() }),
});
export const setPasswordByLinkBody = z.strictObject({ token, password: staffPasswordField });
