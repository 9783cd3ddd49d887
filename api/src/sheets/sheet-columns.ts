import { CSV_COLUMNS, type CsvColumn } from '../catalog-files/csv-columns.ts';
import type { ProductExtent } from '../products/product-desk-rows.ts';

/** The columns of a sheet: all that every product has, and of pictures, prices and facts those that are in use. */
export function columnsFor({ pictures, tiers, specs }: ProductExtent): readonly CsvColumn[] {
  return CSV_COLUMNS.filter(({ path }) => {
    const [field, place] = path;
    if (field === 'pictures') return Number(place) < pictures;
    if (field === 'tiers') return Number(place) < tiers;
    if (field === 'specs') return specs.has(String(path.at(-1)));
    return true;
  });
}
