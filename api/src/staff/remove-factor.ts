import { recordAudit } from '../audit-trail/record-audit.ts';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import type { StaffPrincipal } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { lockSelf } from './add-factor.ts';
import { deletePasskey, replaceRecoveryCodes } from './factor-store.ts';
import { hasFactor, needsFactor } from './factors.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { lockStaff, updateStaff } from './staff-store.ts';

/** Gives up the code app. @throws ProblemError 409 `last_factor`, `totp_not_set_up`. */
export async function removeTotp({ db, now }: Deps, principal: StaffPrincipal): Promise<void> {
  await db.transaction(async (tx) => {
    const member = await lockSelf(tx, principal);
    if (member.totpSecret === null) throw new ProblemError(409, 'totp_not_set_up');
    await updateStaff(tx, member.id, { totpSecret: null, totpPendingSecret: null });
    await afterRemoval(tx, principal, { method: 'totp' }, now());
  });
}

/** Removes a passkey. @throws ProblemError 404 `passkey_not_found`; 409 `last_factor`. */
export async function removePasskey(
  { db, now }: Deps,
  principal: StaffPrincipal,
  id: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockSelf(tx, principal);
    const name = await deletePasskey(tx, principal.staffId, id);
    if (name === undefined) throw new ProblemError(404, 'passkey_not_found');
    await afterRemoval(tx, principal, { method: 'passkey', passkey: id, name }, now());
  });
}

/** Makes ten new recovery codes; the old ones are worth nothing. @throws ProblemError 409 `totp_not_set_up`. */
export async function renewRecoveryCodes(deps: Deps, principal: StaffPrincipal): Promise<string[]> {
  return deps.db.transaction(async (tx) => {
    const member = await lockSelf(tx, principal);
    if (!hasFactor(member)) throw new ProblemError(409, 'totp_not_set_up');
    const codes = await makeRecoveryCodes(tx, deps, member.id);
    const subject = { kind: 'staff', id: member.id };
    const action = 'staff.renew-recovery-codes';
    await recordAudit(tx, principal, { action, subject, at: deps.now() });
    return codes;
  });
}

async function afterRemoval(
  tx: Db,
  principal: StaffPrincipal,
  before: Readonly<Record<string, unknown>>,
  at: Date,
): Promise<void> {
  const { staffId } = principal;
  const member = await lockStaff(tx, staffId);
  if (member && !hasFactor(member)) {
    if (needsFactor(member)) throw new ProblemError(409, 'last_factor');
    await replaceRecoveryCodes(tx, staffId, []);
  }
  const subject = { kind: 'staff', id: staffId };
  await recordAudit(tx, principal, { action: 'staff.remove-factor', subject, before, at });
}
