import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { median } from '../load/measure.ts';
import { layOut } from '../load/report.ts';
import { SeededShops } from '../load/seeded-shops.ts';

// `npm run bench:render`: the processor time of rendering a page with all its work (loaders, React, hashes, fast
// compression), API responses cached. `--against FOLDER` names another checkout, built: both render in turn in
// this process, since only figures of the same minutes can be compared.

type Code = {
  readonly databases: typeof import('@dp/server/open-shop-database.ts');
  readonly servers: typeof import('@dp/server/shop-server.ts');
  readonly config: typeof import('@dp/server/config.ts');
  readonly storefront: typeof import('@dp/server/pages/storefront-source.ts');
  readonly backOffice: typeof import('@dp/server/back-office/back-office-source.ts');
};

type App = Awaited<ReturnType<Code['servers']['createShopServers']>>['shop'];

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '21' },
    renderings: { type: 'string', default: '20' },
    only: { type: 'string', default: '' },
    against: { type: 'string' },
    keep: { type: 'string' },
  },
});
// React chooses by it, when it is loaded.
process.env.NODE_ENV = 'production';
const root = fileURLToPath(new URL('../..', import.meta.url));
const checkouts = values.against === undefined ? [root] : [values.against, root];
/** A page with a parameter that it does not know is rendered for each request. */
const PAGES: Readonly<Record<string, (facts: Facts) => string>> = {
  home: () => '/?x',
  category: ({ category }) => `/products-category/${category}?x`,
  product: ({ product }) => `/product/details/${product}?x`,
  search: () => `/search/product?x&${new URLSearchParams({ query: 'لمبة' })}`,
};

interface Facts {
  readonly category: number;
  readonly product: number;
}

const say = (line: string) => process.stdout.write(`${line}\n`);
const shops = await SeededShops.open(values.keep, say);
const { data, done } = await shops.take('embedded', Number(values.size));
const closing: (() => Promise<unknown>)[] = [];
try {
  const codes = await Promise.all(checkouts.map(load));
  const [first] = codes;
  if (!first) throw new Error('There is no code to measure.');
  const config = first.config.readConfig({
    NODE_ENV: 'production',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://127.0.0.1',
    DATA_DIR: data.folder,
    SERVICE_PASSWORD: 'bench-service-password',
    CODE_SECRET: 'bench-code-secret',
  });
  const database = await first.databases.openShopDatabase(config, () => {});
  closing.push(() => database.close());
  const apps: App[] = [];
  for (const { servers, storefront, backOffice } of codes) {
    const sources = {
      storefront: storefront.builtStorefront(),
      backOffice: backOffice.builtBackOffice(),
    };
    const { shop } = await servers.createShopServers(config, database, sources);
    // Its search index is built in the background, which would be measured with the pages.
    const search = { url: '/search/product?x&query=lamp' };
    while ((await shop.inject(search)).statusCode !== 200);
    apps.push(shop);
    closing.unshift(() => shop.close());
  }
  const { rows } = await database.pool.query<Facts>(
    'select id as product, category_id as category from products where published order by position limit 1',
  );
  for (const [name, address] of Object.entries(PAGES)) {
    if (!name.includes(values.only)) continue;
    const url = address(rows[0] as Facts);
    for (const [at, seen] of (await measure(apps, url)).entries()) {
      say(
        layOut([[name, ...(apps.length > 1 ? [at === 0 ? 'before' : 'now'] : []), ...seen]]).join(),
      );
    }
  }
} finally {
  for (const close of closing) await close();
  await done();
  await shops.close();
}

async function load(folder: string): Promise<Code> {
  const from = (file: string) => import(pathToFileURL(join(folder, 'server/src', file)).href);
  return {
    databases: await from('open-shop-database.ts'),
    servers: await from('shop-server.ts'),
    config: await from('config.ts'),
    storefront: await from('pages/storefront-source.ts'),
    backOffice: await from('back-office/back-office-source.ts'),
  };
}

async function measure(apps: readonly App[], url: string): Promise<string[][]> {
  const all = apps.map((): number[] => []);
  const main = apps.map((): number[] => []);
  const kilobytes: number[] = [];
  const count = Number(values.renderings);
  for (let round = -2; round < Number(values.rounds); round += 1) {
    for (const [at, app] of apps.entries()) {
      const [before, mainBefore] = [process.cpuUsage(), process.threadCpuUsage()];
      for (let number = 0; number < count; number += 1) {
        const { statusCode, headers } = await app.inject({
          url,
          headers: { 'accept-encoding': 'br' },
        });
        if (statusCode !== 200 || headers['content-encoding'] !== 'br') {
          throw new Error(`${url} answered ${statusCode}.`);
        }
      }
      const [used, mainUsed] = [process.cpuUsage(before), process.threadCpuUsage(mainBefore)];
      // The first rounds compile the code.
      if (round < 0) continue;
      all[at]?.push((used.user + used.system) / 1_000 / count);
      main[at]?.push((mainUsed.user + mainUsed.system) / 1_000 / count);
    }
  }
  for (const app of apps) {
    const { rawPayload } = await app.inject({ url, headers: { 'accept-encoding': 'identity' } });
    kilobytes.push(rawPayload.length / 1_000);
  }
  return apps.map((_, at) => [
    describe('all threads', all[at] ?? []),
    describe('main thread', main[at] ?? []),
    `${kilobytes[at]?.toFixed(0)} kB`,
  ]);
}

function describe(name: string, figures: readonly number[]): string {
  return `${name} ${Math.min(...figures).toFixed(2)} to ${median(figures).toFixed(2)} ms`;
}
