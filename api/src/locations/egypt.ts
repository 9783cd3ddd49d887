import egypt from './egypt.json' with { type: 'json' };

/**
 * Zones of default delivery rates: the couriers' own grouping. `new-cities` are the desert cities around
 * Cairo, which cost more than the rest of their governorate.
 */
export const ZONES = ['greater-cairo', 'new-cities', 'north', 'upper-egypt', 'remote'] as const;
export type Zone = (typeof ZONES)[number];

/** A governorate of the data file, in display order. */
export interface StateFact {
  readonly id: number;
  /** ISO 3166-2. */
  readonly code: string;
  readonly ar: string;
  readonly en: string;
  readonly zone: Zone;
  readonly cities: readonly CityFact[];
}

/** A city or district; `other` marks the catch-all at the end of each governorate. */
export interface CityFact {
  readonly id: number;
  readonly ar: string;
  readonly en: string;
  /** Only where it is not the governorate's. */
  readonly zone?: Zone;
  readonly other?: true;
}

/**
 * Egypt's 27 governorates with their cities. Addresses refer to the ids, so an id is never reused or removed:
 * new places get new ids (governorate × 1000 + running number, 999 being the catch-all), wherever they are in
 * the order.
 */
export const STATES = egypt.states as readonly StateFact[];
