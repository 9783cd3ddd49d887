import { DAY_MS } from '@dp/contract/durations.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { boundedCache } from './bounded-cache.ts';

/** What the device holds, in the order of writing. */
let held: Map<string, Response>;
beforeEach(() => {
  held = new Map();
  const cache = {
    match: async (key: string) => held.get(key)?.clone(),
    keys: async () => [...held.keys()],
    delete: async (key: string) => held.delete(key),
    put: async (key: string, response: Response) => {
      held.delete(key);
      held.set(key, response);
    },
  };
  vi.stubGlobal('caches', { open: async () => cache });
});

const cameAgo = (ms: number) =>
  new Response('x', { headers: { date: new Date(Date.now() - ms).toUTCString() } });

async function afterUse(ageMs: number): Promise<string[]> {
  const cache = boundedCache('pictures', 2);
  await cache.store('logo', cameAgo(ageMs));
  await cache.store('once', cameAgo(ageMs));
  const logo = await cache.read('logo');
  if (logo) await cache.noteUse('logo', logo);
  await cache.store('new', cameAgo(0));
  return [...held.keys()];
}

test('what is used is kept, and what was not used longest goes', async () => {
  expect(await afterUse(2 * DAY_MS)).toEqual(['logo', 'new']);
  expect(await held.get('logo')?.text()).toBe('x');
});

test('a use is written once a day', async () => {
  expect(await afterUse(DAY_MS / 2)).toEqual(['once', 'new']);
  const put = vi.spyOn(held, 'set');
  const cache = boundedCache('pictures', 2);
  await cache.store('old', cameAgo(2 * DAY_MS));
  for (let use = 0; use < 3; use += 1) {
    const old = await cache.read('old');
    if (old) await cache.noteUse('old', old);
  }
  expect(put).toHaveBeenCalledTimes(2);
});
