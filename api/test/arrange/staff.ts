import type { Permission } from '@dp/contract/staff/permissions.ts';
import { BUILT_IN_ROLES, type BuiltInRole } from '@dp/contract/staff/roles.ts';
import { hashPassword } from '../../src/accounts/password-hash.ts';
import { createSessionToken } from '../../src/accounts/session-token.ts';
import { sessionEnd } from '../../src/staff/open-staff-session.ts';
import { findBuiltInRole } from '../../src/staff/staff-queries.ts';
import { staff, staffRoles, staffSessions } from '../../src/staff/staff-tables.ts';
import type { TestApp } from '../test-app.ts';

let serial = 0;

/** The id of a built-in role, or of a new role of just these permissions. */
export async function arrangeRole(
  shop: TestApp,
  role: BuiltInRole | readonly Permission[],
): Promise<number> {
  const key = BUILT_IN_ROLES.find((each) => each === role);
  if (key !== undefined) return findBuiltInRole(shop.db, key);
  serial += 1;
  const [made] = await shop.db
    .insert(staffRoles)
    .values({
      nameAr: `دور ${serial}`,
      nameEn: `Role ${serial}`,
      permissions: [...(role as readonly Permission[])],
      factorRequired: false,
    })
    .returning({ id: staffRoles.id });
  if (!made) throw new Error('The role was not inserted.');
  return made.id;
}

/** A member of staff, put straight into the database; unless specified otherwise they need no second factor. */
export async function arrangeStaff(
  shop: TestApp,
  given: Partial<typeof staff.$inferInsert> & { roleId: number; password?: string },
) {
  serial += 1;
  const { password = 'a-long-password', ...columns } = given;
  const email = columns.email ?? `staff${serial}@example.com`;
  const [member] = await shop.db
    .insert(staff)
    .values({
      name: `Staff ${serial}`,
      demo: true,
      createdAt: shop.clock.now(),
      passwordHash: await hashPassword(password),
      ...columns,
      email,
    })
    .returning({ staffId: staff.id, name: staff.name });
  if (!member) throw new Error('The member of staff was not inserted.');
  return { ...member, email, password };
}

/** One more session of a member of staff; returns its token. */
export async function arrangeStaffSession(
  shop: TestApp,
  staffId: number,
  given: Partial<typeof staffSessions.$inferInsert> = {},
): Promise<string> {
  const { token, tokenHash } = createSessionToken();
  const at = shop.clock.now();
  await shop.db.insert(staffSessions).values({
    tokenHash,
    staffId,
    half: false,
    createdAt: at,
    lastSeenAt: at,
    expiresAt: sessionEnd(at, at),
    provenAt: at,
    network: '127.0.0.1',
    device: 'a test',
    ...given,
  });
  return token;
}
