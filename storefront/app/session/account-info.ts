import type { AccountInfo } from '@dp/contract/accounts.ts';
import { browserApi } from './browser-client.ts';
import { currentShopper, updateIdentity, userToken } from './session.ts';

let asking: { readonly token: string; readonly info: Promise<AccountInfo> } | undefined;
let lastAsked: { readonly token: string; readonly page: string } | undefined;

/**
 * The customer's name, e-mail, phone number and account state; undefined for a guest. Loaded by the stored
 * user id (specification §7), or by the token alone where that was lost. Updates the session's identity.
 * Concurrent calls share one request.
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
  // Somebody else may have signed in since; and an unchanged identity needs no rerender.
  const same = now?.name === info.name && now.email === (info.email ?? '');
  if (userToken() === token && !same) updateIdentity(info);
  return info;
}

/** Whether this page made the last request, as when its loader needs the data. */
export function hasAskedFor(page: string): boolean {
  return lastAsked?.page === page && lastAsked.token === userToken();
}

async function ask(id: number | undefined): Promise<AccountInfo> {
  const query = id === undefined ? {} : { user_id: String(id) };
  const { data } = await browserApi().call('accountInfo', { query });
  return data.data;
}
