import { inTransaction } from '../../database/in-transaction.ts';
import type { Deps } from '../../deps.ts';
import type { StaffPrincipal } from '../../principals/principal.ts';
import { readShop } from '../../shop-settings/shop-details.ts';
import { updateStaff } from '../staff-store.ts';
import { auditOwnFactor, lockSelf } from './change-own-factors.ts';
import { createTotpSecret } from './totp.ts';

/** Makes a new secret for a code app; the one in use, if any, stays so until the new one is confirmed. */
export async function setUpTotp(
  { db, config, now }: Deps,
  principal: StaffPrincipal,
): Promise<{ secret: string; uri: string }> {
  return inTransaction(db, async (tx) => {
    const { id, email } = await lockSelf(tx, principal);
    const { sealed, secret, uri } = createTotpSecret(config.codeSecret, {
      id,
      email,
      shop: (await readShop(tx)).details.title,
    });
    await updateStaff(tx, id, { totpPendingSecret: sealed });
    await auditOwnFactor(tx, principal, 'staff.set-up-totp', {}, now());
    return { secret, uri };
  });
}
