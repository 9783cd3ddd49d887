import type { Locale } from '@dp/contract/locale.ts';
import { call } from '../../api/client.ts';

export interface Governorate {
  readonly id: number;
  readonly name: string;
}

/** They never change while the back office is open. */
const known = new Map<Locale, Promise<readonly Governorate[]>>();

/** The governorates in a language, asked for once; a failed call is repeated the next time. */
export function readGovernorates(locale: Locale): Promise<readonly Governorate[]> {
  let places = known.get(locale);
  if (places === undefined) {
    places = call('listPlaces').then(({ data }) => data.map(({ id, name }) => ({ id, name })));
    places.catch(() => known.delete(locale));
    known.set(locale, places);
  }
  return places;
}
