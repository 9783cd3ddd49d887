import { beforeEach, expect, test, vi } from 'vitest';
import type { BoundedCache } from './bounded-cache.ts';
import { networkFirst } from './network-first.ts';

/** Messages sent to the open pages. */
let received: unknown[];
beforeEach(() => {
  received = [];
  const page = { postMessage: (message: unknown) => received.push(message) };
  vi.stubGlobal('self', { clients: { matchAll: async () => [page] } });
});

/** A cache with one response, or none. */
function holding(text?: string): BoundedCache {
  return {
    read: async () => (text === undefined ? undefined : new Response(text)),
    store: async () => undefined,
    noteUse: async () => undefined,
  };
}

/** A fetch event's lifetime: it ends with the last of its work, and no more can be added then. */
function lifetime() {
  const ended = Promise.withResolvers<void>();
  let over = false;
  let open = 0;
  const close = () =>
    queueMicrotask(() => {
      open -= 1;
      over = open === 0;
      if (over) ended.resolve();
    });
  return {
    ended: ended.promise,
    waitUntil(work: Promise<unknown>): void {
      if (over) throw new DOMException('The event is over', 'InvalidStateError');
      open += 1;
      work.then(close, close);
    },
  };
}

async function ask(
  network: Promise<Response>,
  options: { cached?: string; bypassCache?: boolean } = {},
) {
  const event = lifetime();
  const store = vi.fn(async () => undefined);
  const answer = networkFirst({
    network,
    cache: holding(options.cached),
    key: Promise.resolve('key'),
    bypassCache: options.bypassCache ?? false,
    signal: new AbortController().signal,
    store,
    after: event.waitUntil,
  });
  event.waitUntil(answer);
  const text = await answer.then((response) => response.text());
  await event.ended;
  return { text, store };
}

const broken = () => Promise.reject(new TypeError('no network'));

test("the network's response is shown and cached", async () => {
  const { text, store } = await ask(Promise.resolve(new Response('new')), { cached: 'old' });
  expect(text).toBe('new');
  expect(store).toHaveBeenCalledOnce();
});

test('a server error is shown, not cached', async () => {
  const { text, store } = await ask(Promise.resolve(new Response('gone', { status: 404 })));
  expect(text).toBe('gone');
  expect(store).not.toHaveBeenCalled();
});

test('without a network the cached response is shown, and the pages are notified once', async () => {
  expect((await ask(Promise.resolve(new Response('new')))).text).toBe('new');
  received.length = 0;
  expect((await ask(broken(), { cached: 'old' })).text).toBe('old');
  expect((await ask(broken(), { cached: 'old' })).text).toBe('old');
  expect(received).toEqual([{ type: 'reach', reached: false }]);
});

test('a forced refresh never gets a cached response', async () => {
  await expect(ask(broken(), { cached: 'old', bypassCache: true })).rejects.toThrow('no network');
});

test('without a network and a cached response, the failure is passed on', async () => {
  await expect(ask(broken())).rejects.toThrow('no network');
});

test('a slow network is replaced by a cached response if there is one, and its late answer is cached', async () => {
  vi.useFakeTimers();
  const late = Promise.withResolvers<Response>();
  const impatient = ask(late.promise, { cached: 'old' });
  const patient = ask(late.promise.then((answer) => answer.clone()));
  await vi.advanceTimersByTimeAsync(5_000);
  vi.useRealTimers();
  late.resolve(new Response('new'));
  const { text, store } = await impatient;
  expect(text).toBe('old');
  expect(store).toHaveBeenCalledOnce();
  expect((await patient).text).toBe('new');
});
