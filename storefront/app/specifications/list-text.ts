import type { Locale } from '@dp/contract/locale.ts';

/**
 * Short values in one line: "a, b, c", «أ وب وج». Arabic joins each by its letter alone, as people write, where the
 * browser's formatter puts a comma before that as well.
 */
export function listText(values: readonly string[], locale: Locale): string {
  return values.join(locale === 'en' ? ', ' : ' و');
}
