import { readJson } from '@dp/ui/storage/local-values.ts';
import { isApiError } from '../api/api-error.ts';
import { keys } from '../storage/keys.ts';
import { type DeliveryPlace, deliveryPlaceStore, validPlace } from './delivery-place-store.ts';

/** The place for delivery estimates that was chosen on this device. */
export type RememberedPlace = DeliveryPlace;

/** The place chosen on this device, for loaders. */
export function rememberedPlace(): RememberedPlace | undefined {
  return validPlace(readJson(keys.deliveryPlace));
}

/** Remembers another place, or none. */
export function rememberPlace(place: RememberedPlace | undefined): void {
  deliveryPlaceStore.getState().choose(place);
}

/** Whether a call failed because a place chosen long ago is no longer in the shop's list. */
export function isUnknownPlace(error: unknown): boolean {
  return isApiError(error, 'state_not_found') || isApiError(error, 'city_not_found');
}
