import { openDatabase } from '../../src/database/database.ts';
import type { DemoPort } from '../../src/opening/demo-port.ts';
import { getDemoRemoval } from '../../src/opening/get-demo-removal.ts';
import { getOpening } from '../../src/opening/get-opening.ts';
import { removeDemo } from '../../src/opening/remove-demo.ts';
import { workOnDemoRemoval } from '../../src/opening/work-on-demo-removal.ts';
import { prepareDatabase } from '../../src/prepare-database.ts';
import { applyPriceBatch } from '../../src/price-batches/apply-price-batch.ts';
import { createPriceBatch } from '../../src/price-batches/create-price-batch.ts';
import { priceBatchStore } from '../../src/price-batches/price-batch-store.ts';
import { undoPriceBatch } from '../../src/price-batches/undo-price-batch.ts';
import { workOnPriceBatches } from '../../src/price-batches/work-on-price-batches.ts';
import type { StaffPrincipal } from '../../src/principals/principal.ts';
import { CatalogReadModel } from '../../src/read-model/catalog-read-model.ts';
import { applySheet } from '../../src/sheets/apply-sheet.ts';
import { sheetStore } from '../../src/sheets/sheet-store.ts';
import { undoSheet } from '../../src/sheets/undo-sheet.ts';
import { uploadSheet } from '../../src/sheets/upload-sheet.ts';
import { workOnSheets } from '../../src/sheets/work-on-sheets.ts';
import { TEST_DEMO } from '../arrange/demo.ts';
import { MemoryMedia } from '../arrange/memory-media.ts';
import { testConfig } from '../test-app.ts';

/**
 * Raises the prices of a shop's products from 100 to 150 EGP with a sheet or a price batch, or takes that back, or
 * removes them as a demo; begun by a process that was killed, it is finished. Arguments: the data directory, `sheet`,
 * `prices` or `demo`, `apply` or `undo`.
 */

const [, , dataDirectory, kind, step] = process.argv;
/** Products of a piece. */
const SIZE = 7;

const principal: StaffPrincipal = {
  kind: 'staff',
  staffId: 1,
  name: 'Editor',
  sessionId: 1,
  network: '127.0.0.1',
  permissions: new Set(['products.edit', 'prices.edit', 'stock.adjust', 'settings.edit']),
};

const database = await openDatabase({ dataDirectory });
await prepareDatabase(database);
const { db } = database;
const { rows: products } = await database.pool.query('select sku from products');
const skus: readonly string[] = products.map(({ sku }) => sku);
const demo: DemoPort = {
  ...TEST_DEMO,
  names: async () => ({ ...(await TEST_DEMO.names()), products: skus }),
};
const deps = {
  db,
  media: new MemoryMedia(),
  now: () => new Date(),
  catalog: new CatalogReadModel(database),
  config: testConfig,
  demo,
};

async function workOnAll(): Promise<void> {
  const { signal } = new AbortController();
  while (await workOnSheets(deps, { size: SIZE, rest: 0, signal }));
  while (['moved', 'worked'].includes(await workOnPriceBatches(deps, SIZE)));
  while (await workOnDemoRemoval(deps, SIZE, () => {}));
}

if (kind === 'demo') {
  const begun = await getDemoRemoval(deps, principal);
  if (!begun) await removeDemo(deps, principal, (await getOpening(deps, principal)).demo.seen);
} else if (kind === 'sheet') {
  const [begun] = await sheetStore.page(db, undefined, 1);
  if (!begun) {
    const { rows } = await database.pool.query('select sku from products order by id desc');
    const lines = rows.map(({ sku }) => `${sku},150`);
    const bytes = Buffer.from(`sku,list_price\n${lines.join('\n')}\n`);
    await uploadSheet(deps, principal, { name: 'prices.csv', bytes });
    await workOnAll();
  }
  const [sheet] = await sheetStore.page(db, undefined, 1);
  if (sheet?.state === 'ready') await applySheet(deps, principal, { ...sheet, locale: 'ar' });
  if (sheet?.state === 'applied' && step === 'undo') {
    await undoSheet(deps, principal, { ...sheet, locale: 'ar' });
  }
} else {
  const [begun] = await priceBatchStore.page(db, undefined, 1);
  if (!begun) {
    await createPriceBatch(deps, principal, { filter: 'all', percent: 50, rounding: 'none' });
    await workOnAll();
  }
  const [batch] = await priceBatchStore.page(db, undefined, 1);
  if (batch?.state === 'ready') await applyPriceBatch(deps, principal, batch);
  if (batch?.state === 'applied' && step === 'undo') await undoPriceBatch(deps, principal, batch);
}
await workOnAll();
await database.close();
