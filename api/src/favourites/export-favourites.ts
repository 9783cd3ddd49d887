import type { Locale } from '@dp/contract/locale.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';

/** The products that a customer marked, the latest first, for the export of their data. */
export async function exportFavourites(
  db: Db,
  customerId: number,
  locale: Locale,
): Promise<{ sku: string; name: string }[]> {
  const name = sql.raw(locale === 'ar' ? 'products.name_ar' : 'products.name_en');
  const { rows } = await db.execute<{ sku: string; name: string }>(sql`
    select products.sku, ${name} as name
    from favourites join products on products.id = favourites.product_id
    where customer_id = ${customerId} order by favourites.position desc`);
  return rows;
}
