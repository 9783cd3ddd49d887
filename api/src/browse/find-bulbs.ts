import type { BulbCounts, findBulbsBody } from '@dp/contract/bulbs.ts';
import type { ProductFilters } from '@dp/contract/product-filters.ts';
import { BASES, CCT_BAND_NAMES, WATT_BAND_NAMES } from '@dp/contract/product-values.ts';
import type { z } from 'zod';
import type { CatalogReader } from '../read-model/catalog-reader.ts';

/** How many bulbs there are of each further choice: caps of all, colours of a cap, wattages of both. */
export function findBulbs(
  catalog: CatalogReader,
  { base, cct_band: band }: z.output<typeof findBulbsBody>,
): { data: BulbCounts } {
  const count = (filters: ProductFilters): number => {
    const asked = { limit: 0, offset: 0, filters: { ...filters, bulbs: true as const } };
    return catalog.page({ kind: 'all' }, { ...asked, locale: 'ar' }).total;
  };
  const ofCap = base === undefined ? {} : { bases: [base] };
  const ofBoth = band === undefined ? ofCap : { ...ofCap, cct_bands: [band] };
  return {
    data: {
      bases: counted(BASES, (one) => count({ bases: [one] })),
      cct_bands: counted(CCT_BAND_NAMES, (one) => count({ ...ofCap, cct_bands: [one] })),
      watt_bands: counted(WATT_BAND_NAMES, (one) => count({ ...ofBoth, watt_bands: [one] })),
      total: count(ofBoth),
    },
  };
}

function counted<T>(
  values: readonly T[],
  count: (value: T) => number,
): { value: T; count: number }[] {
  return values
    .map((value) => ({ value, count: count(value) }))
    .filter((counts) => counts.count > 0);
}
