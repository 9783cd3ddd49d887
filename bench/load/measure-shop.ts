import { setTimeout } from 'node:timers/promises';
import { ApiClient } from './call-shop.ts';
import type { Measured } from './measure.ts';
import {
  type Measuring,
  measureWithCpu,
  most,
  plentiful,
  requestHeaders,
  warmUp,
  withCpu,
} from './measure-servers.ts';
import { measureUnderChange } from './measure-under-change.ts';
import type { BenchOptions } from './options.ts';
import { weighPages } from './page-weight.ts';
import { measureOrders } from './place-orders.ts';
import { readyShops } from './ready-shop.ts';
import type { LoadRow, Results, Setting } from './report.ts';
import { type Bar, SCENARIOS, type Scenario } from './scenarios.ts';
import type { SeededShops } from './seeded-shops.ts';
import type { ShopFacts } from './shop-facts.ts';
import { type ShopProcess, startShop } from './shop-process.ts';

const CACHES_OFF = { RESPONSE_CACHE_MB: '0' };
/** How long a shop is left alone before its memory counts as idle. */
const REST_MS = 5_000;
/** Clients that order at the same time. */
const BUYERS = 10;

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
    let memoryLoaded = 0;
    const keep = (row: LoadRow) => {
      memoryLoaded = Math.max(memoryLoaded, row.memory);
      results.keep(row);
    };
    const opened = await open();
    const facts = await readyShops(opened);
    await setTimeout(REST_MS);
    const memoryIdle = await most(opened, (shop) => shop.memory());
    const measure = options.underChange ? measureUnderChange : measureWarm;
    await measure(opened, { data, setting, facts }, options, { ...results, keep });
    results.processes.push({
      ...setting,
      firstPage: await most(opened, async ({ firstPage }) => firstPage),
      memoryIdle,
      memoryLoaded,
      memoryPeak: await most(opened, (shop) => shop.peakMemory()),
    });
    if (options.underChange) return;
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
  { setting, facts }: Measuring,
  options: BenchOptions,
  results: Results,
): Promise<void> {
  const { weights } = results;
  await measureScenarios(shops, setting, 'warm', facts, options, results);
  if (options.scenarios.includes('orders')) {
    await measurePlacing(shops, setting, facts, options, results);
  }
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
  for (const scenario of SCENARIOS) {
    const { group, name } = scenario;
    if (!options.scenarios.includes(group) || !name.includes(options.only)) continue;
    const headers = requestHeaders(scenario, client);
    const load = { origins, requests: scenario.requests(facts), headers };
    await warmUp(load);
    for (const connections of options.connections) {
      const { runs, seconds } = options;
      const figures = await bestOf(runs, () =>
        measureWithCpu(shops, load, { connections, seconds }),
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
  // Not measured: the database's code is compiled gradually.
  await measureOrders(origins, products, { buyers: BUYERS, seconds: 5 });
  const figures = await bestOf(runs, () =>
    withCpu(shops, () => measureOrders(origins, products, { buyers: BUYERS, seconds })),
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

/** The quickest of some runs. */
async function bestOf(runs: number, measure: () => Promise<Measured>): Promise<Measured> {
  let best: Measured | undefined;
  for (let run = 0; run < runs; run += 1) {
    const figures = await measure();
    // A refusal is quicker than what was asked for.
    if (figures.failed > 0) throw new Error(`${figures.failed} requests of a load failed.`);
    if (!best || figures.perSecond > best.perSecond) best = figures;
  }
  if (!best) throw new Error('Nothing was measured.');
  return best;
}

function pagesOf({ categories, products }: ShopFacts): string[] {
  return [
    '/',
    `/products-category/${categories[0]}`,
    `/product/details/${products[0]}`,
    '/search/product?query=%D9%84%D9%85%D8%A8%D8%A9',
  ];
}
