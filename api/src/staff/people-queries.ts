import type { ShownInvitation, ShownRole, ShownStaffMember } from '@dp/contract/staff/people.ts';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { factorMethods, hasFactor } from './factors/factors.ts';
import { listOpenInvitations } from './invitation-store.ts';
import { listRoleRows, type RoleRow } from './roles/role-store.ts';
import { permissionsOf, presentRole } from './roles/roles.ts';
import { listLastSeen } from './staff-session-store.ts';
import { findStaff, listStaffRows, type StaffMember } from './staff-store.ts';

/** All colleagues by name, disabled ones last. */
export async function listStaff(
  { db, now }: Deps,
  principal: Principal,
): Promise<ShownStaffMember[]> {
  requirePermission(principal, 'staff.manage');
  const lastSeen = await listLastSeen(db, now());
  const members = await listStaffRows(db);
  return members.map((member) => presentMember(member, lastSeen.get(member.id)));
}

/** One colleague. @throws ProblemError 404 `staff_not_found`. */
export async function readColleague(db: Db, id: number, at: Date): Promise<ShownStaffMember> {
  const member = await findStaff(db, id);
  if (!member) throw new ProblemError(404, 'staff_not_found', { staff: id });
  return presentMember(member, (await listLastSeen(db, at, id)).get(id));
}

/** All roles, the built-in ones first. */
export async function listRoles(db: Db, principal: Principal): Promise<ShownRole[]> {
  requirePermission(principal, 'staff.manage');
  return (await listRoleRows(db)).map(presentRoleRow);
}

/** Invitations that can still be accepted, newest first. */
export async function listInvitations(
  { db, now }: Deps,
  principal: Principal,
): Promise<ShownInvitation[]> {
  requirePermission(principal, 'staff.manage');
  return (await listOpenInvitations(db, now())).map(presentInvitation);
}

/** A role with its permissions. */
export function presentRoleRow(role: RoleRow): ShownRole {
  return {
    ...presentRole(role),
    permissions: [...permissionsOf(role)],
    factor_required: role.factorRequired,
    members: role.members,
    version: role.version,
  };
}

/** An invitation, without its link. */
export function presentInvitation(
  row: Awaited<ReturnType<typeof listOpenInvitations>>[number],
): ShownInvitation {
  const { id, email, locale, role, invitedBy, createdAt, expiresAt } = row;
  return {
    id,
    email,
    role: presentRole(role),
    locale,
    invited_by: invitedBy,
    created_at: createdAt.toISOString(),
    expires_at: expiresAt.toISOString(),
  };
}

function presentMember(member: StaffMember, lastSeenAt: Date | undefined): ShownStaffMember {
  const { id, name, email, locale, role, demo, disabledAt, createdAt, version } = member;
  return {
    id,
    name,
    email,
    locale,
    role: presentRole(role),
    demo,
    disabled: disabledAt !== null,
    factors: hasFactor(member) ? factorMethods(member) : [],
    created_at: createdAt.toISOString(),
    last_seen_at: lastSeenAt?.toISOString() ?? null,
    version,
  };
}
