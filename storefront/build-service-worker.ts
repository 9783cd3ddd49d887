import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build as bundle } from 'vite';
import type { BuildFacts } from './worker/build-facts.ts';

/** Pages that are not cached on devices: the sample page, and routes without a page. */
const LEFT_OUT = ['dev/ui-page', 'pwa/manifest-route'];

/** The content of React Router's manifest file: every route's entry with its files. */
interface BrowserManifest {
  readonly version: string;
  readonly entry: object;
  readonly routes: Readonly<Record<string, object>>;
}

/**
 * Writes the service worker into the built storefront: its own code as one file, with the list of
 * everything a page of this build may load. Run once the build is there, by React Router's `buildEnd`.
 *
 * @param client the folder of built browser files.
 * @param source the worker's first module.
 */
export async function writeServiceWorker(client: string, source: string): Promise<void> {
  const { version: pages, entry, routes } = browserManifest(join(client, 'assets'));
  const shown = Object.entries(routes).filter(([id]) => !LEFT_OUT.includes(id));
  const files = filesOf([entry, ...shown.map(([, page]) => page)], client);
  const facts = { pages, files, routes };
  const code = await bundled(source);
  const version = createHash('sha256').update(code).update(JSON.stringify(facts)).digest('hex');
  const all: BuildFacts = { version: version.slice(0, 12), ...facts };
  writeFileSync(join(client, 'service-worker.js'), `const BUILD=${JSON.stringify(all)};\n${code}`);
}

function browserManifest(assets: string): BrowserManifest {
  const [name, ...others] = readdirSync(assets).filter((file) =>
    /^manifest-[\da-f]+\.js$/.test(file),
  );
  if (name === undefined || others.length > 0) {
    throw new Error(`${assets} should hold one manifest of React Router's`);
  }
  const text = readFileSync(join(assets, name), 'utf8');
  return JSON.parse(text.replace(/^window\.__reactRouterManifest=/, '').replace(/;\s*$/, ''));
}

/** The addresses of what some entries need: the files they name, and what those files name in turn. */
function filesOf(entries: readonly object[], client: string): string[] {
  const assets = join(client, 'assets');
  const built = new Set(readdirSync(assets));
  const found = new Set<string>();
  const waiting = [JSON.stringify(entries)];
  for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
    for (const [, name = ''] of text.matchAll(/(?:assets\/|\.\/)([\w.-]+\.\w+)/g)) {
      if (!built.has(name) || found.has(name)) continue;
      found.add(name);
      if (/\.(?:js|css)$/.test(name)) waiting.push(readFileSync(join(assets, name), 'utf8'));
    }
  }
  return [...found].map((name) => `/assets/${name}`).sort();
}

async function bundled(source: string): Promise<string> {
  const result = await bundle({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: source, output: { format: 'iife' } },
    },
  });
  const [output] = [result].flat();
  if (output === undefined || !('output' in output)) throw new Error('The worker was not built');
  const [chunk, ...others] = output.output;
  if (others.length > 0) throw new Error('The worker must be one file');
  return chunk.code;
}
