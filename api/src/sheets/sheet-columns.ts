import { CSV_COLUMNS, type CsvColumn } from '../catalog-files/csv-columns.ts';
import type { ProductExtent } from '../products/product-desk-rows.ts';

/** Pictures of a product for which a sheet without products has columns. */
const PICTURES_TO_FILL = 3;

/**
 * The columns of a sheet: all that every product has, and of pictures, prices and facts those that are in use. A sheet
 * without products is there to be filled: it has those of all facts.
 */
export function columnsFor(extent: ProductExtent): readonly CsvColumn[] {
  const { count, pictures, tiers, specs } = extent;
  const isEmpty = count === 0;
  return CSV_COLUMNS.filter(({ path }) => {
    const [field, place] = path;
    if (field === 'pictures') return Number(place) < (isEmpty ? PICTURES_TO_FILL : pictures);
    if (field === 'tiers') return Number(place) < (isEmpty ? 1 : tiers);
    if (field === 'specs') return isEmpty || specs.has(String(path.at(-1)));
    return true;
  });
}
