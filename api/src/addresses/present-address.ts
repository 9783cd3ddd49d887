import type { Address } from '@dp/contract/addresses.ts';
import type { Locale } from '@dp/contract/locale.ts';
import { storedPlace } from '../locations/places.ts';
import type { AddressRow } from './address-store.ts';

/** An address as the contract has it, its places named in the caller's language. */
export function presentAddress(row: AddressRow, locale: Locale): Address {
  const place = storedPlace(row.cityId);
  return {
    id: row.id,
    full_name: row.fullName,
    mobile: row.mobile,
    second_mobile: row.secondMobile,
    state: { id: place.stateId, name: place.state[locale] },
    city: { id: place.cityId, name: place.city[locale] },
    street: row.street,
    building: row.building,
    floor: row.floor,
    apartment: row.apartment,
    landmark: row.landmark,
    is_default: row.isDefault,
  };
}
