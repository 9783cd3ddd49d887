import { BUILT_IN_ROLES, type BuiltInRole } from '@dp/contract/staff/roles.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { hashPassword } from '../accounts/password-hash.ts';
import { recordAudit } from '../audit-trail/record-audit.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { type StaffPrincipal, starter } from '../principals/principal.ts';
import { permissionsOf } from './roles/roles.ts';
import { findBuiltInRole } from './staff-queries.ts';
import { findActiveStaff, insertStaff, updateStaff } from './staff-store.ts';
import { staff, staffSessions } from './staff-tables.ts';

const NAMES: Readonly<Record<BuiltInRole, string>> = {
  owner: 'دينا فؤاد',
  manager: 'كريم عادل',
  orders: 'سارة محمود',
  warehouse: 'حسن إبراهيم',
  content: 'نور حمدي',
  accounts: 'ماجد سمير',
};

/** E-mail and public password of the demo shop's member of staff with a role. */
export function demoStaff(role: BuiltInRole): { email: string; password: string } {
  return { email: `${role}@example.com`, password: `demo-${role}` };
}

/** Adds one member of staff of each built-in role, as far as their e-mails are free. Never called for a real shop. */
export async function addDemoStaff(db: Db, at: Date): Promise<void> {
  for (const role of BUILT_IN_ROLES) {
    const { email, password } = demoStaff(role);
    const passwordHash = await hashPassword(password);
    const roleId = await findBuiltInRole(db, role);
    const name = NAMES[role];
    await insertStaff(db, { name, email, passwordHash, roleId, demo: true, createdAt: at });
  }
}

/** The demo shop's staff as actors of use cases, by role. */
export type DemoStaff = Readonly<Record<BuiltInRole, StaffPrincipal>>;

/** For filling the demo shop with what they did; undefined unless all of them are there. */
export async function readDemoStaff(db: Db): Promise<DemoStaff | undefined> {
  const found = new Map<BuiltInRole, StaffPrincipal>();
  for (const role of BUILT_IN_ROLES) {
    const member = await findActiveStaff(db, demoStaff(role).email);
    if (!member) return undefined;
    found.set(role, {
      kind: 'staff',
      staffId: member.id,
      name: member.name,
      sessionId: 0,
      network: '127.0.0.1',
      permissions: new Set(permissionsOf(member.role)),
    });
  }
  return Object.fromEntries(found) as DemoStaff;
}

/** Whether an e-mail is that of an active demo account, with the password everybody knows. */
export async function isDemoStaff(db: Db, email: string): Promise<boolean> {
  return (await findActiveStaff(db, email))?.demo === true;
}

/**
 * Disables the demo shop's staff, whose passwords everybody knows, and ends their sessions.
 *
 * @returns how many there were.
 */
export async function closeDemoStaff(db: Db, at: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    const open = await tx
      .select({ id: staff.id })
      .from(staff)
      .where(and(eq(staff.demo, true), isNull(staff.disabledAt)));
    for (const { id } of open) {
      await updateStaff(tx, id, { passwordHash: null, disabledAt: at }, { raise: true });
      await tx.delete(staffSessions).where(eq(staffSessions.staffId, id));
      const subject = { kind: 'staff', id };
      await recordAudit(tx, starter, { action: 'staff.disable', subject, at });
    }
    // Also of those who were disabled before, and may be enabled again.
    await tx.update(staff).set({ passwordHash: null }).where(eq(staff.demo, true));
    return open.length;
  });
}
