import egypt from './egypt.json' with { type: 'json' };

/**
 * What delivery to a place costs at first: the couriers' own grouping. `new-cities` are the desert
 * cities around Cairo, which cost more than their governorate's rest.
 */
export const ZONES = ['greater-cairo', 'new-cities', 'north', 'upper-egypt', 'remote'] as const;
export type Zone = (typeof ZONES)[number];

/** A governorate as the data file has it, in the order in which shoppers see them. */
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
 * Egypt's 27 governorates with their cities. Addresses keep the ids, so an id is never given to another
 * place and never taken out: new places get new ids (governorate × 1000 + running number, 999 being
 * the catch-all), wherever in the order they stand.
 */
export const STATES = egypt.states as readonly StateFact[];
