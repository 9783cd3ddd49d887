import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { editProduct, type ProductEdit } from '@dp/api/catalog/edit-product.ts';
import { openDatabase } from '@dp/api/database/database.ts';
import { commandLine } from '@dp/api/principals/principal.ts';
import { CatalogReadModel } from '@dp/api/read-model/catalog-read-model.ts';
import { SeededShops } from '../load/seeded-shops.ts';

// `npm run bench:edits -- --size 100000 --keep FOLDER`: how long a process is busy with one edited product: the use
// case itself, and all that follows up to the next snapshot with its search index. PostgreSQL works in processes of
// its own.

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '100000' },
    edits: { type: 'string', default: '40' },
    keep: { type: 'string' },
  },
});
const say = (line: string) => console.log(line);
const shops = await SeededShops.open(values.keep, say);
try {
  const { data, done } = await shops.take('postgres', Number(values.size));
  const database = await openDatabase({ databaseUrl: data.databaseUrl });
  const model = new CatalogReadModel(database);
  await model.search();
  const { rows } = await database.pool.query<{ sku: string; name_ar: string; name_en: string }>(
    'select sku, name_ar, name_en from products where published order by md5(sku) limit $1',
    [Number(values.edits)],
  );
  const kinds: Record<string, (row: (typeof rows)[number], turn: number) => ProductEdit> = {
    price: (_, turn) => ({ list_price: 500 + turn }),
    rename: (row) => ({ name_en: `${row.name_en} Plus`, name_ar: `${row.name_ar} بلس` }),
  };
  for (const [kind, edit] of Object.entries(kinds)) {
    const busy: number[] = [];
    for (const [turn, row] of rows.entries()) {
      const deps = { db: database.db, now: () => new Date() };
      const before = performance.eventLoopUtilization();
      await editProduct(deps, commandLine, { sku: row.sku }, edit(row, turn));
      await model.current();
      await model.search();
      // What follows the answer to the edit counts too.
      await setTimeout(100);
      busy.push(performance.eventLoopUtilization(before).active);
    }
    busy.sort((one, other) => one - other);
    const at = (share: number) => busy[Math.floor((busy.length - 1) * share)]?.toFixed(1);
    say(`${kind}: ${at(0.5)} ms busy, p95 ${at(0.95)}, most ${at(1)} (${busy.length} edits)`);
  }
  await model.stop();
  await database.close();
  await done();
} finally {
  await shops.close();
}
