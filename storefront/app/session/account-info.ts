import type { AccountInfo } from '@dp/contract/accounts.ts';
import { browserApi } from './browser-client.ts';
import { currentShopper, updateIdentity, userToken } from './session.ts';

let asking: { readonly token: string; readonly info: Promise<AccountInfo> } | undefined;
let lastAsked: { readonly token: string; readonly page: string } | undefined;

/**
 * The shopper's own name, e-mail, phone number and what is known about the account; undefined for a
 * guest. It is asked for by the stored user id (specification §7); where that was lost, by the token
 * alone. What identifies the shopper is taken over into the session. Who asks while a question is on its way shares its answer.
 *
 * @param page the path of the page it is for.
 * @throws {ApiError} when the call fails.
 */
export async function loadAccountInfo(page: string): Promise<AccountInfo | undefined> {
  const token = userToken();
  if (token === undefined) return undefined;
  lastAsked = { token, page };
  if (asking?.token !== token) {
    const info = ask(currentShopper()?.id).finally(() => {
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

/** Whether the last question was this page's own, as when its loader needs the answer. */
export function hasAskedFor(page: string): boolean {
  return lastAsked?.page === page && lastAsked.token === userToken();
}

async function ask(id: number | undefined): Promise<AccountInfo> {
  const query = id === undefined ? {} : { user_id: String(id) };
  const { data } = await browserApi().call('accountInfo', { query });
  return data.data;
}
