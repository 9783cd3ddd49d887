import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { idArray } from '../database/id-array.ts';
import { deleteWithDependents } from './delete-with-dependents.ts';
import type { DemoNames } from './demo-port.ts';
import { type DemoRemovalRecord, demoRemovalStore } from './demo-removal-store.ts';
import { isDemoProduct } from './find-demo.ts';

/** The piece's moment, size and the catalogue's next version, held (`holdNextCatalogVersion`). */
interface Piece {
  readonly size: number;
  readonly version: number;
  readonly at: Date;
}

/**
 * Deletes the demo's next products and what names them. One that an order contains, which is a real one by now, is
 * withdrawn instead. Within a transaction that has locked the removal; who orders a product of the piece at this
 * moment is before it, and keeps the product, or after it, and is refused.
 *
 * @returns `all` when none were left.
 */
export async function removeDemoProducts(
  tx: Db,
  { id, reached, passed, removed }: DemoRemovalRecord,
  names: DemoNames,
  { size, version, at }: Piece,
): Promise<'some' | 'all'> {
  const { rows: found } = await tx.execute<{ id: number }>(sql`
    select id from products where id > ${reached} and ${isDemoProduct(names)}
    order by id limit ${size} for update`);
  const last = found.at(-1);
  if (last === undefined) return 'all';
  const ids = found.map((product) => product.id);
  const { rows: ordered } = await tx.execute<{ id: number }>(sql`
    select distinct product_id as id from order_lines where product_id = any(${idArray(ids)})`);
  const kept = new Set(ordered.map((product) => product.id));
  const gone = ids.filter((product) => !kept.has(product));
  await tx.execute(sql`
    update products set published = false, featured = null, on_sale_from = null, updated_at = ${at},
      version = version + 1, changed_in = ${version}
    where id = any(${idArray([...kept])})`);
  await tx.execute(sql`
    insert into removed_products (id, removed_in)
    select id, ${version} from unnest(${idArray(gone)}) as id`);
  await tx.execute(sql`
    update carousel_items set product_id = null, version = version + 1
    where product_id = any(${idArray(gone)})`);
  await deleteWithDependents(tx, 'products', gone);
  await demoRemovalStore.change(tx, id, {
    reached: last.id,
    passed: passed + ids.length,
    removed: { ...removed, products: (removed.products ?? 0) + gone.length },
  });
  return 'some';
}
