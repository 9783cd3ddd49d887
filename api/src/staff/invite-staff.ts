import { HOUR_MS } from '@dp/contract/durations.ts';
import type { Locale } from '@dp/contract/locale.ts';
import { INVITATION_HOURS } from '@dp/contract/staff/limits.ts';
import type { ShownInvitation } from '@dp/contract/staff/people.ts';
import { createSessionToken } from '../accounts/session-token.ts';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { actorOf } from '../principals/actor-columns.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { readShop } from '../shop-settings/shop-details.ts';
import { lockPeople } from './change-staff.ts';
import { invitationLink } from './invitation-link.ts';
import { invitationMail } from './invitation-mail.ts';
import { insertInvitation, revokeInvitations } from './invitation-store.ts';
import { presentInvitation } from './people-queries.ts';
import { findRole } from './roles/role-store.ts';
import { permissionsOf, presentRole, requireAllOf } from './roles/roles.ts';
import { hasAccount } from './staff-store.ts';

/** An invitation, its one-time link, and whether that was mailed. */
interface Invited {
  readonly invitation: ShownInvitation;
  readonly link: string;
  readonly mailed: boolean;
}

/**
 * Invites somebody to become staff with a role that may do no more than the caller. An older invitation to
 * them ends.
 *
 * @throws ProblemError 403 `permission_required`; 404 `role_not_found`; 409 `staff_exists`.
 */
export async function inviteStaff(
  { db, config, now }: Deps,
  principal: Principal,
  given: { readonly email: string; readonly roleId: number; readonly locale: Locale },
): Promise<Invited> {
  requirePermission(principal, 'staff.manage');
  const { email, roleId, locale } = given;
  const { token, tokenHash } = createSessionToken();
  const link = invitationLink(config, token);
  return inTransaction(db, async (tx) => {
    await lockPeople(tx);
    const role = await findRole(tx, roleId);
    if (!role) throw new ProblemError(404, 'role_not_found', { role: roleId });
    requireAllOf(principal, permissionsOf(role));
    if (await hasAccount(tx, email)) throw new ProblemError(409, 'staff_exists');
    const at = now();
    await revokeInvitations(tx, { email }, at);
    const expiresAt = new Date(at.getTime() + INVITATION_HOURS * HOUR_MS);
    const made = await insertInvitation(tx, {
      email,
      roleId,
      locale,
      tokenHash,
      createdAt: at,
      expiresAt,
      ...actorOf(principal),
    });
    const { publicUrl } = config;
    const roleName = presentRole(role).name;
    const { title: shop, logo } = (await readShop(tx)).details;
    const about = { locale, invitedBy: made.invitedBy, roleName, link, publicUrl, shop, logo };
    const mail = invitationMail(about);
    const message = {
      channel: 'email',
      to: email,
      locale,
      ...mail,
      expiresAt,
      toShop: true,
    } as const;
    const messageId = await queueMessage(tx, { config, now }, message);
    const subject = { kind: 'invitation', id: made.id };
    const after = { email, role: roleId };
    await recordAudit(tx, principal, { action: 'staff.invite', subject, after, at });
    return { invitation: presentInvitation(made), link, mailed: messageId !== undefined };
  });
}

/** Takes an open invitation back. @throws ProblemError 403 `permission_required`; 404 `invitation_not_found`. */
export async function revokeInvitation(
  { db, now }: Deps,
  principal: Principal,
  id: number,
): Promise<void> {
  requirePermission(principal, 'staff.manage');
  await inTransaction(db, async (tx) => {
    await lockPeople(tx);
    const at = now();
    const [email] = await revokeInvitations(tx, { id }, at);
    if (email === undefined) throw new ProblemError(404, 'invitation_not_found');
    const subject = { kind: 'invitation', id };
    const action = 'staff.revoke-invitation';
    await recordAudit(tx, principal, { action, subject, before: { email }, at });
  });
}
