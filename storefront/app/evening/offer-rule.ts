import { readText, writeText } from '@dp/ui/storage/local-values.ts';
import { keys } from '../storage/keys.ts';
import { isEveningInCairo } from './sunset.ts';

/**
 * Whether evening may be offered: after sunset, by day, to who was introduced to the shop, has never chosen
 * between day and evening, and was never asked.
 */
export function mayOfferEvening(now: Date, dark: boolean): boolean {
  return (
    !dark &&
    readText(keys.onboarding) === 'true' &&
    readText(keys.darkMode) === null &&
    readText(keys.eveningOffer) === null &&
    isEveningInCairo(now)
  );
}

/** @returns whether it was stored: an offer that cannot be remembered is not made. */
export function rememberEveningOffer(): boolean {
  return writeText(keys.eveningOffer, 'true') && readText(keys.eveningOffer) === 'true';
}
