import type {
  AddressCorrection,
  CorrectedAddress,
} from '@dp/contract/staff/address-corrections.ts';
import type { StaffCallInput } from '@dp/contract/staff/endpoints.ts';
import {
  type AddressValues,
  addressBody,
  sameAddress,
  valuesOfOrder,
} from '../order-form/address-values.ts';

/** A correction as it is typed. */
export interface CorrectionDraft {
  /** Null where its phones are masked, which must not be saved over the real ones. */
  readonly address: AddressValues | null;
  /** For the courier. */
  readonly note: string;
}

/** An address before anything is corrected. */
export function draftOf({ address, note }: CorrectedAddress | AddressCorrection): CorrectionDraft {
  return { address: address && (valuesOfOrder(address) ?? null), note: note ?? '' };
}

/** Whether two corrections change the same. */
export function sameCorrection(one: CorrectionDraft, other: CorrectionDraft): boolean {
  if (one.note.trim() !== other.note.trim()) return false;
  if (one.address === null || other.address === null) return true;
  return sameAddress(one.address, other.address);
}

/** A correction as the call has it. */
export function correctionBody(
  version: number,
  { note, ...draft }: CorrectionDraft & { readonly address: AddressValues },
): StaffCallInput<'correctAddress'>['body'] {
  const address = addressBody(draft.address);
  return { version, address, ...(note.trim() === '' ? {} : { note: note.trim() }) };
}
