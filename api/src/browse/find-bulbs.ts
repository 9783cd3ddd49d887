import type { BulbCounts, findBulbsBody } from '@dp/contract/bulbs.ts';
import type { ProductFilters } from '@dp/contract/product-filters.ts';
import { BASES, CCT_BAND_NAMES, WATT_BAND_NAMES } from '@dp/contract/product-values.ts';
import type { z } from 'zod';
import type { CatalogReader } from '../read-model/catalog-reader.ts';

/** How many bulbs each choice would leave under the other answers; no choice comes or goes with an answer. */
export function findBulbs(
  catalog: CatalogReader,
  { base, cct_band: band, watt_bands = [] }: z.output<typeof findBulbsBody>,
): { data: BulbCounts } {
  const count = (filters: ProductFilters): number => {
    const asked = { limit: 0, offset: 0, filters: { ...filters, bulbs: true as const } };
    return catalog.page({ kind: 'all' }, { ...asked, locale: 'ar' }).total;
  };
  const answers: ProductFilters = {
    ...(base === undefined ? {} : { bases: [base] }),
    ...(band === undefined ? {} : { cct_bands: [band] }),
    ...(watt_bands.length === 0 ? {} : { watt_bands }),
  };
  const counted = <T>(
    values: readonly T[],
    only: (value: T) => ProductFilters,
  ): { value: T; count: number }[] =>
    values
      .filter((value) => count(only(value)) > 0)
      .map((value) => ({ value, count: count({ ...answers, ...only(value) }) }));
  return {
    data: {
      bases: counted(BASES, (one) => ({ bases: [one] })),
      cct_bands: counted(CCT_BAND_NAMES, (one) => ({ cct_bands: [one] })),
      watt_bands: counted(WATT_BAND_NAMES, (one) => ({ watt_bands: [one] })),
      total: count(answers),
    },
  };
}
