import type { PasskeyAttestation } from '@dp/contract/staff/security.ts';
import { recordAudit } from '../audit-trail/record-audit.ts';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import type { StaffPrincipal } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { readShop } from '../shop-settings/shop-details.ts';
import { insertPasskey } from './factor-store.ts';
import { hasFactor } from './factors.ts';
import { takeTotpStep } from './prove-with-code.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { deleteStaffSessions } from './staff-session-store.ts';
import { lockStaff, type StaffMember, updateStaff } from './staff-store.ts';
import { createTotpSecret } from './totp.ts';
import { verifyNewPasskey } from './verify-passkey.ts';

/** Makes a new secret for a code app; the one in use, if any, stays so until the new one is confirmed. */
export async function setUpTotp(
  { db, config, now }: Deps,
  principal: StaffPrincipal,
): Promise<{ secret: string; uri: string }> {
  return db.transaction(async (tx) => {
    const { id, email } = await lockSelf(tx, principal);
    const { sealed, secret, uri } = createTotpSecret(config.codeSecret, {
      id,
      email,
      shop: (await readShop(tx)).details.title,
    });
    await updateStaff(tx, id, { totpPendingSecret: sealed });
    await audit(tx, principal, 'staff.set-up-totp', {}, now());
    return { secret, uri };
  });
}

/**
 * Uses the new secret from now on.
 *
 * @returns recovery codes, when it is the first second factor.
 * @throws ProblemError 409 `totp_not_set_up`; 422 `factor_wrong`.
 */
export async function confirmTotp(
  deps: Deps,
  principal: StaffPrincipal,
  code: string,
): Promise<string[] | null> {
  return deps.db.transaction(async (tx) => {
    const member = await lockSelf(tx, principal);
    const sealed = member.totpPendingSecret;
    if (sealed === null) throw new ProblemError(409, 'totp_not_set_up');
    const at = deps.now();
    // A new secret has no used codes yet.
    await takeTotpStep(tx, deps, { ...member, totpLastStep: null }, { sealed, code, at });
    await updateStaff(tx, member.id, { totpSecret: sealed, totpPendingSecret: null });
    await audit(tx, principal, 'staff.add-factor', { method: 'totp' }, at);
    return afterFirstFactor(tx, deps, principal, member);
  });
}

/**
 * Adds a passkey.
 *
 * @returns recovery codes, when it is the first second factor.
 * @throws ProblemError 422 `factor_wrong`; 409 `passkey_taken`.
 */
export async function addPasskey(
  deps: Deps,
  principal: StaffPrincipal,
  { name, response }: { readonly name: string; readonly response: PasskeyAttestation },
): Promise<string[] | null> {
  const { staffId } = principal;
  const credential = await verifyNewPasskey(deps, staffId, response);
  return deps.db.transaction(async (tx) => {
    const member = await lockSelf(tx, principal);
    const at = deps.now();
    const id = await insertPasskey(tx, { ...credential, staffId, name, createdAt: at });
    if (id === undefined) throw new ProblemError(409, 'passkey_taken');
    await audit(tx, principal, 'staff.add-factor', { method: 'passkey', passkey: id, name }, at);
    return afterFirstFactor(tx, deps, principal, member);
  });
}

/** Locks the caller's own account. @throws ProblemError 401 when it has been disabled since. */
export async function lockSelf(tx: Db, { staffId }: StaffPrincipal): Promise<StaffMember> {
  const member = await lockStaff(tx, staffId);
  if (!member || member.disabledAt) throw new ProblemError(401, 'session_expired');
  return member;
}

/** Other sessions were opened without the second factor, so they end with the first one. */
async function afterFirstFactor(
  tx: Db,
  deps: Deps,
  { staffId, sessionId }: StaffPrincipal,
  before: StaffMember,
): Promise<string[] | null> {
  if (hasFactor(before)) return null;
  await deleteStaffSessions(tx, staffId, sessionId);
  return makeRecoveryCodes(tx, deps, staffId);
}

async function audit(
  tx: Db,
  principal: StaffPrincipal,
  action: `staff.${string}`,
  after: Readonly<Record<string, unknown>>,
  at: Date,
): Promise<void> {
  const subject = { kind: 'staff', id: principal.staffId };
  await recordAudit(tx, principal, { action, subject, after, at });
}
