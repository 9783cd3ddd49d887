import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { builtBackOffice } from '../src/back-office/back-office-source.ts';

/** Decision 089. Bytes of script, gzip. */
const LIMIT = 149_000;

interface RouteFiles {
  readonly module: string;
  readonly clientLoaderModule?: string;
  readonly imports?: readonly string[];
}
interface BuiltRoutes {
  readonly entry: RouteFiles;
  readonly routes: Readonly<Record<string, RouteFiles>>;
}

const { clientFiles = '', html } = builtBackOffice();
const read = (file: string) => readFileSync(join(clientFiles, file), 'utf8');

/** What a device without a cache loads for a page: its routes and those around it, and its words in Arabic. */
async function scriptsOf(
  pages: readonly string[],
  features: readonly string[],
): Promise<ReadonlySet<string>> {
  const [, manifest = ''] = (await html()).match(/import "(\/assets\/manifest[^"]+)"/) ?? [];
  const { entry, routes } = JSON.parse(
    read(manifest)
      .replace(/^[^{]*/, '')
      .replace(/;\s*$/, ''),
  ) as BuiltRoutes;
  const around = ['root', 'frame-route', 'frame/page-boundary', ...pages].map((id) => routes[id]);
  const scripts = new Set([manifest]);
  for (const route of [entry, ...around]) {
    if (route === undefined) throw new Error(`The build has no ${pages.join(' or ')}`);
    for (const file of [route.module, route.clientLoaderModule, ...(route.imports ?? [])]) {
      if (file !== undefined) scripts.add(file);
    }
  }
  const code = [...scripts].map(read).join('\n');
  for (const feature of features) {
    const [, file] =
      code.match(
        new RegExp(
          `[\`"'](?:${feature}[\`"'],\\{ar:|\\./ar/${feature}\\.json").*?import\\([\`"']\\./([^\`"']+)`,
        ),
      ) ?? [];
    if (file === undefined) throw new Error(`The build has no words of ${feature}`);
    scripts.add(`/assets/${file}`);
  }
  return scripts;
}

it.each([
  [['home/home-page'], ['frame', 'home']],
  [
    ['orders/queues-layout', 'orders/orders-page'],
    ['frame', 'orders', 'orderFilters', 'orderViews'],
  ],
])(
  'a phone that opens the back office’s %j loads at most 149 kB of script',
  async (pages, features) => {
    let bytes = 0;
    for (const file of await scriptsOf(pages, features)) {
      bytes += gzipSync(read(file), { level: 9 }).length;
    }
    // Less would mean that the scripts were not found.
    expect(bytes).toBeGreaterThan(LIMIT / 2);
    expect(bytes).toBeLessThanOrEqual(LIMIT);
  },
);
