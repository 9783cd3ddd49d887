import { DEFAULT_LOCALE, type Locale } from '@dp/contract/locale.ts';
import type { CustomerPage, CustomerSummary } from '@dp/contract/staff/customers.ts';
import type { StaffCallInput } from '@dp/contract/staff/endpoints.ts';
import { optionalNumber } from '../forms/typed-number.ts';
import {
  type AddressValues,
  addressBody,
  NO_ADDRESS,
  sameAddress,
  valuesOfAddress,
} from '../order-form/address-values.ts';
import { type MoneyValues, NO_MONEY } from '../order-form/money-values.ts';
import { lineBodies, type SaleLine } from '../order-form/sale-lines.ts';
import { isWholePhone } from '../parts/whole-phone.ts';

/** The customer that was found for a caller. */
export interface KnownCaller {
  readonly id: number;
  readonly name: string;
  /** Null where it is masked, or they have none. */
  readonly phone: string | null;
}

export type PlaceBody = StaffCallInput<'placePhoneOrder'>['body'];

/** An order by phone as it is being written. */
export interface PhoneDraft {
  /** Of the placement: however often it is sent, there is one order. */
  readonly key: string;
  readonly phone: string;
  readonly name: string;
  readonly caller: KnownCaller | null;
  readonly lines: readonly SaleLine[];
  readonly address: AddressValues;
  readonly money: MoneyValues;
  /** The customer's language, of messages and the invoice. */
  readonly locale: Locale;
  readonly note: string;
  /** What was sent and not answered: whether it was placed is not known. */
  readonly sent: PlaceBody | null;
}

/** An order before anything is written; the key makes its placement one, however often it is sent. */
export function emptyDraft(key: string): PhoneDraft {
  return {
    key,
    phone: '',
    name: '',
    caller: null,
    lines: [],
    address: NO_ADDRESS,
    money: NO_MONEY,
    locale: DEFAULT_LOCALE,
    note: '',
    sent: null,
  };
}

/** A found customer as the caller; a masked phone is none. */
export function callerOf({ id, name, phone }: CustomerSummary): KnownCaller {
  return { id, name, phone: phone !== null && isWholePhone(phone) ? phone : null };
}

/** An order for a customer, to be delivered where they usually have things delivered. */
export function draftFor(key: string, customer: CustomerPage): PhoneDraft {
  const { addresses } = customer;
  const usual = addresses.find((address) => address.is_default) ?? addresses[0];
  return {
    ...emptyDraft(key),
    caller: callerOf(customer),
    address: usual === undefined ? NO_ADDRESS : valuesOfAddress(usual),
  };
}

/** What changes when somebody else calls: a typed address stays, one of the caller before goes. */
export function withoutCaller(
  { address }: PhoneDraft,
  before: CustomerPage | undefined,
): Partial<PhoneDraft> {
  const isTheirs = before?.addresses.some((own) => sameAddress(valuesOfAddress(own), address));
  return { caller: null, ...(isTheirs === true ? { address: NO_ADDRESS } : {}) };
}

function saleOf({ lines, money }: PhoneDraft) {
  const discount = optionalNumber(money.discount);
  return {
    lines: lineBodies(lines),
    shipping: optionalNumber(money.shipping) ?? null,
    ...(discount === undefined
      ? {}
      : { discount: { amount: discount, reason: money.discountReason.trim() } }),
  };
}

/** What can be priced by now; undefined before the first product. Delivery costs once the place is chosen. */
export function quoteBody(
  draft: PhoneDraft,
): StaffCallInput<'quotePhoneOrder'>['body'] | undefined {
  if (draft.lines.length === 0) return undefined;
  const { state_id, city_id } = addressBody(draft.address);
  return { ...saleOf(draft), ...(hasPlace(draft) ? { address: { state_id, city_id } } : {}) };
}

/** Whether governorate and city are chosen, without which there is no delivery cost. */
export function hasPlace({ address }: PhoneDraft): boolean {
  return address.state_id !== '' && address.city_id !== '';
}

/** What is placed. The parcel is the caller's own unless somebody else is named. */
export function placeBody(draft: PhoneDraft, expectedTotal: number): PlaceBody {
  const { key, phone, caller, locale, note } = draft;
  const address = addressBody(draft.address);
  const name = draft.name.trim();
  return {
    ...saleOf(draft),
    address: {
      ...address,
      full_name: address.full_name || (caller?.name ?? name),
      mobile: address.mobile || (caller?.phone ?? phone),
    },
    key,
    customer: caller === null ? { name, phone } : { id: caller.id },
    locale,
    ...(note.trim() === '' ? {} : { note }),
    expected_total: expectedTotal,
  };
}
