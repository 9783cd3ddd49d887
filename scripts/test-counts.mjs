import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

/**
 * @typedef {object} VitestReport Of Vitest's `json` reporter, the parts read here.
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {VitestFile[]} testResults
 */

/**
 * @typedef {object} VitestFile
 * @property {string} name Its path.
 * @property {string} status
 * @property {string} [message] Why it did not load.
 * @property {{ status: string, fullName: string, failureMessages?: string[] | null }[]} assertionResults
 */

/**
 * @typedef {object} PlaywrightReport Of Playwright's `json` reporter, the parts read here.
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {{ message?: string }[]} errors Errors outside any test.
 * @property {PlaywrightSuite[]} suites One per file.
 */

/**
 * @typedef {object} PlaywrightSuite
 * @property {PlaywrightSpec[]} [specs]
 * @property {PlaywrightSuite[]} [suites]
 */

/**
 * @typedef {object} PlaywrightSpec
 * @property {string} title
 * @property {string} file
 * @property {{ status: string, results: { error?: { message?: string } }[] }[]} tests One per browser.
 */

/**
 * @param {VitestReport} report
 * @returns {Counts}
 */
export function vitestCounts(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.testResults.filter(isBroken).length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * A file that fails to load, or whose hooks fail, reports no failed test.
 *
 * @param {VitestFile} file
 */
function isBroken({ status, assertionResults }) {
  return status === 'failed' && assertionResults.every((test) => test.status !== 'failed');
}

/**
 * @param {VitestReport} report
 * @returns {string[]} A line for each failed test: its file, its name, and why.
 */
export function vitestFailures({ testResults }) {
  return testResults.flatMap((file) =>
    isBroken(file)
      ? [failure(file.name, '', file.message)]
      : file.assertionResults
          .filter(({ status }) => status === 'failed')
          .map((test) => failure(file.name, test.fullName, test.failureMessages?.[0])),
  );
}

/**
 * @param {PlaywrightReport} report
 * @returns {Counts} A test that passed only when tried again counts as failed: it cannot be trusted.
 */
export function playwrightCounts({ stats, errors }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * @param {PlaywrightReport} report
 * @returns {string[]} A line for each failed test: its file, its name, and why.
 */
export function playwrightFailures({ suites, errors }) {
  const failed = specsOf(suites).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) =>
        failure(file, title, results.find(({ error }) => error !== undefined)?.error?.message),
      ),
  );
  return [...failed, ...errors.map(({ message }) => failure('', '', message))];
}

/**
 * @param {PlaywrightSuite[]} suites
 * @returns {PlaywrightSpec[]}
 */
function specsOf(suites) {
  return suites.flatMap((suite) => [...(suite.specs ?? []), ...specsOf(suite.suites ?? [])]);
}

const LONGEST_REASON = 200;

/**
 * @param {string} file
 * @param {string} name
 * @param {string} [message] Its first line is kept, without colours.
 */
function failure(file, name, message = '') {
  const reason = stripVTControlCharacters(message).split('\n')[0]?.slice(0, LONGEST_REASON);
  return [basename(file), name, reason].filter(Boolean).join(' › ');
}

/**
 * A runner that fails without a failed test (crash, timeout, unhandled rejection) or runs nothing counts as
 * one failure.
 *
 * @param {Counts} counts
 * @param {number | null} exitCode Null when a signal ended it.
 * @returns {Counts}
 */
export function settled(counts, exitCode) {
  const ranNothing = counts.passed + counts.failed === 0;
  if (counts.failed === 0 && (exitCode !== 0 || ranNothing)) return { ...counts, failed: 1 };
  return counts;
}

/**
 * @param {Counts[]} all
 * @returns {Counts}
 */
export function sum(all) {
  return all.reduce(
    (total, counts) => ({
      passed: total.passed + counts.passed,
      failed: total.failed + counts.failed,
      skipped: total.skipped + counts.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/**
 * @param {Counts} counts
 * @returns {string} The closing line of a test run.
 */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}
