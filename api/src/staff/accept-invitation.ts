import type { Locale } from '@dp/contract/locale.ts';
import { hashPassword } from '../accounts/password-hash.ts';
import { hashToken } from '../accounts/session-token.ts';
import { recordAudit } from '../audit-trail/record-audit.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { invalidFields, ProblemError } from '../problems/problem-error.ts';
import { lockPeople } from './change-staff.ts';
import {
  findInvitation,
  revokeInvitations,
  spendInvitation,
  TO_WHOEVER_OPENS,
} from './invitation-store.ts';
import { openStaffSession, type Place } from './open-staff-session.ts';
import { findStaff, hasActiveStaff, insertStaff } from './staff-store.ts';

/**
 * The open invitation of a link; a first owner's is open only while the shop has nobody.
 *
 * @throws ProblemError 404 `invitation_not_found`.
 */
export async function requireInvitation(db: Db, token: string, at: Date) {
  const invitation = await findInvitation(db, hashToken(token), at);
  if (!invitation || (invitation.email === TO_WHOEVER_OPENS && (await hasActiveStaff(db)))) {
    throw new ProblemError(404, 'invitation_not_found');
  }
  return invitation;
}

/**
 * Makes the account of an invitation and signs it in.
 *
 * @returns the session's token.
 * @throws ProblemError 400 `validation_failed` without the e-mail that a first owner types; 404
 *   `invitation_not_found`, also when it has been accepted since; 409 `staff_exists`.
 */
export async function acceptInvitation(
  { db, now }: Deps,
  given: Place & {
    readonly token: string;
    readonly name: string;
    /** Of the first owner; others are invited at theirs. */
    readonly email?: string | undefined;
    readonly password: string;
    readonly locale: Locale;
  },
): Promise<string> {
  const { token: link, name, password, locale } = given;
  const invitation = await requireInvitation(db, link, now());
  const email = invitation.email === TO_WHOEVER_OPENS ? given.email : invitation.email;
  if (email === undefined) throw invalidFields({ email: 'required' });
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (tx) => {
    await lockPeople(tx);
    const at = now();
    // Somebody may have come meanwhile, by another link.
    await requireInvitation(tx, link, at);
    const isOpen = await spendInvitation(tx, invitation.id, at);
    if (!isOpen) throw new ProblemError(404, 'invitation_not_found');
    const { role } = invitation;
    const account = { name, email, passwordHash, roleId: role.id, locale, createdAt: at };
    const id = await insertStaff(tx, account);
    const member = id === undefined ? undefined : await findStaff(tx, id);
    if (!member) throw new ProblemError(409, 'staff_exists');
    await revokeInvitations(tx, { email: TO_WHOEVER_OPENS }, at);
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
