import type { Bilingual } from '@dp/contract/locale.ts';
import type { ShownRole } from '@dp/contract/staff/people.ts';
import type { Permission } from '@dp/contract/staff/permissions.ts';
import { recordAudit } from '../audit-trail/record-audit.ts';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError, recordChanged } from '../problems/problem-error.ts';
import { lockPeople } from './change-staff.ts';
import { presentRoleRow } from './people-queries.ts';
import {
  deleteRole,
  findRole,
  insertRole,
  isRoleInUse,
  type RoleRow,
  updateRole,
} from './role-store.ts';
import { permissionsOf, requireAllOf } from './roles.ts';

/** What a role is made of. */
interface RoleFields {
  readonly name: Bilingual;
  readonly permissions: readonly Permission[];
  readonly factorRequired: boolean;
}

/** Makes a role. @throws ProblemError 403 `permission_required`, also for what the caller may not do. */
export async function createRole(
  { db, now }: Deps,
  principal: Principal,
  fields: RoleFields,
): Promise<ShownRole> {
  requirePermission(principal, 'staff.manage');
  requireAllOf(principal, fields.permissions);
  return db.transaction(async (tx) => {
    await lockPeople(tx);
    const id = await insertRole(tx, columnsOf(fields));
    const subject = { kind: 'role', id };
    await recordAudit(tx, principal, {
      action: 'role.create',
      subject,
      after: { ...fields },
      at: now(),
    });
    return readRole(tx, id);
  });
}

/**
 * Changes a role that the shop has made; it holds from its members' next call on.
 *
 * @throws ProblemError 403 `permission_required`; 404 `role_not_found`; 409 `role_fixed`, `record_changed`.
 */
export async function editRole(
  { db, now }: Deps,
  principal: Principal,
  given: RoleFields & { readonly roleId: number; readonly version: number },
): Promise<ShownRole> {
  requirePermission(principal, 'staff.manage');
  const { roleId, version, ...fields } = given;
  requireAllOf(principal, fields.permissions);
  return db.transaction(async (tx) => {
    const before = await lockRole(tx, principal, { roleId, version });
    await updateRole(tx, roleId, columnsOf(fields));
    await recordAudit(tx, principal, {
      action: 'role.edit',
      subject: { kind: 'role', id: roleId },
      before: fieldsOf(before),
      after: { ...fields },
      at: now(),
    });
    return readRole(tx, roleId);
  });
}

/**
 * Removes a role that nobody has.
 *
 * @throws ProblemError as `editRole`; 409 `role_in_use`.
 */
export async function removeRole(
  { db, now }: Deps,
  principal: Principal,
  seen: { readonly roleId: number; readonly version: number },
): Promise<void> {
  requirePermission(principal, 'staff.manage');
  await db.transaction(async (tx) => {
    const before = await lockRole(tx, principal, seen);
    const at = now();
    if (await isRoleInUse(tx, before.id, at)) throw new ProblemError(409, 'role_in_use');
    await deleteRole(tx, before.id);
    const subject = { kind: 'role', id: before.id };
    await recordAudit(tx, principal, {
      action: 'role.remove',
      subject,
      before: fieldsOf(before),
      at,
    });
  });
}

async function lockRole(
  tx: Db,
  principal: Principal,
  { roleId, version }: { readonly roleId: number; readonly version: number },
): Promise<RoleRow> {
  await lockPeople(tx);
  const role = await findRole(tx, roleId);
  if (!role) throw new ProblemError(404, 'role_not_found', { role: roleId });
  if (role.key !== null) throw new ProblemError(409, 'role_fixed');
  requireAllOf(principal, permissionsOf(role));
  if (role.version !== version) throw recordChanged(role.version, presentRoleRow(role));
  return role;
}

async function readRole(tx: Db, id: number): Promise<ShownRole> {
  const role = await findRole(tx, id);
  if (!role) throw new ProblemError(404, 'role_not_found', { role: id });
  return presentRoleRow(role);
}

function columnsOf({ name, permissions, factorRequired }: RoleFields) {
  return { nameAr: name.ar, nameEn: name.en, permissions: [...permissions], factorRequired };
}

function fieldsOf(role: RoleRow): Record<string, unknown> {
  const { nameAr, nameEn, permissions, factorRequired } = role;
  return { name: { ar: nameAr, en: nameEn }, permissions, factorRequired };
}
