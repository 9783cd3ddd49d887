import type { BulbCounts, findBulbsBody } from '@dp/contract/bulbs.ts';
import { DEFAULT_LOCALE } from '@dp/contract/locale.ts';
import type { ProductFilters } from '@dp/contract/product-filters.ts';
import type { z } from 'zod';
import type { CatalogReader } from '../read-model/catalog-reader.ts';
import { presentFacets } from '../read-model/product-facets.ts';

/** How many bulbs each choice would leave under the other answers; no choice comes or goes with an answer. */
export function findBulbs(
  catalog: CatalogReader,
  { base, cct_band: band, watt_bands = [] }: z.output<typeof findBulbsBody>,
): { data: BulbCounts } {
  const scope = { kind: 'all' } as const;
  const filters: ProductFilters = {
    bulbs: true,
    ...(base === undefined ? {} : { bases: [base] }),
    ...(band === undefined ? {} : { cct_bands: [band] }),
    ...(watt_bands.length === 0 ? {} : { watt_bands }),
  };
  const all = catalog.facets(scope, { bulbs: true }).filtered;
  const left = catalog.facets(scope, filters).filtered;
  const facets = presentFacets(all.counts, left, catalog.brandNames, DEFAULT_LOCALE);
  const asked = { limit: 0, offset: 0, filters, locale: DEFAULT_LOCALE };
  return {
    data: {
      bases: facets.bases,
      cct_bands: facets.cct_bands,
      watt_bands: facets.watt_bands,
      total: catalog.page(scope, asked).total,
    },
  };
}
