import type { StaffCallInput } from '@dp/contract/staff/endpoints.ts';
import { readIdList } from '@dp/contract/staff/id-list.ts';
import { GRID_ROWS_MAX, GRID_SORTS } from '@dp/contract/staff/product-grid-values.ts';
import { PRODUCT_FILTERS } from '@dp/contract/staff/product-values.ts';
import type { Editor } from '../load/bench-editor.ts';
import { percentiles } from '../load/measure.ts';
import type { ShopProcess } from '../load/shop-process.ts';

type Query = Partial<StaffCallInput<'listGridProducts'>['query']>;

/** How often each list is asked for; Linux counts processor time in hundredths of a second. */
const TIMES = 10;

/**
 * Asks for the grid's list by each filter, order and some texts, and for rows further down, and says what each takes.
 */
export async function measureLists(
  shop: ShopProcess,
  editor: Editor,
  say: (line: string) => void,
): Promise<void> {
  const timed = async <T>(name: string, ask: () => Promise<T>, count: (answer: T) => number) => {
    let found = count(await ask());
    const waits: number[] = [];
    const used = await shop.cpuTime();
    for (let turn = 0; turn < TIMES; turn += 1) {
      const started = performance.now();
      found = count(await ask());
      waits.push(performance.now() - started);
    }
    const each = ((await shop.cpuTime()) - used) / TIMES;
    const most = Math.max(...waits).toFixed(0);
    say(
      `  ${name}: ${found} found, median ${percentiles(waits).p50} ms, most ${most} ms, processor time ${each.toFixed(0)} ms`,
    );
  };
  const list = (query: Query) => editor.call('listGridProducts', { query });
  const listed = (name: string, query: Query) =>
    timed(
      name,
      () => list(query),
      ({ data }) => readIdList(data.ids).length,
    );
  for (const filter of PRODUCT_FILTERS) await listed(filter, { filter });
  for (const sort of GRID_SORTS) {
    for (const descending of ['false', 'true'] as const) {
      await listed(`by ${sort}${descending === 'true' ? ', descending' : ''}`, {
        sort,
        descending,
      });
    }
  }
  await listed('on sale by price', { filter: 'on_sale', sort: 'price' });
  const { data } = await list({});
  const category = data.rows.find((row) => row.category !== null)?.category ?? undefined;
  await listed('a category', { category });
  await listed('a category by stock', { category, sort: 'stock' });
  const name = data.rows[0]?.name_ar.split(' ')[0] ?? '';
  await listed('a word', { text: name });
  await listed('a SKU', { text: data.rows[0]?.sku });
  await listed('the beginning of all SKUs', { text: data.rows[0]?.sku.slice(0, 2) });
  const ids = readIdList(data.ids);
  for (const share of [0.1, 0.5, 0.9]) {
    const at = Math.floor(ids.length * share);
    await timed(
      `${GRID_ROWS_MAX} rows from ${at}`,
      () => editor.call('readGridRows', { body: { ids: ids.slice(at, at + GRID_ROWS_MAX) } }),
      (answer) => answer.data.length,
    );
  }
}
