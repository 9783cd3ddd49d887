import type { Locale } from '@dp/contract/locale.ts';
import type { ChosenProduct } from '@dp/contract/staff/chosen-product.ts';
import type { Db } from '../database/database.ts';
import { pictureIn } from '../media/stored-picture.ts';
import { findProductRows } from './product-desk-rows.ts';

/** Products by id, as staff choose them by hand. */
export async function readChosenProducts(
  db: Db,
  ids: readonly number[],
  locale: Locale,
): Promise<ReadonlyMap<number, ChosenProduct>> {
  const rows = await findProductRows(db, [...new Set(ids)], { filter: 'all' });
  return new Map(
    rows.map(({ id, sku, nameAr, nameEn, picture, published, stock }) => [
      id,
      {
        id,
        sku,
        name: locale === 'ar' ? nameAr : nameEn,
        image: picture && pictureIn(locale, picture),
        on_sale: published,
        in_stock: stock > 0,
      },
    ]),
  );
}
