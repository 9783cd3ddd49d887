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
 * @property {{ name?: string, status: string, assertionResults: { status: string }[] }[]} testResults One per file.
 */

/**
 * @typedef {object} PlaywrightReport Of Playwright's `json` reporter, the parts read here.
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {unknown[]} errors Errors outside any test.
 */

/**
 * @param {VitestReport} report
 * @returns {Counts}
 */
export function vitestCounts(report) {
  // A file that fails to load reports no failed test.
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
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
