import type { Address } from '@dp/contract/addresses.ts';
import { ADDRESS_MAX_LENGTHS, NAME_MAX_LENGTH } from '@dp/contract/limits.ts';
import { isFilled, mobileProblem, textProblem } from '../forms/field-problems.ts';
import { type Problems, problemsOf, type Values } from '../forms/form-problems.ts';

export const ADDRESS_FIELDS = [
  'full_name',
  'mobile',
  'state_id',
  'city_id',
  'street',
  'building',
  'floor',
  'apartment',
  'landmark',
  'second_mobile',
] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];
export type AddressValues = Values<AddressField>;

/** Client-side validation of the address form (specification §5). */
export function checkAddress(values: AddressValues): Problems<AddressField> {
  return problemsOf<AddressField>({
    full_name: textProblem(values.full_name, NAME_MAX_LENGTH, 'name_required'),
    mobile: mobileProblem(values.mobile, 'phone_required'),
    state_id: isFilled(values.state_id) ? undefined : 'state_required',
    // One cause is said once: the city waits for its governorate.
    city_id: isFilled(values.city_id) || !isFilled(values.state_id) ? undefined : 'city_required',
    street: textProblem(values.street, ADDRESS_MAX_LENGTHS.street, 'street_required'),
    building: textProblem(values.building, ADDRESS_MAX_LENGTHS.building),
    floor: textProblem(values.floor, ADDRESS_MAX_LENGTHS.floor),
    apartment: textProblem(values.apartment, ADDRESS_MAX_LENGTHS.apartment),
    landmark: textProblem(values.landmark, ADDRESS_MAX_LENGTHS.landmark),
    second_mobile: mobileProblem(values.second_mobile),
  });
}

/** The governorate and city, once both are chosen. */
export function placeOf({ state_id: state, city_id: city }: AddressValues) {
  if (!isFilled(state) || !isFilled(city)) return undefined;
  return { state_id: Number(state), city_id: Number(city) };
}

/** What the form sends; what was left empty is left out. */
export function addressBody(values: AddressValues, isDefault: boolean, id?: number) {
  const optional = (['second_mobile', 'building', 'floor', 'apartment', 'landmark'] as const)
    .filter((name) => isFilled(values[name]))
    .map((name) => [name, values[name].trim()] as const);
  return {
    ...(id === undefined ? {} : { id }),
    full_name: values.full_name.trim(),
    mobile: values.mobile,
    state_id: Number(values.state_id),
    city_id: Number(values.city_id),
    street: values.street.trim(),
    ...Object.fromEntries(optional),
    is_default: isDefault,
  };
}

/** Form values of a stored address. */
export function valuesOf(address: Address): AddressValues {
  return {
    full_name: address.full_name,
    mobile: address.mobile,
    second_mobile: address.second_mobile ?? '',
    state_id: String(address.state.id),
    city_id: String(address.city.id),
    street: address.street,
    building: address.building ?? '',
    floor: address.floor ?? '',
    apartment: address.apartment ?? '',
    landmark: address.landmark ?? '',
  };
}

/** Values of an empty form, prefilled with known account data. */
export function emptyValues(known: { name: string; mobile: string }): AddressValues {
  return {
    full_name: known.name,
    mobile: known.mobile,
    second_mobile: '',
    state_id: '',
    city_id: '',
    street: '',
    building: '',
    floor: '',
    apartment: '',
    landmark: '',
  };
}
