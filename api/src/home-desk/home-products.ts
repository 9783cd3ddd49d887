import type { Locale } from '@dp/contract/locale.ts';
import type { HomeProduct } from '@dp/contract/staff/home-page.ts';
import type { Db } from '../database/database.ts';
import { pictureIn } from '../media/stored-picture.ts';
import { findProductRows } from '../products/product-desk-rows.ts';

/** Products by id, as the home page's editors name them. */
export async function readHomeProducts(
  db: Db,
  ids: readonly number[],
  locale: Locale,
): Promise<ReadonlyMap<number, HomeProduct>> {
  const rows = await findProductRows(db, [...new Set(ids)], { filter: 'all' });
  return new Map(
    rows.map(({ id, sku, nameAr, nameEn, picture, published }) => [
      id,
      {
        id,
        sku,
        name: locale === 'ar' ? nameAr : nameEn,
        image: picture && pictureIn(locale, picture),
        on_sale: published,
      },
    ]),
  );
}
