import type { Locale } from '@dp/contract/locale.ts';

/** The forms of a counted noun after a preposition such as خلال; `#` is the number. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

const DAYS: Readonly<Record<Locale, Forms>> = {
  ar: { one: 'يوم واحد', two: 'يومين', few: '# أيام', many: '# يومًا', other: '# يوم' },
  en: { one: 'one day', other: '# days' },
};
const WORKING_DAYS: Readonly<Record<Locale, Forms>> = {
  ar: { one: 'يوم عمل واحد', two: 'يومي عمل', few: '# أيام عمل', other: '# يوم عمل' },
  en: { one: 'one working day', other: '# working days' },
};
const MONTHS: Readonly<Record<Locale, Forms>> = {
  ar: { one: 'شهر واحد', two: 'شهرين', few: '# أشهر', many: '# شهرًا', other: '# شهر' },
  en: { one: 'one month', other: '# months' },
};

const HOURS: Readonly<Record<Locale, Forms>> = {
  ar: { one: 'ساعة واحدة', two: 'ساعتين', few: '# ساعات', many: '# ساعة', other: '# ساعة' },
  en: { one: 'one hour', other: '# hours' },
};

const RULES: Readonly<Record<Locale, Intl.PluralRules>> = {
  ar: new Intl.PluralRules('ar'),
  en: new Intl.PluralRules('en'),
};

/** So many days in words, such as `14 يومًا` or `14 days`. */
export function countedDays(days: number, locale: Locale): string {
  return counted(days, locale, DAYS);
}

/** So many working days in words; Arabic counts their first word only. */
export function countedWorkingDays(days: number, locale: Locale): string {
  return counted(days, locale, WORKING_DAYS);
}

/** So many hours in words. */
export function countedHours(hours: number, locale: Locale): string {
  return counted(hours, locale, HOURS);
}

/** So many months in words. */
export function countedMonths(months: number, locale: Locale): string {
  return counted(months, locale, MONTHS);
}

function counted(count: number, locale: Locale, words: Readonly<Record<Locale, Forms>>): string {
  const forms = words[locale];
  const form = RULES[locale].select(count);
  return (forms[form] ?? forms.other).replace('#', String(count));
}
