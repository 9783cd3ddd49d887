import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { readMessageWording } from '../message-texts/message-wording.ts';
import { chooseRoute } from '../messages/channels.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { type Account, deleteAccountRow, deleteSessions, updateAccount } from './account-store.ts';
import { type ContactNews, contactNotice } from './contact-notice.ts';
import type { Claimant } from './find-claimant.ts';
import { isVerified } from './is-proven.ts';
import type { Login } from './login.ts';
import type { AccountDeps } from './personal-data.ts';

type Telling = Pick<Deps, 'config' | 'now'>;

/**
 * Marks a claimed contact as proven by its owner; notifies the other contact, if that is proven. An owner
 * identified by the password alone loses earlier sessions and addresses: somebody else may have registered
 * with the same weak password.
 */
export async function markProven(
  tx: Db,
  deps: Telling & Pick<AccountDeps, 'personalData'>,
  { account, byPassword }: Claimant,
  contact: Login,
): Promise<Account> {
  if (byPassword) {
    await deleteSessions(tx, account.id);
    await deps.personalData.eraseAddresses(tx, account.id);
  }
  await notifyProvenContact(tx, deps, account, contact, 'confirmed');
  const column = contact.kind === 'email' ? 'emailVerifiedAt' : 'phoneVerifiedAt';
  return updateAccount(tx, account.id, { [column]: deps.now(), byStaff: false });
}

/**
 * Ends other accounts' claims on a contact that was just proven (decision 061). A verified account loses the
 * contact, and its proven one gets a notice; an account that never proved anything is deleted. It cannot have
 * ordered, unless staff took its orders by phone: they go to the account that proved the phone, and stay where they
 * are when an e-mail was proven, which may be a mistyped one.
 *
 * @param into the account that proved the contact.
 */
export async function endOtherClaims(
  tx: Db,
  deps: Telling & Pick<AccountDeps, 'personalData'>,
  claimants: readonly Account[],
  { contact, into }: { readonly contact: Login; readonly into: number },
): Promise<void> {
  for (const account of claimants) {
    if (isVerified(account)) {
      await updateAccount(tx, account.id, { [contact.kind]: null });
      await notifyProvenContact(tx, deps, account, contact, 'removed');
      continue;
    }
    const kept = account.byStaff || (await deps.personalData.hasOrders(tx, account.id));
    if (kept && contact.kind === 'email') {
      await updateAccount(tx, account.id, { email: null });
      continue;
    }
    if (kept) await deps.personalData.move(tx, { id: account.id, contacts: [contact.value] }, into);
    await deleteAccountRow(tx, account.id);
  }
}

/** Notifies an account by its other contact, if that is proven and reachable. */
async function notifyProvenContact(
  tx: Db,
  deps: Telling,
  { id, email, emailVerifiedAt, phone, phoneVerifiedAt, locale }: Account,
  contact: Login,
  news: ContactNews,
): Promise<void> {
  const others = {
    email: contact.kind === 'email' || emailVerifiedAt === null ? null : email,
    phone: contact.kind === 'phone' || phoneVerifiedAt === null ? null : phone,
  };
  const route = chooseRoute(deps.config, others, 'email');
  if (!route) return;
  const { publicUrl } = deps.config;
  const wording = await readMessageWording(tx, `contact-${news}`, locale);
  const message = contactNotice({ channel: route.channel, locale, contact, wording, publicUrl });
  await queueMessage(tx, deps, { ...route, customerId: id, locale, ...message });
}
