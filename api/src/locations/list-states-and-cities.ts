import type { CallOutput } from '@dp/contract/endpoints.ts';
import type { Locale } from '@dp/contract/locale.ts';
import type { Db } from '../database/database.ts';
import { listCities, listStates } from './location-store.ts';

/** Governorates with their cities, in the caller's language (specification §7, page size 100). */
export async function listStatesAndCities(
  db: Db,
  locale: Locale,
  page: { limit: number; offset: number },
): Promise<CallOutput<'listStatesAndCities'>> {
  const { rows, total } = await listStates(db, locale, page.limit, page.offset);
  const cities =
    rows.length === 0
      ? []
      : await listCities(
          db,
          locale,
          rows.map(({ id }) => id),
        );
  const byState = Map.groupBy(cities, (city) => city.stateId);
  return {
    data: rows.map((state) => ({
      ...state,
      cities: (byState.get(state.id) ?? []).map(({ id, name }) => ({ id, name })),
    })),
    total,
    ...page,
  };
}
