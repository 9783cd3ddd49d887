import type { State } from '@dp/contract/addresses.ts';
import type { Locale } from '@dp/contract/locale.ts';
import { PreparedResponse } from '../http/prepared-response.ts';
import { STATES } from './egypt.ts';

const inLanguage: Readonly<Record<Locale, readonly State[]>> = {
  ar: statesIn('ar'),
  en: statesIn('en'),
};

/** Responses from the first governorate on: one per language and limit. */
const prepared = new Map<string, PreparedResponse>();

/** Governorates with their cities, in the caller's language (specification §7, page size 100). */
export function listStatesAndCities(
  locale: Locale,
  page: { limit: number; offset: number },
): PreparedResponse {
  const key = `${locale} ${page.limit}`;
  const known = page.offset === 0 ? prepared.get(key) : undefined;
  if (known) return known;
  const states = inLanguage[locale];
  const answer = PreparedResponse.of('listStatesAndCities', {
    data: states.slice(page.offset, page.offset + page.limit),
    total: states.length,
    ...page,
  });
  if (page.offset === 0) prepared.set(key, answer);
  return answer;
}

/** All of them, for staff. */
export function listPlaces(locale: Locale): { data: State[] } {
  return { data: [...inLanguage[locale]] };
}

function statesIn(locale: Locale): State[] {
  return STATES.map((state) => ({
    id: state.id,
    code: state.code,
    name: state[locale],
    cities: state.cities.map((city) => ({ id: city.id, name: city[locale] })),
  }));
}
