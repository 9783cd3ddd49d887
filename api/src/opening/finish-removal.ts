import { sql } from 'drizzle-orm';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { changeCatalog } from '../catalog/change-catalog.ts';
import type { Db } from '../database/database.ts';
import { idArray } from '../database/id-array.ts';
import type { Deps } from '../deps.ts';
import { demoRemovalWork } from '../principals/principal.ts';
import { readLooseTables } from '../products/loose-references.ts';
import { deleteWithDependents } from './delete-with-dependents.ts';
import type { DemoNames } from './demo-port.ts';
import { demoRemovalStore } from './demo-removal-store.ts';
import { findDemo } from './find-demo.ts';
import { removedOf } from './present-demo-removal.ts';

/**
 * Ends a removal of which every product is gone: what named them forgets them, their categories and brands go, and
 * lists, pages and search of every process follow.
 */
export async function finishRemoval(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  id: number,
  names: DemoNames,
): Promise<void> {
  await changeCatalog(db, async (tx, version) => {
    const removal = await demoRemovalStore.lock(tx, id);
    // Another process was faster.
    if (removal?.state !== 'removing') return;
    const at = now();
    await forgetProducts(tx, { version, at });
    const { goes } = await findDemo(tx, names);
    // So that each can go in a statement of its own, parents before what is below them too.
    await tx.execute(
      sql`update categories set parent_id = null where id = any(${idArray(goes.categories)})`,
    );
    const removed = {
      ...removal.removed,
      categories: await deleteWithDependents(tx, 'categories', goes.categories),
      brands: await deleteWithDependents(tx, 'brands', goes.brands),
    };
    await demoRemovalStore.change(tx, id, { state: 'removed', removed, endedAt: at });
    await recordAudit(tx, demoRemovalWork, {
      action: 'demo.removed',
      subject: { kind: 'demo', id: 1 },
      after: { ...removedOf(removed), backup: removal.backup },
      at,
    });
  });
}

const GONE = sql`(select id from removed_products)`;

/**
 * Whatever names a product that is gone without a foreign key, such as home sections, pinned searches and rows of
 * price batches.
 */
async function forgetProducts(
  tx: Db,
  { version, at }: { readonly version: number; readonly at: Date },
): Promise<void> {
  await tx.execute(sql`
    update home_sections set version = version + 1, selection = jsonb_set(selection, '{products}', (
      select coalesce(jsonb_agg(id order by place), '[]')
      from jsonb_array_elements(selection->'products') with ordinality as listed (id, place)
      where id::int not in ${GONE}))
    where selection ? 'products'`);
  await tx.execute(sql`
    update pinned_searches set version = ${version},
      product_ids = array(select id from unnest(product_ids) with ordinality as pinned (id, place)
        where id not in ${GONE} order by place)
    where product_ids && array${GONE}`);
  await tx.execute(sql`delete from pinned_searches where product_ids = '{}'`);
  await tx.execute(sql`
    update products set version = version + 1, changed_in = ${version}, updated_at = ${at},
      related = array(select id from unnest(related) with ordinality as listed (id, place)
        where id not in ${GONE} order by place)
    where id in (
      select stays.id from products stays cross join unnest(stays.related) as listed (id)
      where listed.id in ${GONE})`);
  for (const name of await readLooseTables(tx)) {
    await tx.execute(sql`delete from ${sql.identifier(name)} where product_id in ${GONE}`);
  }
  await tx.execute(sql`
    delete from price_batches where not exists (
      select from price_batch_rows where batch_id = price_batches.id)`);
}
