import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readTogether } from './read-together.ts';

const PAUSE_MS = 300;
/** How long a reading takes here. */
const READING_MS = 100;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function reader() {
  const read = vi.fn(() => new Promise<void>((done) => setTimeout(done, READING_MS)));
  return { read, ...readTogether(read, PAUSE_MS) };
}

test('the first change is read at once, those that come meanwhile once together', async () => {
  const { read, changed } = reader();
  changed();
  expect(read).toHaveBeenCalledTimes(1);
  changed();
  changed();
  expect(read).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(READING_MS + PAUSE_MS);
  expect(read).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(read).toHaveBeenCalledTimes(2);
});

test('changes that never pause do not put the reading off', async () => {
  const { read, changed } = reader();
  for (let ms = 0; ms < 3_950; ms += 50) {
    changed();
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(read).toHaveBeenCalledTimes(10);
});

test('a reading that fails is tried again with the next change', async () => {
  const { read, changed } = reader();
  read.mockRejectedValueOnce(new Error('offline'));
  changed();
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  changed();
  expect(read).toHaveBeenCalledTimes(2);
});

test('nothing is read after the end', async () => {
  const { read, changed, stop } = reader();
  changed();
  changed();
  stop();
  changed();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(read).toHaveBeenCalledTimes(1);
});
