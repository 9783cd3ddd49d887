import type { State } from '@dp/contract/addresses.ts';
import type { CallOutput } from '@dp/contract/endpoints.ts';
import type { Locale } from '@dp/contract/locale.ts';
import { STATES } from './egypt.ts';

const inLanguage: Readonly<Record<Locale, readonly State[]>> = {
  ar: statesIn('ar'),
  en: statesIn('en'),
};

/** Governorates with their cities, in the caller's language (specification §7, page size 100). */
export function listStatesAndCities(
  locale: Locale,
  page: { limit: number; offset: number },
): CallOutput<'listStatesAndCities'> {
  const states = inLanguage[locale];
  return {
    data: states.slice(page.offset, page.offset + page.limit),
    total: states.length,
    ...page,
  };
}

function statesIn(locale: Locale): State[] {
  return STATES.map((state) => ({
    id: state.id,
    code: state.code,
    name: state[locale],
    cities: state.cities.map((city) => ({ id: city.id, name: city[locale] })),
  }));
}
