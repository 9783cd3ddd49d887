import type { Locale } from '@dp/contract/locale.ts';

const collators: Record<Locale, Intl.Collator> = {
  ar: new Intl.Collator('ar-EG', { numeric: true, ignorePunctuation: true }),
  en: new Intl.Collator('en', { numeric: true, ignorePunctuation: true }),
};

/** Compares names as a dictionary of the language would: hamza forms together, case aside, 9 before 12. */
export function nameOrder(locale: Locale): (a: string, b: string) => number {
  return collators[locale].compare;
}
