import { afterEach, expect, it, vi } from 'vitest';
import { untappedSearches } from './report-untapped.ts';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../session/browser-client.ts', () => ({ browserApi: () => ({ call }) }));
afterEach(() => {
  vi.useRealTimers();
});

it('a search that was read and left is reported to the shop, and a failed report disturbs nobody', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  call.mockRejectedValue(new Error('offline'));
  const leave = untappedSearches.show('كشاف');
  vi.advanceTimersByTime(5_000);
  leave();
  expect(call.mock.calls).toEqual([['reportUntappedSearch', { query: { query: 'كشاف' } }]]);
});
