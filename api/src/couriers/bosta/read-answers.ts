import { readPounds } from '../../remote/pounds.ts';
import { type ReadValue, valuesOf } from '../../remote/raw-json.ts';
import type { CourierPlace, DeliveryReport } from '../courier-driver.ts';

/** The company's ids of a delivery. */
export function createdOf(
  value: ReadValue,
  prefix: string,
): { kind: 'created'; deliveryId: string; trackingNumber: string } | undefined {
  const deliveryId = value(`${prefix}_id`);
  const trackingNumber = value(`${prefix}trackingNumber`);
  return deliveryId === '' || trackingNumber === ''
    ? undefined
    : { kind: 'created', deliveryId, trackingNumber };
}

/** Where a delivery is, with the paths at which its state and type are. */
export function reportOf(
  value: ReadValue,
  state: string,
  type: string,
): DeliveryReport | undefined {
  const code = numberOf(value(state));
  if (code === null) return undefined;
  const kind = value(type);
  return {
    reference: value('businessReference'),
    state: code,
    type: numberOf(kind) ?? kind,
    exceptionCode: numberOf(value('exceptionCode')),
    attempts: numberOf(value('numberOfAttempts')) ?? numberOf(value('attemptsCount')),
    cashPiastres: readPounds(value('cod')),
  };
}

export function placeOf(place: unknown): CourierPlace {
  const value = valuesOf(place);
  return {
    id: value('districtId') || value('_id'),
    nameEn: value('districtName') || value('name'),
    nameAr: value('districtOtherName') || value('nameAr'),
    delivers: value('dropOffAvailability') !== 'false',
  };
}

/** A list in `data`, or in a part of it. */
export function listOf(body: unknown, part: string): readonly unknown[] | undefined {
  const data = (body as { readonly data?: unknown } | undefined)?.data;
  const list = part === '' ? data : (data as Record<string, unknown> | undefined)?.[part];
  return Array.isArray(list) ? list : undefined;
}

function numberOf(text: string): number | null {
  return /^\d{1,6}$/.test(text) ? Number(text) : null;
}
