import { pageNotFound } from '../api/page-errors.ts';
import { loadAccountInfo } from '../session/account-info.ts';
import { browserApi } from '../session/browser-client.ts';
import { addressDraft } from './address-draft.ts';
import { type AddressStart, draftName } from './address-editor.tsx';
import { emptyValues, valuesOf } from './address-form.ts';
import { loadStates } from './states.ts';

/**
 * Initial values of an address form: the unsaved draft, else the stored address, else known account data.
 *
 * @param page the page's URL; `id` names the address to edit, without it a new one.
 * @throws {ApiError}, and a 404 page when the customer has no such address.
 */
export async function loadAddressStart(page: URL): Promise<AddressStart> {
  const id = page.searchParams.get('id');
  const [states, { data: addresses }, account] = await Promise.all([
    loadStates(),
    browserApi().call('listAddresses'),
    // Optional prefill: a failure must not prevent the form.
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
