import { setImmediate as nextTurn } from 'node:timers/promises';
import { readDemo } from './demo-search.ts';
import type { Engine } from './engines/engine.ts';
import { miniSearchEngine } from './engines/minisearch-engine.ts';
import { postgresEngine } from './engines/postgres-engine.ts';
import { shopEngine } from './engines/shop-engine.ts';
import { growCatalog } from './grow-catalog.ts';
import { readJudgedQueries } from './judged-queries.ts';

/** Other programs share the machine: each query's quickest of three. */
const TRIES = 3;
/** A query slower than this, in milliseconds, is not asked again; bad input stops at the first of them. */
const SLOW = 1_000;
/** In a larger shop others take minutes and all memory for bad input: they are not asked. */
const OTHERS_BAD_INPUT_MOST = 10_000;
/** What all queries of an engine may take, in milliseconds; those left then are not asked. */
const PATIENCE_MS = 60_000;
/** Enough for a p99; engines that take tens of milliseconds would take minutes for all. */
const QUERIES = 300;

/** Queries that mean to be slow: all unknown words, both scripts, many numbers, the longest there is. */
const BAD_INPUT: readonly string[] = [
  'قسطرة منجنيق طربوش خندريس زبرجد عرمرم دردنيل شمردل غضنفر سمهري خنفشار ',
  'qwrtps lkjhgf zxcvbn plmokn ijbuhv ygctfx rdzeswa tyuiop asdfgh mnbvcx ',
  'لمبةlampلمبةlampلمبة '.repeat(12),
  '1-2-3/4/5x6*7 '.repeat(15),
  '💡🔥✨'.repeat(300),
  'في من على مع '.repeat(50),
  'شريط ليد '.repeat(60),
  ';aht glfm kptm '.repeat(20),
].map((text) => text.repeat(3).slice(0, 2_000));

/**
 * How long single queries take over the demo catalogue grown to so many products: the shop and MiniSearch
 * in memory, PostgreSQL through its connection, one client, nothing cached.
 */
export async function reportSpeed(
  size: number,
  postgresUrl: string | undefined,
): Promise<string[]> {
  const catalog = growCatalog(await readDemo(), size);
  const judged = await readJudgedQueries(new URL('queries.json', import.meta.url));
  const queries = judged.queries.slice(0, QUERIES).map(({ query }) => query);
  const engines: (() => Engine | Promise<Engine>)[] = [() => shopEngine(catalog)];
  if (postgresUrl !== undefined) {
    engines.push(
      () => miniSearchEngine(catalog),
      () => postgresEngine(postgresUrl, catalog),
    );
  }
  const lines = [
    `\n${size.toLocaleString('en')} products   queries   p50 ms   p99 ms   max ms   bad input ms   ready after s`,
  ];
  for (const open of engines) {
    const start = performance.now();
    const engine = await open();
    await engine.search(queries[0] ?? '');
    const ready = (performance.now() - start) / 1_000;
    const times = await timesOf(engine, queries);
    const isAsked = engine.name === 'shop' || size <= OTHERS_BAD_INPUT_MOST;
    const bad = isAsked ? (await timesOf(engine, BAD_INPUT)).at(-1)?.toFixed(2) : undefined;
    await engine.close?.();
    const at = (share: number) => (times[Math.ceil(times.length * share) - 1] ?? 0).toFixed(2);
    lines.push(
      `  ${engine.name.padEnd(14)}${String(times.length).padStart(10)}${at(0.5).padStart(9)}${at(0.99).padStart(9)}${at(1).padStart(9)}${(bad ?? '–').padStart(15)}${ready.toFixed(1).padStart(16)}`,
    );
  }
  return lines;
}

/** Milliseconds, ascending. */
async function timesOf(engine: Engine, queries: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  const begun = performance.now();
  for (const query of queries) {
    if (performance.now() - begun > PATIENCE_MS) break;
    let best = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      await nextTurn();
      const start = performance.now();
      // A search that timed out took at least that long.
      await Promise.resolve(engine.search(query)).catch(() => undefined);
      best = Math.min(best, performance.now() - start);
      if (best > SLOW) break;
    }
    times.push(best);
    if (best > SLOW && queries === BAD_INPUT) break;
  }
  return times.sort((a, b) => a - b);
}
