import { setTimeout } from 'node:timers/promises';
import { ApiClient } from './call-shop.ts';
import { type Change, startChanges } from './change-shop.ts';
import { type Figures, measureLoad } from './measure.ts';
import type { BenchOptions } from './options.ts';
import { type PageWeight, weighPages } from './page-weight.ts';
import { measureOrders } from './place-orders.ts';
import { readyShops } from './ready-shop.ts';
import type { Changes, LoadRow, ProcessRow, Setting } from './report.ts';
import { type Bar, SCENARIOS, type Scenario } from './scenarios.ts';
import type { SeededShops } from './seeded-shops.ts';
import type { ShopFacts } from './shop-facts.ts';
import { type ShopData, type ShopProcess, startShop } from './shop-process.ts';

const CACHES_OFF = { RESPONSE_CACHE_MB: '0' };
/** How long a shop is left alone before its memory counts as idle. */
const REST_MS = 5_000;
/** Clients that order at the same time. */
const BUYERS = 10;

/** What was measured so far. */
export interface Results {
  readonly processes: ProcessRow[];
  readonly weights: PageWeight[];
  readonly keep: (row: LoadRow) => void;
}

let memoryLoaded = 0;

/** Measures one shop: first with its caches, then without; adds to `results`. */
export async function measureShop(
  shops: SeededShops,
  setting: Setting,
  options: BenchOptions,
  results: Results,
): Promise<void> {
  const { data, done } = await shops.take(setting.database, setting.products);
  const nodeOptions =
    options.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${options.profile}`];
  const running: ShopProcess[] = [];
  const open = async (settings = {}) => {
    for (let number = 0; number < setting.processes; number += 1) {
      running.push(await startShop(data, settings, nodeOptions));
    }
    return running;
  };
  const close = async () => {
    await Promise.all(running.splice(0).map((shop) => shop.stop()));
  };
  try {
    if (options.underChange) {
      await measureUnderChange(await open(), { data, setting }, options, results);
      return;
    }
    await measureWarm(await open(), setting, options, results);
    await close();
    if (options.scenarios.includes('api') || options.scenarios.includes('html')) {
      const shopsOpen = await open(CACHES_OFF);
      const facts = await readyShops(shopsOpen);
      await measureScenarios(shopsOpen, setting, 'off', facts, options, results);
    }
  } finally {
    await close();
    await done();
  }
}

async function measureWarm(
  shops: readonly ShopProcess[],
  setting: Setting,
  options: BenchOptions,
  results: Results,
): Promise<void> {
  const { processes, weights } = results;
  const facts = await readyShops(shops);
  await setTimeout(REST_MS);
  const memoryIdle = await most(shops, (shop) => shop.memory());
  memoryLoaded = 0;
  await measureScenarios(shops, setting, 'warm', facts, options, results);
  if (options.scenarios.includes('orders')) {
    await measurePlacing(shops, setting, facts, options, results);
  }
  processes.push({
    ...setting,
    firstPage: await most(shops, async ({ firstPage }) => firstPage),
    memoryIdle,
    memoryLoaded,
    memoryPeak: await most(shops, (shop) => shop.peakMemory()),
  });
  if (weights.length === 0 && options.scenarios.includes('html')) {
    weights.push(...(await weighPages(shops[0]?.origin ?? '', pagesOf(facts))));
  }
}

async function measureScenarios(
  shops: readonly ShopProcess[],
  setting: Setting,
  caches: LoadRow['caches'],
  facts: ShopFacts,
  options: BenchOptions,
  results: Results,
): Promise<void> {
  const origins = shops.map(({ origin }) => origin);
  const client = await ApiClient.open(origins[0] ?? '');
  const pageHeaders = { 'accept-encoding': 'br', accept: 'text/html' };
  for (const scenario of SCENARIOS) {
    const { group, name } = scenario;
    if (!options.scenarios.includes(group) || !name.includes(options.only)) continue;
    const headers = scenario.group === 'html' ? pageHeaders : client.headers();
    const requests = scenario.requests(facts);
    // Not measured: what is warm is warmed, and the code compiled.
    await measureLoad(origins, requests, headers, { connections: 1, count: requests.length });
    await measureLoad(origins, requests, headers, { connections: 10, seconds: 1 });
    for (const connections of options.underChange ? [10] : options.connections) {
      const figures = await bestOf(options.runs, shops, () =>
        measureLoad(origins, requests, headers, { connections, seconds: options.seconds }),
      );
      results.keep({
        ...setting,
        ...figures,
        scenario: scenario.name,
        caches,
        connections,
        bar: barOf(scenario, caches, connections),
      });
    }
  }
  client.close();
}

const CHANGES: Readonly<Record<Changes, Change>> = {
  none: { ordersPerSecond: 0, editsPerSecond: 0 },
  orders: { ordersPerSecond: 20, editsPerSecond: 0 },
  edits: { ordersPerSecond: 0, editsPerSecond: 1 },
  both: { ordersPerSecond: 20, editsPerSecond: 1 },
};

/** Each warm load with ten clients, while orders are placed and products are edited. */
async function measureUnderChange(
  shops: readonly ShopProcess[],
  { data, setting }: { readonly data: ShopData; readonly setting: Setting },
  options: BenchOptions,
  results: Results,
): Promise<void> {
  const facts = await readyShops(shops);
  const origin = shops[0]?.origin ?? '';
  const products = await plentiful(origin, facts);
  for (const [changes, change] of Object.entries(CHANGES) as [Changes, Change][]) {
    const stop = await startChanges(origin, data, products, change);
    await measureScenarios(shops, setting, 'warm', facts, options, {
      ...results,
      keep: (row) => results.keep({ ...row, changes }),
    });
    const failed = await stop();
    if (failed > 0) throw new Error(`${failed} of the orders and edits failed.`);
  }
}

function barOf({ warm, cold }: Scenario, caches: LoadRow['caches'], connections: number): Bar {
  if (caches === 'warm') return connections === 10 ? warm : {};
  // Clients that ask without a pause wait for each other: with ten, an answer's time is the shop's rate.
  return connections === 1 ? cold : {};
}

async function measurePlacing(
  shops: readonly ShopProcess[],
  setting: Setting,
  facts: ShopFacts,
  { runs, seconds }: BenchOptions,
  results: Results,
): Promise<void> {
  const origins = shops.map(({ origin }) => origin);
  const products = await plentiful(origins[0] ?? '', facts);
  // Not measured: the database's code is compiled by and by.
  await measureOrders(origins, products, { buyers: BUYERS, seconds: 5 });
  const figures = await bestOf(runs, shops, () =>
    measureOrders(origins, products, { buyers: BUYERS, seconds }),
  );
  results.keep({
    ...setting,
    ...figures,
    scenario: 'orders (quote, place)',
    caches: 'warm',
    connections: BUYERS,
    bar: { perSecond: 150 },
  });
}

/** Products with enough in stock for everybody. */
async function plentiful(origin: string, { products }: ShopFacts): Promise<number[]> {
  const client = await ApiClient.open(origin);
  const lines = products.map((id) => ({ id, quantity: 1 }));
  const found: number[] = [];
  for (let from = 0; from < lines.length; from += 100) {
    const { products: some } = await client.call('listCartProducts', {
      body: { lines: lines.slice(from, from + 100) },
    });
    found.push(...some.filter(({ stock }) => stock.available >= 60).map(({ id }) => id));
  }
  client.close();
  return found;
}

/** The quickest of some runs, with what the servers worked for each request. */
async function bestOf(
  runs: number,
  shops: readonly ShopProcess[],
  measure: () => Promise<Figures>,
): Promise<Figures & { cpu: number }> {
  let best: (Figures & { cpu: number }) | undefined;
  for (let run = 0; run < runs; run += 1) {
    const before = await total(shops, (shop) => shop.cpuTime());
    const figures = await measure();
    const cpu = ((await total(shops, (shop) => shop.cpuTime())) - before) / figures.count;
    memoryLoaded = Math.max(memoryLoaded, await most(shops, (shop) => shop.memory()));
    if (!best || figures.perSecond > best.perSecond) best = { ...figures, cpu };
  }
  if (!best) throw new Error('Nothing was measured.');
  return best;
}

async function total(
  shops: readonly ShopProcess[],
  figure: (shop: ShopProcess) => Promise<number>,
): Promise<number> {
  const figures = await Promise.all(shops.map(figure));
  return figures.reduce((sum, one) => sum + one, 0);
}

async function most(
  shops: readonly ShopProcess[],
  figure: (shop: ShopProcess) => Promise<number>,
): Promise<number> {
  return Math.max(...(await Promise.all(shops.map(figure))));
}

function pagesOf({ categories, products }: ShopFacts): string[] {
  return [
    '/',
    `/products-category/${categories[0]}`,
    `/product/details/${products[0]}`,
    '/search/product?query=%D9%84%D9%85%D8%A8%D8%A9',
  ];
}
