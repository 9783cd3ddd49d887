import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { changeCatalog } from '../catalog/change-catalog.ts';
import type { Db } from '../database/database.ts';
import { idArray } from '../database/id-array.ts';
import type { Deps } from '../deps.ts';
import { assertRemovable, countsOf } from './assert-removable.ts';
import type { Prepared } from './back-up-before-removal.ts';
import type { DemoNames, DemoPort } from './demo-port.ts';
import { type DemoRemovalRecord, demoRemovalStore } from './demo-removal-store.ts';
import { type Demo, findDemo } from './find-demo.ts';
import { removeDemoOrders } from './remove-demo-orders.ts';

/**
 * Removes the demo's orders, customers, slides and sections in one transaction, so that invoice numbers
 * restart before anybody else can have one. From here on the removal goes to its end, and the demo does not come
 * back: the catalogue counts as changed.
 *
 * @throws ProblemError 409 `shop_has_sold`, `demo_changed`, `demo_absent`. Nothing is changed then.
 */
export async function beginRemoval(
  { db, now, demo: port }: Pick<Deps, 'db' | 'now'> & { readonly demo: DemoPort },
  { id }: DemoRemovalRecord,
  { lease, backup }: Prepared,
): Promise<void> {
  const names = await port.names();
  await changeCatalog(db, async (tx, version) => {
    const removal = await demoRemovalStore.lock(tx, id);
    // Another process has made a backup of its own meanwhile.
    if (removal?.lease !== lease) return;
    const demo = await lockDemo(tx, names);
    assertRemovable(demo, removal.seen);
    await removeDemoOrders(tx, demo, { version, at: now() });
    const { products: _, categories: __, brands: ___, ...removed } = countsOf(demo);
    const products = demo.goes.products.length + demo.keptProducts.length;
    await demoRemovalStore.change(tx, id, { state: 'removing', backup, removed, products });
  });
}

/** The demo, with its customers locked, who order nothing more, and no invoice issued until the end. */
async function lockDemo(tx: Db, names: DemoNames): Promise<Demo> {
  const { goes } = await findDemo(tx, names);
  await tx.execute(
    sql`select id from customers where id = any(${idArray(goes.customers)}) order by id for update`,
  );
  await tx.execute(sql`select last from invoice_counter for update`);
  await setImmediate();
  return findDemo(tx, names);
}
