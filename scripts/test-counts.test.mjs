import { expect, test } from 'vitest';
import {
  closingLine,
  playwrightCounts,
  playwrightFailures,
  settled,
  sum,
  vitestCounts,
  vitestFailures,
} from './test-counts.mjs';

const none = { passed: 0, failed: 0, skipped: 0 };

test("Vitest's skipped and todo tests count as skipped", () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      {
        name: '/shop/a.test.ts',
        status: 'failed',
        assertionResults: [{ status: 'failed', fullName: 'adds' }],
      },
    ],
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
      {
        name: '/shop/a.test.ts',
        status: 'passed',
        assertionResults: [{ status: 'passed', fullName: 'adds' }],
      },
      {
        name: '/shop/b.test.ts',
        status: 'failed',
        message: 'Cannot find x.ts',
        assertionResults: [],
      },
    ],
  };
  expect(vitestCounts(report)).toEqual({ passed: 5, failed: 1, skipped: 0 });
  expect(vitestFailures(report)).toEqual(['b.test.ts › Cannot find x.ts']);
});

test("Playwright's flaky tests and errors outside of tests count as failures", () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
  const report = { stats, errors: [{ message: 'no server' }], suites: [] };
  expect(playwrightCounts(report)).toEqual({ passed: 4, failed: 3, skipped: 2 });
  expect(playwrightFailures(report)).toEqual(['no server']);
});

test('each failed test is listed with its file, its name and the first line of its error', () => {
  const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 0 };
  const passed = { status: 'expected', results: [{}] };
  const late = { error: { message: '\u001b[31mToo late\u001b[39m\nat line 3' } };
  const specs = [
    { title: 'opens', file: 'tests/cart.spec.ts', tests: [passed] },
    {
      title: 'empties',
      file: 'tests/cart.spec.ts',
      tests: [{ status: 'flaky', results: [late, {}] }],
    },
  ];
  expect(playwrightFailures({ stats, errors: [], suites: [{ suites: [{ specs }] }] })).toEqual([
    'cart.spec.ts › empties › Too late',
  ]);
  const assertionResults = [
    { status: 'passed', fullName: 'adds' },
    {
      status: 'failed',
      fullName: 'takes away',
      failureMessages: ['expected 1 to be 2\nat line 3'],
    },
  ];
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [{ name: '/shop/api/test/sums.test.ts', status: 'failed', assertionResults }],
  };
  expect(vitestFailures(report)).toEqual(['sums.test.ts › takes away › expected 1 to be 2']);
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
