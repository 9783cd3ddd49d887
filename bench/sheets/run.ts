import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openSheet } from '@dp/api/catalog-files/open-sheet.ts';
import { type WrittenCell, writeXlsx } from '@dp/api/catalog-files/write-xlsx.ts';
import { freePort } from '@dp/api/test/free-port.ts';
import { addEditor, type Editor, signInEditor } from '../load/bench-editor.ts';
import type { DatabaseKind } from '../load/options.ts';
import { readyShops } from '../load/ready-shop.ts';
import { SeededShops } from '../load/seeded-shops.ts';
import { type ShopData, startShop } from '../load/shop-process.ts';

// `npm run bench:sheets -- --size 100000`: how long all products take out as XLSX and, with another price each, in
// again; how much memory the shop's process has at most, and how long it stalls.

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '100000' },
    database: { type: 'string', default: 'postgres,embedded' },
    keep: { type: 'string' },
  },
});
const WATCH = fileURLToPath(new URL('../prices/watch-stalls.ts', import.meta.url));
const say = (line: string) => process.stdout.write(`${line}\n`);

const shops = await SeededShops.open(values.keep, say);
try {
  for (const kind of values.database.split(',') as DatabaseKind[]) {
    const { data, done } = await shops.take(kind, Number(values.size));
    try {
      await measure(kind, data);
    } finally {
      await done();
    }
  }
} finally {
  await shops.close();
}

async function measure(kind: DatabaseKind, data: ShopData): Promise<void> {
  await addEditor(data, ['products.edit', 'prices.edit', 'stock.adjust']);
  const port = await freePort();
  const stalls = join(data.folder, 'stalls');
  const shop = await startShop(data, { ADMIN_PORT: String(port), STALLS: stalls }, [
    '--import',
    WATCH,
  ]);
  try {
    await readyShops([shop]);
    const editor = await signInEditor(`http://localhost:${port}`);
    const step = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
      await rm(stalls, { force: true });
      const started = performance.now();
      let most = 0;
      let isOver = false;
      const watch = (async () => {
        while (!isOver) {
          most = Math.max(most, await shop.memory());
          await setTimeout(100);
        }
      })();
      const result = await work().finally(() => {
        isOver = true;
      });
      const took = (performance.now() - started) / 1_000;
      await watch;
      await setTimeout(500);
      const stall = Number(await readFile(stalls, 'utf8'));
      say(
        `${kind}: ${name} in ${took.toFixed(1)} s; at most ${most.toFixed(0)} MB of memory; ` +
          `longest stall ${stall.toFixed(0)} ms`,
      );
      return result;
    };
    say(`${kind}: ${(await shop.memory()).toFixed(0)} MB of memory before`);
    const file = await step('out as XLSX', async () =>
      Buffer.from(
        await (await editor.send('exportProducts', { body: { format: 'xlsx' } })).arrayBuffer(),
      ),
    );
    say(`${kind}: ${values.size} products are ${(file.length / 1e6).toFixed(1)} MB of XLSX`);
    const dearer = await repriced(file);
    const sheet = await step('checked', () => sent(editor, dearer));
    say(`${kind}: ${JSON.stringify({ ...sheet, created_by: undefined })}`);
    await step('applied', async () => {
      const params = { id: String(sheet.id) };
      await editor.call('applySheet', { params, body: { version: sheet.version } });
      await until(editor, sheet.id, 'applied');
    });
  } finally {
    await shop.stop();
  }
}

async function sent(editor: Editor, file: Buffer) {
  const answer = await editor.send('uploadSheet', { query: { name: 'bench.xlsx' } }, file);
  const { data } = (await answer.json()) as { data: { id: number } };
  return until(editor, data.id, 'ready');
}

/** Waits until a sheet is in a state. */
async function until(editor: Editor, id: number, state: string) {
  for (;;) {
    const { data } = await editor.call('getSheet', { params: { id: String(id) } });
    if (data.state === state) return data;
    if (data.state === 'faulty') throw new Error(JSON.stringify(data.problems));
    await setTimeout(100);
  }
}

/** The same sheet with every list price raised by one pound. */
async function repriced(file: Buffer): Promise<Buffer> {
  const { lines } = await openSheet(file);
  let priceAt = -1;
  async function* changed(): AsyncGenerator<WrittenCell[]> {
    for await (const { cells, line } of lines) {
      if (line === 2) priceAt = cells.indexOf('list_price');
      yield cells.map((value, index) => ({
        value: line > 2 && index === priceAt ? Number(value) + 1 : value,
      }));
    }
  }
  const look = { title: 'Products', rightToLeft: false, headerLines: 2, widths: [] };
  return Buffer.concat(await writeXlsx(look, changed()).toArray());
}
