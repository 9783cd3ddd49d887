import type { BulbCounts } from '@dp/contract/bulbs.ts';
import type { CctBand, WattBand } from '@dp/contract/product-filters.ts';
import type { ApiClient } from '../api/client.ts';
import {
  type ListFilters,
  NO_FILTERS,
  readListQuery,
  writeListQuery,
} from '../product-lists/list-query.ts';
import type { Base } from '../products/spec-values.ts';

/** The page of the bulb finder. */
const FINDER = '/bulb-finder';

/** What the shopper has chosen so far, in the address. */
export interface BulbChoice {
  readonly base: Base | undefined;
  readonly light: CctBand | undefined;
}

/** The choice in the page's address. */
export function readBulbChoice(search: URLSearchParams): BulbChoice {
  const { bases, light } = readListQuery(search).filters;
  return { base: bases[0], light: light[0] };
}

/** The bulb finder with a choice. */
export function finderAddress(choice: BulbChoice): string {
  return FINDER + queryOf(filtersOf(choice));
}

/** The list of the bulbs that fit a choice, and wattages if any are given. */
export function bulbsAddress(choice: BulbChoice, watts: readonly WattBand[] = []): string {
  return `/shopping${queryOf({ ...filtersOf(choice), watts, bulbs: true })}`;
}

/** How many bulbs there are of each choice. */
export async function loadBulbs(api: ApiClient, { base, light }: BulbChoice): Promise<BulbCounts> {
  const body = {
    ...(base === undefined ? {} : { base }),
    ...(light === undefined ? {} : { cct_band: light }),
  };
  return (await api.call('findBulbs', { body })).data;
}

function filtersOf({ base, light }: BulbChoice): ListFilters {
  return {
    ...NO_FILTERS,
    bases: base === undefined ? [] : [base],
    light: light === undefined ? [] : [light],
  };
}

function queryOf(filters: ListFilters): string {
  return writeListQuery({ filters, sort: undefined, page: 1 });
}
