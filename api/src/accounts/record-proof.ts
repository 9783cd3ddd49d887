import { eraseAddresses } from '../addresses/erase-addresses.ts';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { chooseRoute } from '../messages/channels.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { type Account, deleteResetTokens, deleteSessions, updateAccount } from './account-store.ts';
import { isVerified } from './code-route.ts';
import { contactProvenMessage } from './contact-proven-message.ts';
import type { Login } from './login.ts';

/**
 * Notes that the person who acts has one of the account's contacts in hand. Returns the account as it
 * is then.
 *
 * Whoever registered an account that was never verified may have used somebody else's contact. So
 * unless the proof comes from the one who registered (`sameOwner`), the account becomes the prover's:
 * its password, sessions, addresses and other contact go, each of which would be a way in (decision 011).
 * When the account is verified already by its other contact, that one is told.
 */
export async function recordProof(
  tx: Db,
  deps: Pick<Deps, 'config' | 'now'>,
  account: Account,
  proven: Login,
  sameOwner: boolean,
): Promise<Account> {
  const at = deps.now();
  const other = proven.kind === 'email' ? 'phone' : 'email';
  const column = proven.kind === 'email' ? 'emailVerifiedAt' : 'phoneVerifiedAt';
  if (account[column] !== null) return account;
  const takenOver = !isVerified(account) && !sameOwner;
  if (takenOver) {
    await deleteSessions(tx, account.id);
    await deleteResetTokens(tx, account.id);
    await eraseAddresses(tx, account.id);
  }
  if (isVerified(account)) await tellOtherContact(tx, deps, account, proven);
  return updateAccount(tx, account.id, {
    [column]: at,
    ...(takenOver ? { passwordHash: null, [other]: null } : {}),
  });
}

async function tellOtherContact(
  tx: Db,
  deps: Pick<Deps, 'config' | 'now'>,
  account: Account,
  proven: Login,
): Promise<void> {
  const others =
    proven.kind === 'email'
      ? { email: null, phone: account.phone }
      : { email: account.email, phone: null };
  const route = chooseRoute(deps.config, others, 'email');
  if (!route) return;
  const { locale } = account;
  const { publicUrl } = deps.config;
  const message = contactProvenMessage({ ...route, locale, proven, publicUrl });
  await queueMessage(tx, deps, { ...route, customerId: account.id, locale, ...message });
}
