import type { Address } from '@dp/contract/addresses.ts';
import type { FieldCode } from '@dp/contract/error-codes.ts';
import { isFilled } from '../forms/filled.ts';
import type { Problems, Values } from '../forms/form-problems.ts';
import { found } from '../forms/found.ts';
import { mobileNumber } from '../forms/mobile-number.ts';

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

/** Longest texts, as in the contract. */
export const ADDRESS_LENGTHS = {
  full_name: 120,
  street: 200,
  building: 60,
  floor: 40,
  apartment: 40,
  landmark: 200,
} as const;

function textProblem(
  text: string,
  field: keyof typeof ADDRESS_LENGTHS,
  required?: FieldCode,
): FieldCode | undefined {
  if (!isFilled(text)) return required;
  return text.trim().length > ADDRESS_LENGTHS[field] ? 'too_long' : undefined;
}

function phoneProblem(number: string, required?: FieldCode): FieldCode | undefined {
  if (!isFilled(number)) return required;
  return mobileNumber(number) === undefined ? 'phone_invalid' : undefined;
}

/** The address form's own check (specification §5). */
export function checkAddress(values: AddressValues): Problems<AddressField> {
  return found<AddressField>({
    full_name: textProblem(values.full_name, 'full_name', 'name_required'),
    mobile: phoneProblem(values.mobile, 'phone_required'),
    state_id: isFilled(values.state_id) ? undefined : 'state_required',
    city_id: isFilled(values.city_id) ? undefined : 'city_required',
    street: textProblem(values.street, 'street', 'street_required'),
    building: textProblem(values.building, 'building'),
    floor: textProblem(values.floor, 'floor'),
    apartment: textProblem(values.apartment, 'apartment'),
    landmark: textProblem(values.landmark, 'landmark'),
    second_mobile: phoneProblem(values.second_mobile),
  });
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

/** What stands in the form for a stored address. */
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

/** An empty form, with what the shop knows of the shopper already (it asks nothing twice). */
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
