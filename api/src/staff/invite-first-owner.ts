import { HOUR_MS } from '@dp/contract/durations.ts';
import { INVITATION_HOURS } from '@dp/contract/staff/limits.ts';
import { createSessionToken } from '../accounts/session-token.ts';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { actorOf } from '../principals/actor-columns.ts';
import { starter } from '../principals/principal.ts';
import { lockPeople } from './change-staff.ts';
import { invitationLink } from './invitation-link.ts';
import { insertInvitation, revokeInvitations, TO_WHOEVER_OPENS } from './invitation-store.ts';
import { findBuiltInRole } from './staff-queries.ts';
import { hasActiveStaff } from './staff-store.ts';

/**
 * Invites an owner to a shop without active staff. The person who opens the link types their own e-mail; an older
 * link is revoked, and all are once the shop has staff.
 *
 * @returns the one-time link, good for `INVITATION_HOURS`; undefined where there is staff.
 */
export async function inviteFirstOwner({ db, config, now }: Deps): Promise<string | undefined> {
  const { token, tokenHash } = createSessionToken();
  return inTransaction(db, async (tx) => {
    await lockPeople(tx);
    if (await hasActiveStaff(tx)) return undefined;
    const at = now();
    await revokeInvitations(tx, { email: TO_WHOEVER_OPENS }, at);
    const role = await findBuiltInRole(tx, 'owner');
    const { id } = await insertInvitation(tx, {
      email: TO_WHOEVER_OPENS,
      roleId: role,
      locale: 'ar',
      tokenHash,
      createdAt: at,
      expiresAt: new Date(at.getTime() + INVITATION_HOURS * HOUR_MS),
      ...actorOf(starter),
    });
    const subject = { kind: 'invitation', id };
    await recordAudit(tx, starter, { action: 'staff.invite', subject, after: { role }, at });
    return invitationLink(config, token);
  });
}
