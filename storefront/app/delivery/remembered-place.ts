import { readJson } from '@dp/ui/storage/local-values.ts';
import { isApiError } from '../api/api-error.ts';
import { keys } from '../storage/keys.ts';
import { type DeliveryPlace, validPlace } from './delivery-place-store.ts';

/** The place chosen on this device, for loaders; components use the store. */
export function rememberedPlace(): DeliveryPlace | undefined {
  return validPlace(readJson(keys.deliveryPlace));
}

/** Whether a call failed because a place chosen long ago is no longer in the shop's list. */
export function isUnknownPlace(error: unknown): boolean {
  return isApiError(error, 'state_not_found') || isApiError(error, 'city_not_found');
}
