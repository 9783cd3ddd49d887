import { afterAll, afterEach, beforeEach } from 'vitest';

// Unexpected console output fails the test that caused it. A test that expects output replaces the method,
// `vi.spyOn(console, 'error').mockImplementation(() => {})`, and asserts on it.

const watched = /** @type {const} */ (['debug', 'info', 'log', 'trace', 'warn', 'error']);

/** @type {string[]} */
let printed = [];

for (const method of watched) {
  console[method] = (/** @type {unknown[]} */ ...args) => {
    const origin = new Error(`console.${method}`);
    const text = args.map((arg) => (arg instanceof Error ? arg.stack : inspectArgument(arg)));
    const from = origin.stack?.split('\n').slice(2, 6).join('\n') ?? '';
    printed.push(`console.${method}: ${text.join(' ')}\n${from}`);
  };
}

/** @param {unknown} arg */
function inspectArgument(arg) {
  if (typeof arg === 'string') return arg;
  try {
    return JSON.stringify(arg) ?? String(arg);
  } catch {
    return String(arg);
  }
}

/** @param {string} when */
function failOnPrinted(when) {
  if (printed.length === 0) return;
  const all = printed.join('\n\n');
  printed = [];
  throw new Error(
    `Unexpected console output ${when}:\n\n${all}\n\n` +
      "Fix what prints it. Only if the output is what the test is about: vi.spyOn(console, '…').mockImplementation(() => {}), and assert on it.",
  );
}

beforeEach(() => failOnPrinted('before this test'));
afterEach(() => failOnPrinted('in this test'));
afterAll(() => failOnPrinted('after the last test'));
