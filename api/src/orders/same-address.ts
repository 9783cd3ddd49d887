import type { OrderAddress } from './order-tables.ts';

const FIELDS = [
  'fullName',
  'mobile',
  'secondMobile',
  'stateId',
  'cityId',
  'street',
  'building',
  'floor',
  'apartment',
  'landmark',
  'courierNote',
] as const satisfies readonly (keyof OrderAddress)[];

/** What of an address differs from another, the note for the courier included. */
export function addressDifferences(
  one: OrderAddress,
  other: OrderAddress,
): (typeof FIELDS)[number][] {
  return FIELDS.filter((field) => (one[field] ?? null) !== (other[field] ?? null));
}

/** Whether a courier who knows the one knows the other. */
export function sameAddress(one: OrderAddress, other: OrderAddress): boolean {
  return addressDifferences(one, other).length === 0;
}
