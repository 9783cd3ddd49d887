import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { readLooseTables } from './loose-references.ts';

/**
 * Deletes a product that nothing was booked or ordered of, with its history and what names it without a foreign
 * key, such as rows of price batches. Inside `changeCatalog`, whose version is `version`.
 */
export async function deleteProduct(tx: Db, id: number, version: number): Promise<void> {
  const own = ['product_versions', 'product_costs', 'favourites', 'restock_requests'];
  for (const name of [...(await readLooseTables(tx)), ...own]) {
    await tx.execute(sql`delete from ${sql.identifier(name)} where product_id = ${id}`);
  }
  await tx.execute(sql`
    update products set related = array_remove(related, ${id}), version = version + 1,
      changed_in = ${version}
    where ${id} = any(related)`);
  // Its details go with it.
  await tx.execute(sql`delete from products where id = ${id}`);
  await tx.execute(sql`insert into removed_products (id, removed_in) values (${id}, ${version})`);
}
