import type { Locale } from '@dp/contract/locale.ts';
import { isolate } from '../pdf-text/isolate.ts';

/** Street, building, floor and apartment of an address. */
export interface StreetAddress {
  readonly street: string;
  readonly building: string | null;
  readonly floor: string | null;
  readonly apartment: string | null;
}

const words = {
  ar: { building: 'عمارة', floor: 'الدور', apartment: 'شقة', comma: '، ' },
  en: { building: 'building', floor: 'floor', apartment: 'apartment', comma: ', ' },
} as const;

/** Parts of an address on one line. */
export function joinAddress(locale: Locale, parts: readonly string[]): string {
  return parts.join(words[locale].comma);
}

/** A street address as a courier reads it: `12 شارع النيل، عمارة 5، الدور 3، شقة 12`. */
export function streetInWords(locale: Locale, address: StreetAddress): string {
  const named = (['building', 'floor', 'apartment'] as const).flatMap((part) => {
    const value = address[part];
    return value === null ? [] : [`${words[locale][part]} ${isolate(value)}`];
  });
  return joinAddress(locale, [isolate(address.street), ...named]);
}
