import type { Locale } from '@dp/contract/locale.ts';

/**
 * Short values in one line, as `Intl.ListFormat` writes lists of units: "a, b, c", «أ، وب، وج». Not by it, since the
 * first formatter of a page takes a phone 40 ms (decision 127).
 */
export function listText(values: readonly string[], locale: Locale): string {
  if (locale === 'en') return values.join(', ');
  return values.join(values.length === 2 ? ' و' : '، و');
}
