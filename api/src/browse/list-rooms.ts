import type { CallOutput } from '@dp/contract/endpoints.ts';
import type { Locale } from '@dp/contract/locale.ts';
import type { ProductFilters } from '@dp/contract/product-filters.ts';
import { ROOMS } from '@dp/contract/product-values.ts';
import { pictureIn } from '../media/stored-picture.ts';
import type { CatalogReader } from '../read-model/catalog-reader.ts';
import { chooseRoomPictures } from './choose-room-pictures.ts';

/** Featured products, and others, among which a room's picture is looked for. */
const CANDIDATES = 16;

/** The rooms for which something is in stock, each with a picture of it, else with a product for it. */
export async function listRooms(
  catalog: CatalogReader,
  locale: Locale,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<CallOutput<'listRooms'>> {
  const filled = ROOMS.flatMap((room) => {
    const filters: ProductFilters = { rooms: [room], in_stock: true };
    const page = { limit: CANDIDATES, offset: 0, filters, locale };
    const { ids, total } = catalog.page({ kind: 'all' }, page);
    if (total === 0) return [];
    const featured = catalog.first({ kind: 'featured' }, { ...page, sort: 'featured' });
    return [{ room, total, candidates: [...new Set([...featured, ...ids])] }];
  });
  const rows = await catalog.facts([...new Set(filled.flatMap(({ candidates }) => candidates))]);
  const pictures = chooseRoomPictures(
    filled.map(({ room, candidates }) => ({
      room,
      products: candidates.map((id) => {
        const row = rows.get(id);
        return { pictures: row?.pictures ?? [], rooms: row?.specs.rooms ?? [] };
      }),
    })),
  );
  return {
    data: filled.slice(offset, offset + limit).map(({ room, total }) => {
      const picture = pictures.get(room);
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
