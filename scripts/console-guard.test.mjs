import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const here = dirname(fileURLToPath(import.meta.url));
const vitest = join(
  dirname(createRequire(import.meta.url).resolve('vitest/package.json')),
  'vitest.mjs',
);

/** Runs the fixture under the guard. @returns {Promise<import('./test-counts.mjs').VitestReport>} */
async function report() {
  const args = [
    'run',
    '--config',
    join(here, 'console-guard.fixture.config.mjs'),
    '--reporter=json',
  ];
  const { stdout } = await promisify(execFile)(process.execPath, [vitest, ...args], {
    cwd: here,
  }).catch(
    // It fails, as it should, and has printed its report all the same.
    (failed) => failed,
  );
  return JSON.parse(stdout);
}

test('a test that prints fails with what it printed, in every file of a worker; one that expects the output passes', async () => {
  const { testResults } = await report();
  const resultsOf = (/** @type {string} */ file) =>
    testResults.find(({ name }) => name?.endsWith(file))?.assertionResults;
  expect(resultsOf('fixture-next.mjs')).toEqual([
    expect.objectContaining({
      title: 'prints in the next file',
      status: 'failed',
      failureMessages: [expect.stringContaining('console.error: careless again')],
    }),
  ]);
  expect(resultsOf('fixture.mjs')).toEqual([
    expect.objectContaining({ title: 'quiet', status: 'passed' }),
    expect.objectContaining({
      title: 'prints',
      status: 'failed',
      failureMessages: [expect.stringContaining('console.warn: careless')],
    }),
    expect.objectContaining({ title: 'expects to print', status: 'passed' }),
    expect.objectContaining({
      title: 'prints again',
      status: 'failed',
      failureMessages: [expect.stringContaining('console.log: {"order":7}')],
    }),
  ]);
});
