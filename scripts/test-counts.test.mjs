import { expect, test } from 'vitest';
import { closingLine, playwrightCounts, settled, sum, vitestCounts } from './test-counts.mjs';

const none = { passed: 0, failed: 0, skipped: 0 };

test("Vitest's skipped and todo tests count as skipped", () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [{ status: 'failed', assertionResults: [{ status: 'failed' }] }],
  };
  expect(vitestCounts(report)).toEqual({ passed: 5, failed: 1, skipped: 3 });
});

test('a test file that does not even load counts as one failure', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
      { status: 'failed', assertionResults: [] },
    ],
  };
  expect(vitestCounts(report)).toEqual({ passed: 5, failed: 1, skipped: 0 });
});

test("Playwright's flaky tests and errors outside of tests count as failures", () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
  expect(playwrightCounts({ stats, errors: ['no server'] })).toEqual({
    passed: 4,
    failed: 3,
    skipped: 2,
  });
});

test('a runner that ends badly without a failed test, or runs nothing, counts as one failure', () => {
  const passed = { passed: 3, failed: 0, skipped: 0 };
  expect(settled(passed, 0)).toEqual(passed);
  expect(settled(passed, 1)).toEqual({ ...passed, failed: 1 });
  expect(settled(passed, null)).toEqual({ ...passed, failed: 1 });
  expect(settled(none, 0)).toEqual({ ...none, failed: 1 });
  expect(settled({ ...none, failed: 2 }, 1)).toEqual({ ...none, failed: 2 });
});

test('the closing line sums up all suites', () => {
  const total = sum([
    { passed: 1, failed: 2, skipped: 3 },
    { passed: 10, failed: 20, skipped: 30 },
  ]);
  expect(closingLine(total)).toBe('11 passed, 22 failed, 33 skipped');
});
