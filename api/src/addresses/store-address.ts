import type { Address, addressFields, storeAddressBody } from '@dp/contract/addresses.ts';
import type { FieldCode } from '@dp/contract/error-codes.ts';
import { ADDRESSES_MAX } from '@dp/contract/limits.ts';
import type { Locale } from '@dp/contract/locale.ts';
import type { z } from 'zod';
import { lockCustomer } from '../accounts/lock-customer.ts';
import { toE164 } from '../accounts/phone-number.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { requirePlace } from '../locations/places.ts';
import { invalidFields, ProblemError } from '../problems/problem-error.ts';
import {
  type AddressRow,
  type AddressValues,
  clearDefault,
  countAddresses,
  findAddressByKey,
  insertAddress,
  updateAddress,
} from './address-store.ts';
import { presentAddress } from './present-address.ts';

type Body = z.output<typeof storeAddressBody>;

/**
 * Adds an address, or updates an own one when the body has an id (specification §7, design §4). The first
 * address becomes the default; there is always exactly one, so a default can only be replaced by another. A request
 * that is repeated with its `key` gives the address that it added.
 *
 * @throws ProblemError 400 for a wrong phone or a city of another governorate, 404 for unknown places or
 *   another's address, 409 `address_limit_reached` (with `limit`).
 */
export async function storeAddress(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  customerId: number,
  body: Body,
  locale: Locale,
): Promise<{ data: Address }> {
  const values = readAddressValues(body);
  const row = await inTransaction(db, async (tx) => {
    await lockCustomer(tx, customerId);
    return body.id === undefined
      ? add(tx, customerId, values, body, now())
      : change(tx, customerId, body.id, values, body.is_default === true);
  });
  return { data: presentAddress(row, locale) };
}

async function add(
  tx: Db,
  customerId: number,
  values: AddressValues,
  { key, is_default: wantsDefault = false }: Body,
  createdAt: Date,
): Promise<AddressRow> {
  const repeated = key === undefined ? undefined : await findAddressByKey(tx, customerId, key);
  if (repeated) return repeated;
  const existing = await countAddresses(tx, customerId);
  if (existing >= ADDRESSES_MAX) {
    throw new ProblemError(409, 'address_limit_reached', { limit: ADDRESSES_MAX });
  }
  const isDefault = wantsDefault || existing === 0;
  if (isDefault) await clearDefault(tx, customerId, null);
  return insertAddress(tx, { ...values, customerId, key: key ?? null, isDefault, createdAt });
}

async function change(
  tx: Db,
  customerId: number,
  id: number,
  values: AddressValues,
  wantsDefault: boolean,
): Promise<AddressRow> {
  if (wantsDefault) await clearDefault(tx, customerId, id);
  const row = await updateAddress(
    tx,
    customerId,
    id,
    wantsDefault ? { ...values, isDefault: true } : values,
  );
  if (!row) throw new ProblemError(404, 'address_not_found');
  return row;
}

/**
 * A typed address as it is stored.
 *
 * @throws ProblemError 400 for a wrong phone or a city of another governorate, 404 for unknown places.
 */
export function readAddressValues(body: z.output<typeof addressFields>): AddressValues {
  const place = requirePlace(body.state_id, body.city_id);
  const mobile = toE164(body.mobile);
  const secondMobile = body.second_mobile === undefined ? null : toE164(body.second_mobile);
  if (mobile === undefined || secondMobile === undefined) {
    const wrong: Record<string, FieldCode> = {};
    if (mobile === undefined) wrong.mobile = 'phone_invalid';
    if (secondMobile === undefined) wrong.second_mobile = 'phone_invalid';
    throw invalidFields(wrong);
  }
  return {
    fullName: body.full_name,
    mobile,
    secondMobile,
    stateId: place.stateId,
    cityId: place.cityId,
    street: body.street,
    building: body.building ?? null,
    floor: body.floor ?? null,
    apartment: body.apartment ?? null,
    landmark: body.landmark ?? null,
  };
}
