import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run, say } from './process.mjs';
import { table } from './table.mjs';

// Behind `npm run verify`: every check that reads the code without running it; the tests are for
// `npm test`. All of them run even after one failed, so that one run names everything there is to fix.

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const typed = [
  'scripts',
  'contract',
  'contract/tsconfig.test.json',
  'api',
  'ui',
  'storefront',
  'storefront/worker',
  'admin',
  'server',
  'demo',
  'e2e',
  'bench',
];

/** @typedef {{ args: string[], cwd?: string }} Command What Node runs, from the root unless said. */
/** @type {Record<string, Command[]>} A step per name: its commands, all of which must succeed. */
const steps = {
  'format and lint': [
    { args: [join(modules, '@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'] },
  ],
  styles: [
    {
      args: [
        join(modules, 'stylelint/bin/stylelint.mjs'),
        '{ui,storefront,admin}/**/*.css',
        '--max-warnings=0',
        '--report-needless-disables',
      ],
    },
  ],
  imports: [{ args: ['scripts/check-imports.mjs'] }],
  translations: [{ args: ['scripts/check-translations.mjs'] }],
  lockfile: [{ args: ['scripts/complete-lockfile.mjs', '--check'] }],
  types: [
    // First: the apps' route modules import the types this writes.
    ...['storefront', 'admin'].map((cwd) => ({
      args: [join(modules, '@react-router/dev/bin.cjs'), 'typegen'],
      cwd,
    })),
    ...typed
      .filter(hasSources)
      .map((project) => ({ args: [join(modules, 'typescript/bin/tsc'), '-p', project] })),
  ],
  'dead code': [{ args: [join(modules, 'knip/bin/knip.js')] }],
};

/**
 * Whether there is anything to type-check: the compiler calls a workspace without code an error.
 *
 * @param {string} project A folder, or a configuration in one.
 */
function hasSources(project) {
  if (project.endsWith('.json')) return true;
  return globSync(`${project}/{,*/}*.{ts,tsx,mjs}`, { cwd: root }).length > 0;
}

/** @param {Command[]} commands */
async function failures(commands) {
  const outputs = [];
  for (const { args, cwd = '.' } of commands) {
    const { code, output } = await run(process.execPath, args, {
      cwd: join(root, cwd),
      env: process.env,
      output: 'capture',
    });
    if (code !== 0) outputs.push(output.trim());
  }
  return outputs;
}

const rows = [];
for (const [name, commands] of Object.entries(steps)) {
  say(`${name} …`);
  const started = Date.now();
  const failed = await failures(commands);
  for (const output of failed) console.log(`\n${output}\n`);
  const seconds = `${((Date.now() - started) / 1000).toFixed(1)} s`;
  rows.push([failed.length === 0 ? 'ok' : 'FAILED', name, seconds]);
}
console.log(`\n${table(rows)}\n`);
const failed = rows.filter(([result]) => result === 'FAILED').map(([, name]) => name);
console.log(failed.length === 0 ? 'Everything is in order.' : `Failed: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
