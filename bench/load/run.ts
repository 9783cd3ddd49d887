import { writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { type BareFigures, measureBare } from './bare-server.ts';
import { ApiClient } from './call-shop.ts';
import { type Figures, measureLoad } from './measure.ts';
import { type BenchOptions, readOptions, USAGE } from './options.ts';
import { type PageWeight, weighPages } from './page-weight.ts';
import { measureOrders } from './place-orders.ts';
import {
  describeLoads,
  describeProcesses,
  type LoadRow,
  layOut,
  type ProcessRow,
  type Setting,
} from './report.ts';
import { SCENARIOS } from './scenarios.ts';
import { SeededShops } from './seeded-shops.ts';
import { readShopFacts, type ShopFacts } from './shop-facts.ts';
import { type ShopProcess, startShop } from './shop-process.ts';

// Behind `npm run bench`: starts the shop as production does, in temporary folders, and measures it. The
// load comes from this process, so it shares the machine with what it measures.

const CACHES_OFF = { ANSWER_CACHE_MB: '0', PAGE_CACHE_MB: '0' };
/** How long a shop is left alone before its memory counts as idle. */
const REST_MS = 5_000;
/** Clients that order at the same time. */
const BUYERS = 10;

const loads: LoadRow[] = [];
const processes: ProcessRow[] = [];
const weights: PageWeight[] = [];
let memoryLoaded = 0;
let bare: BareFigures | undefined;

async function bench(options: BenchOptions): Promise<void> {
  bare = await measureBare();
  say(
    `A bare server on this machine now: ${bare.perSecond.toFixed(0)} requests/s, ${bare.cpu.toFixed(3)} ms of processor time each.`,
  );
  const shops = await SeededShops.open(options.keep, say);
  try {
    for (const database of options.databases) {
      for (const products of options.sizes) {
        for (const count of options.processes) {
          if (count > 1 && database === 'embedded') continue;
          await measureShop(shops, { database, products, processes: count }, options);
        }
      }
    }
  } finally {
    await shops.close();
  }
}

async function measureShop(
  shops: SeededShops,
  setting: Setting,
  options: BenchOptions,
): Promise<void> {
  const { data, done } = await shops.take(setting.database, setting.products);
  const nodeOptions =
    options.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${options.profile}`];
  const open = (settings = {}) =>
    Promise.all(
      Array.from({ length: setting.processes }, () => startShop(data, settings, nodeOptions)),
    );
  try {
    const warm = await open();
    const facts = await prepare(warm);
    await setTimeout(REST_MS);
    const memoryIdle = await most(warm, (shop) => shop.memory());
    memoryLoaded = 0;
    await measureScenarios(warm, setting, 'warm', facts, options);
    if (options.scenarios.includes('orders')) await measurePlacing(warm, setting, facts, options);
    processes.push({
      ...setting,
      firstPage: await most(warm, async ({ firstPage }) => firstPage),
      memoryIdle,
      memoryLoaded,
      memoryPeak: await most(warm, (shop) => shop.peakMemory()),
    });
    if (weights.length === 0 && options.scenarios.includes('html')) {
      weights.push(...(await weighPages(warm[0]?.origin ?? '', pagesOf(facts))));
    }
    for (const shop of warm) await shop.stop();

    if (!options.scenarios.includes('api') && !options.scenarios.includes('html')) return;
    const cold = await open(CACHES_OFF);
    await prepare(cold);
    await measureScenarios(cold, setting, 'off', facts, options);
    for (const shop of cold) await shop.stop();
  } finally {
    await done();
  }
}

/** Waits until every process has read the catalogue and built its search. */
async function prepare(shops: readonly ShopProcess[]): Promise<ShopFacts> {
  let facts: ShopFacts | undefined;
  for (const { origin } of shops) {
    facts = await readShopFacts(origin);
    const client = await ApiClient.open(origin);
    for (const query of facts.queries.slice(0, 20)) {
      await client.call('searchProducts', { query: { query } });
    }
    client.close();
  }
  if (!facts) throw new Error('There is no process to measure.');
  return facts;
}

async function measureScenarios(
  shops: readonly ShopProcess[],
  setting: Setting,
  caches: LoadRow['caches'],
  facts: ShopFacts,
  options: BenchOptions,
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
    for (const connections of options.connections) {
      const figures = await bestOf(options.runs, shops, () =>
        measureLoad(origins, requests, headers, { connections, seconds: options.seconds }),
      );
      keep({
        ...setting,
        ...figures,
        scenario: scenario.name,
        caches,
        connections,
        bar: connections === 10 ? scenario[caches === 'warm' ? 'warm' : 'cold'] : {},
      });
    }
  }
  client.close();
}

async function measurePlacing(
  shops: readonly ShopProcess[],
  setting: Setting,
  facts: ShopFacts,
  { runs, seconds }: BenchOptions,
): Promise<void> {
  const origins = shops.map(({ origin }) => origin);
  const products = await plentiful(origins[0] ?? '', facts);
  // Not measured: the database's code is compiled by and by.
  await measureOrders(origins, products, { buyers: BUYERS, seconds: 5 });
  const figures = await bestOf(runs, shops, () =>
    measureOrders(origins, products, { buyers: BUYERS, seconds }),
  );
  keep({
    ...setting,
    ...figures,
    scenario: 'orders (cart, delivery, place)',
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

function keep(row: LoadRow): void {
  loads.push(row);
  say(describeLoads([row])[1] ?? '');
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

function print(title: string, lines: readonly string[]): void {
  if (lines.length > 1) process.stdout.write(`\n${title}\n\n${lines.join('\n')}\n`);
}

if (process.argv.includes('--help')) {
  process.stdout.write(`${USAGE}\n`);
} else {
  const options = readOptions(process.argv.slice(2));
  await bench(options);
  const machine = `${availableParallelism()} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`;
  print(
    `Loads on ${machine}; best of ${options.runs}, ${options.seconds} s each. "x bar" from 1 on: held.`,
    describeLoads(loads),
  );
  print('Processes', describeProcesses(processes));
  print(
    'Pages, bytes: HTML with brotli, scripts and styles with gzip',
    layOut([
      ['page', 'HTML', 'scripts', 'files', 'styles'],
      ...weights.map(({ page, html, scripts, scriptFiles, styles }) =>
        [page, html, scripts, scriptFiles, styles].map(String),
      ),
    ]),
  );
  if (options.json !== undefined) {
    const figures = { machine, at: new Date().toISOString(), bare, loads, processes, weights };
    await writeFile(options.json, `${JSON.stringify(figures, null, 2)}\n`);
  }
}
