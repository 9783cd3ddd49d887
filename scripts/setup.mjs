import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { become, messageOf, SetupError, say } from './process.mjs';

// Behind `npm start`, `npm run dev`, `npm test` and the other commands below: makes a fresh clone
// ready, then hands over to the project's own Node. It and what it imports run before anything
// is installed: plain JavaScript, no dependencies, any Node from version 18 on.

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const watched = ['api/src', 'contract/src', 'server/src'];

/**
 * Each command: what to prepare, and what to hand over to, if anything.
 *
 * @type {Record<string, { build?: boolean, node?: string[] }>}
 */
const commands = {
  // Short-lived objects get 24 MB and not 96 (decision 122); the units in deploy/ say the same.
  start: {
    build: true,
    node: ['--max-semi-space-size=8', '--heap-growing-percent=50', 'server/src/main.ts'],
  },
  build: { build: true },
  dev: {
    node: [
      ...watched.map((path) => `--watch-path=${path}`),
      '--watch-preserve-output',
      'server/src/dev.ts',
    ],
  },
  shop: { node: ['server/src/shop.ts'] },
  test: { node: ['scripts/test.mjs'] },
  verify: { node: ['scripts/verify.mjs'] },
  gallery: { build: true, node: ['scripts/gallery.mjs'] },
  bench: { build: true, node: ['bench/load/run.ts'] },
  'bench:lighthouse': { build: true, node: ['scripts/lighthouse.mjs'] },
  'bench:search': { node: ['bench/search/run.ts'] },
  'bench:edits': { node: ['bench/edits/run.ts'] },
  'bench:prices': { build: true, node: ['bench/prices/run.ts'] },
  'bench:sheets': { build: true, node: ['bench/sheets/run.ts'] },
  'bench:grid': { build: true, node: ['bench/grid/run.ts'] },
  'bench:render': { build: true, node: ['bench/render/run.ts'] },
  'bench:second-screen': { build: true, node: ['bench/second-screen/run.ts'] },
};

async function main() {
  const [name = '', ...args] = process.argv.slice(2);
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    throw new SetupError(
      `Unknown command "${name}". Use one of: ${Object.keys(commands).join(', ')}.`,
    );
  }
  const installed = await ensureInstalled(root);
  if (command.build) await ensureBuilt(root, installed);
  if (command.node === undefined) return;
  await become(installed.node, [...command.node, ...args], {
    cwd: root,
    env: {
      // The folder the person is in, so that a file named on the command line is found from there;
      // npm sets it and changes to the root.
      INIT_CWD: process.cwd(),
      // Node keeps what it compiled, types stripped: every later start is a few hundred ms faster.
      NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node-compile'),
      // On Linux, memory that one thread gave back is used by the others, or by other programs.
      MALLOC_ARENA_MAX: '2',
      MALLOC_TRIM_THRESHOLD_: '131072',
      ...installed.env,
    },
  });
}

try {
  await main();
} catch (error) {
  say(messageOf(error));
  process.exit(1);
}
