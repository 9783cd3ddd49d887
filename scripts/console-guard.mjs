import { afterAll, afterEach, beforeEach } from 'vitest';

// A test that prints is a test whose reader must guess whether the noise matters. Whatever reaches
// the console unasked fails the test it came from. A test that expects output says so by taking
// the method over, `vi.spyOn(console, 'error').mockImplementation(() => {})`, and asserting on it.

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
