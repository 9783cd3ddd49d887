import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser, findShell } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { postgresTests } from './postgres-tests.mjs';
import { messageOf, run, SetupError, say } from './process.mjs';
import { table } from './table.mjs';
import {
  closingLine,
  playwrightCounts,
  playwrightFailures,
  settled,
  sum,
  vitestCounts,
  vitestFailures,
} from './test-counts.mjs';

// Behind `npm test`: every suite, or those named, as in `npm test -- unit browser`. All of them run
// even after one failed. The last line counts over all of them.

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const env = process.env;
const reports = mkdtempSync(join(tmpdir(), 'dp-test-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

/**
 * @typedef {object} Outcome
 * @property {import('./test-counts.mjs').Counts} counts
 * @property {string[]} failures A line for each failed test.
 */

/** @type {Record<string, () => Promise<Outcome>>} */
const suites = {
  unit: () => vitest('unit', {}),
  'api-pglite': () => vitest('api', { DP_TEST_DATABASE: 'pglite' }),
  'api-postgres': () => vitest('api', { DP_TEST_DATABASE: 'postgres' }, postgresTests),
  process: async () => {
    await ensureBuilt(root, { node: process.execPath, env });
    // A quarter of their time they wait for a shop to start, to stop or to notice something.
    const workers = `--maxWorkers=${availableParallelism() + 1}`;
    return vitest('process', {}, [workers]);
  },
  browser: browserTests,
};

/**
 * @param {string} project
 * @param {Record<string, string>} extra
 * @param {readonly string[]} more Files, all of the project's when there are none, and options.
 */
async function vitest(project, extra, more = []) {
  const report = join(reports, `${project}-${Object.values(extra).join()}.json`);
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json'];
  const { code } = await run(
    process.execPath,
    [join(modules, 'vitest', 'vitest.mjs'), ...args, `--outputFile.json=${report}`, ...more],
    { cwd: root, env: { ...env, ...extra } },
  );
  const outcome = readReport(report);
  return { counts: settled(vitestCounts(outcome), code), failures: vitestFailures(outcome) };
}

async function browserTests() {
  await ensureBuilt(root, { node: process.execPath, env });
  const browser = await findBrowser(root, env);
  const shell = (await findShell(env)) ?? browser;
  say(`Browser: ${shell}`);
  const report = join(reports, 'browser.json');
  const { code } = await run(
    process.execPath,
    [join(modules, 'playwright', 'cli.js'), 'test', '--reporter=list,json'],
    {
      cwd: join(root, 'e2e'),
      env: {
        ...env,
        DP_CHROMIUM: shell,
        DP_CHROMIUM_WITH_PUSH: browser,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    },
  );
  const outcome = readReport(report);
  return {
    counts: settled(playwrightCounts(outcome), code),
    failures: playwrightFailures(outcome),
  };
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new SetupError('The runner ended without a report; what it printed above says why.', {
      cause,
    });
  }
}

async function main() {
  const named = process.argv.slice(2);
  const unknown = named.filter((name) => !Object.hasOwn(suites, name));
  if (unknown.length > 0) {
    throw new SetupError(
      `There is no suite "${unknown.join('", "')}". The suites: ${Object.keys(suites).join(', ')}.`,
    );
  }
  const results = [];
  for (const [name, suite] of Object.entries(suites)) {
    if (named.length > 0 && !named.includes(name)) continue;
    console.log(`\n── ${name} tests ──`);
    const started = Date.now();
    const outcome = await suite().catch((error) => {
      say(messageOf(error));
      return { counts: { passed: 0, failed: 1, skipped: 0 }, failures: [messageOf(error)] };
    });
    results.push({ name, ...outcome, seconds: (Date.now() - started) / 1000 });
  }
  const total = sum(results.map(({ counts }) => counts));
  const rows = results.map(({ name, counts, seconds }) => [
    counts.failed === 0 ? 'ok' : 'FAILED',
    name,
    closingLine(counts),
    `${seconds.toFixed(1)} s`,
  ]);
  const failures = results.flatMap(({ name, failures }) => failures.map((line) => [name, line]));
  if (failures.length > 0) console.log(`\n${table(failures)}`);
  console.log(`\n${table(rows)}\n`);
  console.log(closingLine(total));
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  say(messageOf(error));
  process.exitCode = 1;
}
