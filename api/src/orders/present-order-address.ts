import type { Locale } from '@dp/contract/locale.ts';
import type { OrderAddress } from './order-tables.ts';

/** Where an order goes, in the requested language. */
export function presentOrderAddress(address: OrderAddress, locale: Locale) {
  return {
    full_name: address.fullName,
    mobile: address.mobile,
    second_mobile: address.secondMobile,
    state: address.state[locale],
    city: address.city[locale],
    street: address.street,
    building: address.building,
    floor: address.floor,
    apartment: address.apartment,
    landmark: address.landmark,
  };
}

/** Where an order goes, with the places' ids, for those who may correct it. */
export function presentEditableAddress(address: OrderAddress, locale: Locale) {
  const { stateId: state_id, cityId: city_id } = address;
  return { ...presentOrderAddress(address, locale), state_id, city_id };
}
