import type { Locale } from '@dp/contract/locale.ts';
import { hashPassword } from '../accounts/password-hash.ts';
import { hashToken } from '../accounts/session-token.ts';
import { recordAudit } from '../audit-trail/record-audit.ts';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { lockPeople } from './change-staff.ts';
import { findInvitation, spendInvitation } from './invitation-store.ts';
import { openStaffSession, type Place } from './open-staff-session.ts';
import { findStaff, insertStaff } from './staff-store.ts';

/** The open invitation of a link. @throws ProblemError 404 `invitation_not_found`. */
export async function requireInvitation(db: Db, token: string, at: Date) {
  const invitation = await findInvitation(db, hashToken(token), at);
  if (!invitation) throw new ProblemError(404, 'invitation_not_found');
  return invitation;
}

/**
 * Makes the account of an invitation and signs it in.
 *
 * @returns the session's token.
 * @throws ProblemError 404 `invitation_not_found`, also when it has been accepted since; 409 `staff_exists`.
 */
export async function acceptInvitation(
  { db, now }: Deps,
  given: Place & {
    readonly token: string;
    readonly name: string;
    readonly password: string;
    readonly locale: Locale;
  },
): Promise<string> {
  const { token: link, name, password, locale } = given;
  const invitation = await requireInvitation(db, link, now());
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    await lockPeople(tx);
    const at = now();
    const isOpen = await spendInvitation(tx, invitation.id, at);
    if (!isOpen) throw new ProblemError(404, 'invitation_not_found');
    const { email, role } = invitation;
    const account = { name, email, passwordHash, roleId: role.id, locale, createdAt: at };
    const id = await insertStaff(tx, account);
    const member = id === undefined ? undefined : await findStaff(tx, id);
    if (!member) throw new ProblemError(409, 'staff_exists');
    const { token, principal } = await openStaffSession(tx, member, given, { at, half: false });
    await recordAudit(tx, principal, {
      action: 'staff.accept-invitation',
      subject: { kind: 'staff', id: member.id },
      after: { name, email, role: role.id, invitation: invitation.id },
      at,
    });
    return token;
  });
}
