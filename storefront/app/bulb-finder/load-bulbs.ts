import type { BulbCounts } from '@dp/contract/bulbs.ts';
import type { CctBand, WattBand } from '@dp/contract/product-filters.ts';
import type { ApiClient } from '../api/client.ts';
import {
  type ListFilters,
  NO_FILTERS,
  readListQuery,
  writeListQuery,
} from '../product-lists/list-query.ts';
import { BRIGHTNESS, type Brightness, brightnessOf } from '../products/brightness.ts';
import type { Base } from '../products/spec-values.ts';

/** The page of the bulb finder. */
export const FINDER = '/bulb-finder';

/** What the shopper has chosen so far, in the address. */
export interface BulbChoice {
  readonly base: Base | undefined;
  readonly light: CctBand | undefined;
  readonly brightness: Brightness | undefined;
}

/** The choice in the page's address. */
export function readBulbChoice(search: URLSearchParams): BulbChoice {
  const { bases, light, watts } = readListQuery(search).filters;
  return { base: bases[0], light: light[0], brightness: brightnessOf(watts) };
}

/** The bulb finder with a choice. */
export function finderAddress(choice: BulbChoice): string {
  return FINDER + queryOf(filtersOf(choice));
}

/** The list of the bulbs that fit a choice. */
export function bulbsAddress(choice: BulbChoice): string {
  return `/shopping${queryOf({ ...filtersOf(choice), bulbs: true })}`;
}

/** How many bulbs each choice would leave under the answers to the other questions. */
export async function loadBulbs(api: ApiClient, choice: BulbChoice): Promise<BulbCounts> {
  const { base, light, brightness } = choice;
  const body = {
    ...(base === undefined ? {} : { base }),
    ...(light === undefined ? {} : { cct_band: light }),
    ...(brightness === undefined ? {} : { watt_bands: [...BRIGHTNESS[brightness]] }),
  };
  return (await api.call('findBulbs', { body })).data;
}

/** How many of the counted bulbs are this bright. */
export function countOf(brightness: Brightness, { watt_bands }: BulbCounts): number {
  const watts: readonly WattBand[] = BRIGHTNESS[brightness];
  return watt_bands.reduce(
    (sum, { value, count }) => (watts.includes(value) ? sum + count : sum),
    0,
  );
}

/** Whether any bulb in the shop is this bright. */
export function isOffered(brightness: Brightness, { watt_bands }: BulbCounts): boolean {
  const watts: readonly WattBand[] = BRIGHTNESS[brightness];
  return watt_bands.some(({ value }) => watts.includes(value));
}

function filtersOf({ base, light, brightness }: BulbChoice): ListFilters {
  return {
    ...NO_FILTERS,
    bases: base === undefined ? [] : [base],
    light: light === undefined ? [] : [light],
    watts: brightness === undefined ? [] : BRIGHTNESS[brightness],
  };
}

function queryOf(filters: ListFilters): string {
  return writeListQuery({ filters, sort: undefined, page: 1 });
}
