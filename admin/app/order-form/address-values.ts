import type { Address } from '@dp/contract/addresses.ts';
import type { StaffOrder } from '@dp/contract/staff/order-page.ts';
import { isWholePhone } from '../parts/whole-phone.ts';

const OPTIONAL = ['second_mobile', 'building', 'floor', 'apartment', 'landmark'] as const;
const TEXTS = ['full_name', 'mobile', 'street', ...OPTIONAL] as const;

type TextName = (typeof TEXTS)[number];
/** What is typed of an address; ids as strings, empty while nothing is chosen. */
export type AddressValues = Readonly<Record<TextName | 'state_id' | 'city_id', string>>;

export const NO_ADDRESS: AddressValues = {
  full_name: '',
  mobile: '',
  second_mobile: '',
  state_id: '',
  city_id: '',
  street: '',
  building: '',
  floor: '',
  apartment: '',
  landmark: '',
};

/** The form's values of an order's address; undefined where its phones are masked. */
export function valuesOfOrder(
  address: NonNullable<StaffOrder['address']>,
): AddressValues | undefined {
  const { state, city, state_id, city_id, ...texts } = address;
  return isWholePhone(address.mobile) ? filled(texts, state_id, city_id) : undefined;
}

/** The form's values of one of a customer's addresses. A masked phone is left to be typed. */
export function valuesOfAddress(address: Address): AddressValues {
  const { state, city, mobile, second_mobile: second, ...texts } = address;
  const phones = {
    mobile: isWholePhone(mobile) ? mobile : '',
    second_mobile: second !== null && isWholePhone(second) ? second : '',
  };
  return filled({ ...texts, ...phones }, state.id, city.id);
}

function filled(
  texts: Readonly<Record<TextName, string | null>>,
  stateId: number,
  cityId: number,
): AddressValues {
  const written = Object.fromEntries(TEXTS.map((name) => [name, texts[name] ?? '']));
  return { ...NO_ADDRESS, ...written, state_id: String(stateId), city_id: String(cityId) };
}

/** The address as calls have it; what was left empty is left out. */
export function addressBody(values: AddressValues) {
  const optional = OPTIONAL.flatMap((name) => {
    const text = values[name].trim();
    return text === '' ? [] : [[name, text] as const];
  });
  return {
    full_name: values.full_name.trim(),
    mobile: values.mobile,
    state_id: Number(values.state_id),
    city_id: Number(values.city_id),
    street: values.street.trim(),
    ...Object.fromEntries(optional),
  };
}

/** Whether two addresses are sent alike. */
export function sameAddress(one: AddressValues, other: AddressValues): boolean {
  return JSON.stringify(addressBody(one)) === JSON.stringify(addressBody(other));
}
