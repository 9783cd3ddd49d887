import { ApiClient } from './call-shop.ts';
import { type Change, openChanger } from './change-shop.ts';
import { type Measured, median } from './measure.ts';
import {
  type Measuring,
  measureWithCpu,
  plentiful,
  requestHeaders,
  warmUp,
} from './measure-servers.ts';
import type { BenchOptions } from './options.ts';
import type { Changes, Results } from './report.ts';
import { SCENARIOS } from './scenarios.ts';
import type { ShopProcess } from './shop-process.ts';

const CHANGES: Readonly<Record<Changes, Change>> = {
  none: { ordersPerSecond: 0, editsPerSecond: 0 },
  orders: { ordersPerSecond: 20, editsPerSecond: 0 },
  edits: { ordersPerSecond: 0, editsPerSecond: 1 },
  both: { ordersPerSecond: 20, editsPerSecond: 1 },
};

/** Clients at the same time. */
const CONNECTIONS = 10;

/**
 * Each warm load with ten clients, while orders are placed and products are edited. A load is measured quiet and
 * under each change in turn, as often as `--runs` says, and the medians count: what else runs on the machine meets
 * all four alike.
 */
export async function measureUnderChange(
  shops: readonly ShopProcess[],
  { data, setting, facts }: Measuring,
  options: BenchOptions,
  results: Results,
): Promise<void> {
  const origins = shops.map(({ origin }) => origin);
  const origin = origins[0] ?? '';
  const client = await ApiClient.open(origin);
  const changer = await openChanger(origin, data, await plentiful(origin, facts));
  for (const scenario of SCENARIOS) {
    if (!options.scenarios.includes(scenario.group) || !scenario.name.includes(options.only))
      continue;
    const load = {
      origins,
      requests: scenario.requests(facts),
      headers: requestHeaders(scenario, client),
    };
    await warmUp(load);
    const seen: Record<Changes, Measured[]> = { none: [], orders: [], edits: [], both: [] };
    for (let run = 0; run < options.runs; run += 1) {
      for (const [changes, change] of Object.entries(CHANGES) as [Changes, Change][]) {
        const stop = changer.start(change);
        const { seconds } = options;
        seen[changes].push(
          await measureWithCpu(shops, load, { connections: CONNECTIONS, seconds }),
        );
        const failed = await stop();
        if (failed > 0) throw new Error(`${failed} of the orders and edits failed.`);
      }
    }
    for (const [changes, runs] of Object.entries(seen) as [Changes, Measured[]][]) {
      const figure = (name: keyof Measured) => median(runs.map((run) => run[name]));
      results.keep({
        ...setting,
        perSecond: figure('perSecond'),
        count: figure('count'),
        p50: figure('p50'),
        p99: figure('p99'),
        failed: runs.reduce((sum, { failed }) => sum + failed, 0),
        cpu: figure('cpu'),
        memory: Math.max(...runs.map(({ memory }) => memory)),
        scenario: scenario.name,
        caches: 'warm',
        connections: CONNECTIONS,
        changes,
        bar: {},
      });
    }
  }
  await changer.close();
  client.close();
}
