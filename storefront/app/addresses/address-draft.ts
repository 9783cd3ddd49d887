import { readSessionJson, writeSessionJson } from '@dp/ui/storage/session-values.ts';
import { currentShopper } from '../session/session.ts';
import { ADDRESS_FIELDS, type AddressValues } from './address-form.ts';

const KEY = 'address-draft';

/** What was typed into an address form and not saved yet; `form` is the address's id or `new`. */
interface Draft {
  readonly form: string;
  readonly shopper: number | undefined;
  readonly values: AddressValues;
}

/** Saves the input in this tab, so that an expired session or a reload loses nothing. */
export function saveAddressDraft(form: string, values: AddressValues): void {
  writeSessionJson(KEY, { form, shopper: currentShopper()?.id, values } satisfies Draft);
}

/** What the same shopper typed into the same form before, if it was not saved. */
export function addressDraft(form: string): AddressValues | undefined {
  const stored = readSessionJson(KEY) as Partial<Draft> | null | undefined;
  if (stored?.form !== form || stored.shopper !== currentShopper()?.id) return undefined;
  const values = stored.values as Partial<AddressValues> | undefined;
  const sound = ADDRESS_FIELDS.every((name) => typeof values?.[name] === 'string');
  return sound ? (values as AddressValues) : undefined;
}

/** For when it is saved. */
export function forgetAddressDraft(): void {
  writeSessionJson(KEY, undefined);
}
