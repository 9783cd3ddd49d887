import { setImmediate as nextTurn } from 'node:timers/promises';
import { rankProducts } from '@dp/api/search/rank-products.ts';
import { SearchIndex } from '@dp/api/search/search-index.ts';
import { readDemo, searchable } from './demo-search.ts';
import { growCatalog } from './grow-catalog.ts';
import { readJudgedQueries } from './judged-queries.ts';

// `node bench/search/speed.ts [COUNT …]`: how long the judged queries take in memory over the demo
// catalogue grown to so many products, without the database and HTTP around it. Each query's
// quickest of three, since other programs share the machine; nothing is cached between them.

const TRIES = [1, 2, 3];

/** Milliseconds. */
function timeOf(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function inStock(id: number): boolean {
  return id % 9 !== 0;
}

const sizes = process.argv.slice(2).map(Number);
const products = searchable(await readDemo());
const { queries } = await readJudgedQueries(new URL('queries.json', import.meta.url));

console.log('products   build s   heap MB   p50 ms   p99 ms   max ms');
for (const size of sizes.length > 0 ? sizes : [1_000, 10_000, 100_000]) {
  const before = process.memoryUsage().heapUsed;
  const start = performance.now();
  const index = new SearchIndex();
  for (const product of growCatalog(products, size)) index.add(product);
  index.vocabulary.prepare();
  const build = (performance.now() - start) / 1_000;
  const heap = (process.memoryUsage().heapUsed - before) / 2 ** 20;
  // Once to be compiled, once to be measured.
  for (const { query } of queries) rankProducts(index, query, () => true);
  const times: number[] = [];
  for (const { query } of queries) {
    await nextTurn();
    times.push(Math.min(...TRIES.map(() => timeOf(() => rankProducts(index, query, inStock)))));
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.ceil(times.length * share) - 1] ?? 0).toFixed(2);
  console.log(
    `${String(size).padStart(8)}${build.toFixed(1).padStart(10)}${heap.toFixed(0).padStart(10)}` +
      `${at(0.5).padStart(9)}${at(0.99).padStart(9)}${at(1).padStart(9)}`,
  );
}
