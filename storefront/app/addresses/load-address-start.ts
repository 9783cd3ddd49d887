import { pageNotFound } from '../api/page-errors.ts';
import { loadAccountInfo } from '../session/account-info.ts';
import { browserApi } from '../session/browser-client.ts';
import { addressDraft } from './address-draft.ts';
import { type AddressStart, draftName } from './address-editor.tsx';
import { emptyValues, valuesOf } from './address-form.ts';
import { loadStates } from './states.ts';

/**
 * Everything the form of an address begins with: what was typed and not saved, else what is stored,
 * else what the shop already knows of the shopper.
 *
 * @param page the page's own address; its `id` names the address to change, without it is a new one.
 * @throws {ApiError}, and a 404 page when the shopper has no such address.
 */
export async function loadAddressStart(page: URL): Promise<AddressStart> {
  const id = page.searchParams.get('id');
  const [states, { data: addresses }, account] = await Promise.all([
    loadStates(),
    browserApi().call('listAddresses'),
    // Without it the phone number is typed once more; that is no reason to show no form.
    loadAccountInfo(page.pathname).catch(() => undefined),
  ]);
  const editing = id === null ? undefined : addresses.find((own) => String(own.id) === id);
  if (id !== null && editing === undefined) throw pageNotFound();
  const known = { name: account?.name ?? '', mobile: account?.phone_number ?? '' };
  const stored = editing === undefined ? emptyValues(known) : valuesOf(editing);
  return {
    states,
    editing,
    isFirst: addresses.length === 0,
    initial: addressDraft(draftName(editing)) ?? stored,
  };
}
