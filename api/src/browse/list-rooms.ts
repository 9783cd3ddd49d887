import type { CallOutput } from '@dp/contract/endpoints.ts';
import type { Locale } from '@dp/contract/locale.ts';
import type { ProductFilters } from '@dp/contract/product-filters.ts';
import { ROOMS } from '@dp/contract/product-values.ts';
import { pictureIn } from '../media/stored-picture.ts';
import type { CatalogReader } from '../read-model/catalog-reader.ts';

/** Products among which a room's picture is looked for, so that rooms next to each other differ. */
const CANDIDATES = 16;

/** The rooms for which something is in stock, each with the picture of its first featured product. */
export async function listRooms(
  catalog: CatalogReader,
  locale: Locale,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<CallOutput<'listRooms'>> {
  const used = new Set<number>();
  const filled = ROOMS.flatMap((room) => {
    const filters: ProductFilters = { rooms: [room], in_stock: true };
    const page = { limit: CANDIDATES, offset: 0, filters, locale };
    const { ids, total } = catalog.page({ kind: 'all' }, page);
    if (total === 0) return [];
    const featured = catalog.first({ kind: 'featured' }, { ...page, sort: 'featured' });
    const candidates = [...featured, ...ids];
    const shown = candidates.find((id) => !used.has(id)) ?? candidates[0];
    if (shown !== undefined) used.add(shown);
    return [{ room, total, shown }];
  });
  const rooms = filled.slice(offset, offset + limit);
  const rows = await catalog.rows(rooms.flatMap(({ shown }) => shown ?? []));
  return {
    data: rooms.map(({ room, total, shown }) => {
      const [picture] = (shown === undefined ? undefined : rows.get(shown))?.pictures ?? [];
      return {
        room,
        product_count: total,
        picture: picture === undefined ? null : pictureIn(locale, picture),
      };
    }),
    total: filled.length,
    limit,
    offset,
  };
}
