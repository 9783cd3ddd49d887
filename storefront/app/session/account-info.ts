import type { AccountInfo } from '@dp/contract/accounts.ts';
import { browserApi } from '../api/browser-client.ts';
import { currentShopper, updateIdentity, userToken } from './session.ts';

let asking: { readonly token: string; readonly info: Promise<AccountInfo> } | undefined;

/**
 * The shopper's own name, e-mail, phone number and whether the account is verified; undefined for a
 * guest and when no user id is stored (specification §7). Name and e-mail are taken over into the
 * session. Who asks while a question is on its way shares its answer.
 *
 * @throws {ApiError} when the call fails.
 */
export async function loadAccountInfo(): Promise<AccountInfo | undefined> {
  const token = userToken();
  const shopper = currentShopper();
  if (token === undefined || shopper === undefined) return undefined;
  if (asking?.token !== token) {
    const info = ask(shopper.id).finally(() => {
      if (asking?.info === info) asking = undefined;
    });
    asking = { token, info };
  }
  const info = await asking.info;
  const now = currentShopper();
  // Someone else may have signed in meanwhile; and what has not changed need not be shown anew.
  const same = now?.name === info.name && now.email === (info.email ?? '');
  if (userToken() === token && !same) updateIdentity(info);
  return info;
}

async function ask(id: number): Promise<AccountInfo> {
  const { data } = await browserApi().call('accountInfo', { query: { user_id: String(id) } });
  return data.data;
}
