import { openSheet } from '@dp/api/catalog-files/open-sheet.ts';
import { type WrittenCell, writeXlsx } from '@dp/api/catalog-files/write-xlsx.ts';
import { type BulkShop, benchBulk, until } from '../bulk/bulk-bench.ts';
import type { Editor } from '../load/bench-editor.ts';
import { ApiClient } from '../load/call-shop.ts';

// `npm run bench:sheets -- --size 100000`: how long all products take out as XLSX and, with another price each, in
// again, and back; how long lists need to follow after each; how much memory the shop's process has at most, and how
// long it stalls. One wrong cell at the end of the same sheet is named, and nothing changes.

await benchBulk(['products.edit', 'prices.edit', 'stock.adjust'], measure);

async function measure({ shop, editor, size, say, step }: BulkShop): Promise<void> {
  say(`${(await shop.memory()).toFixed(0)} MB of memory before`);
  const out = await step(async () =>
    Buffer.from(
      await (await editor.send('exportProducts', { body: { format: 'xlsx' } })).arrayBuffer(),
    ),
  );
  const file = out.result;
  say(`out as XLSX (${(file.length / 1e6).toFixed(1)} MB) in ${out.took}`);
  const wrong = await repriced(file, (line) => line === size + 2);
  const faulty = await step(() => sent(editor, wrong, 'faulty'));
  const rows = await editor.call('listSheetRows', {
    params: { id: String(faulty.result.id) },
    query: { show: 'wrong' },
  });
  say(`one wrong cell found in ${faulty.took}: ${JSON.stringify(rows.data[0]?.problems)}`);
  const dearer = await repriced(file, () => false);
  const checked = await step(() => sent(editor, dearer, 'ready'));
  const { id, changed, wrong: faults } = checked.result;
  say(`checked in ${checked.took}: ${changed} changed, ${faults} wrong`);
  let { version } = checked.result;
  const client = await ApiClient.open(shop.origin);
  const dearest = async () => {
    const { facets } = await client.call('listProducts', { body: { limit: 1 } });
    return facets.price?.max;
  };
  for (const [name, state] of [
    ['applySheet', 'applied'],
    ['undoSheet', 'undone'],
  ] as const) {
    const before = await dearest();
    const moved = await step(async () => {
      await editor.call(name, { params: { id: String(id) }, body: { version } });
      return inState(editor, id, state);
    });
    version = moved.result.version;
    const { left, left_at_undo: leftAtUndo } = moved.result;
    say(`${state} in ${moved.took}; ${left + leftAtUndo} left`);
    // Not in the time of the next step, which would wait for the database with them.
    const followed = await step(() =>
      until(async () => ((await dearest()) === before ? undefined : true)),
    );
    say(`lists and search follow in ${followed.took}`);
  }
  client.close();
}

async function sent(editor: Editor, file: Buffer, state: string) {
  const answer = await editor.send('uploadSheet', { query: { name: 'bench.xlsx' } }, file);
  const { data } = (await answer.json()) as { data: { id: number } };
  return inState(editor, data.id, state);
}

async function inState(editor: Editor, id: number, state: string) {
  return until(async () => {
    const { data } = await editor.call('getSheet', { params: { id: String(id) } });
    if (data.state === 'faulty' && state !== 'faulty') throw new Error(JSON.stringify(data));
    return data.state === state ? data : undefined;
  });
}

/** The same sheet with every list price raised by one pound, or made a word. */
async function repriced(file: Buffer, isWrong: (line: number) => boolean): Promise<Buffer> {
  const { lines } = await openSheet(file);
  let priceAt = -1;
  async function* changed(): AsyncGenerator<WrittenCell[]> {
    for await (const { cells, line } of lines) {
      if (line === 2) priceAt = cells.indexOf('list_price');
      yield cells.map((value, index) => {
        if (line <= 2 || index !== priceAt) return { value };
        return { value: isWrong(line) ? 'abc' : Number(value) + 1 };
      });
    }
  }
  const look = { title: 'Products', rightToLeft: false, headerLines: 2, widths: [] };
  return Buffer.concat(await writeXlsx(look, changed()).toArray());
}
