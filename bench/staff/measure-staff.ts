import { freePort } from '@dp/api/test/free-port.ts';
import { measureLoad } from '../load/measure.ts';
import type { BenchOptions, DatabaseKind } from '../load/options.ts';
import type { LoadRow } from '../load/report.ts';
import type { SeededShops } from '../load/seeded-shops.ts';
import { runShopCommand, startShop } from '../load/shop-process.ts';
import { signInDesk } from './desk.ts';
import { fillOrders } from './fill-orders.ts';
import { sampleOrders } from './sample-orders.ts';
import { staffLoads } from './staff-loads.ts';

/** The catalogue of a shop whose orders are measured. */
const PRODUCTS = 1_000;
const SAMPLES = 400;

/** Fills a shop with orders and measures the back office's calls; adds to `results`. */
export async function measureStaff(
  shops: SeededShops,
  database: DatabaseKind,
  options: BenchOptions,
  { keep, say }: { readonly keep: (row: LoadRow) => void; readonly say: (line: string) => void },
): Promise<void> {
  const { data, done } = await shops.take(database, PRODUCTS);
  try {
    await fillOrders(data, options.orders, say);
    await runShopCommand(data, ['reports', 'rebuild']);
    say('Reports rebuilt.');
    const loads = staffLoads(await sampleOrders(data, SAMPLES));
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const nodeOptions =
      options.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${options.profile}`];
    const shop = await startShop(data, { ADMIN_PORT: String(port) }, nodeOptions);
    try {
      const { name: cookie, value } = await signInDesk(origin);
      const headers = { cookie: `${cookie}=${value}`, 'accept-language': 'ar' };
      for (const { name, requests, p99 } of loads) {
        if (!name.includes(options.only)) continue;
        // Not measured: files that were never read, and code that is not compiled yet.
        const count = Math.max(requests.length, 100);
        await measureLoad([origin], requests, headers, { connections: 1, count });
        for (const connections of options.connections) {
          const before = await shop.cpuTime();
          const load = { connections, seconds: options.seconds };
          const figures = await measureLoad([origin], requests, headers, load);
          keep({
            ...figures,
            database,
            products: PRODUCTS,
            processes: 1,
            scenario: name,
            caches: 'off',
            connections,
            cpu: ((await shop.cpuTime()) - before) / figures.count,
            memory: await shop.memory(),
            bar: connections === 1 ? { p99 } : {},
          });
        }
      }
    } finally {
      await shop.stop();
    }
  } finally {
    await done();
  }
}
