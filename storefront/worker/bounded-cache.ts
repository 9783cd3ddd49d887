import { DAY_MS } from '@dp/contract/durations.ts';

/** A cache on the device with a maximum number of entries; the one stored or used longest ago is evicted. */
export interface BoundedCache {
  read(key: string): Promise<Response | undefined>;
  /** Stores a response; fails silently when the device is full. */
  store(key: string, response: Response): Promise<void>;
  /** Marks a cached response as recently used, at most once a day. */
  noteUse(key: string, held: Response): Promise<void>;
}

/** When a response was used last, if that is not when it came. */
const USED = 'dp-used';

/** @param max the maximum number of entries. */
export function boundedCache(name: string, max: number): BoundedCache {
  // Serialised: two concurrent writes would count the same entries and evict too many.
  let writing: Promise<void> = Promise.resolve();

  async function put(key: string, response: Response): Promise<void> {
    try {
      const cache = await caches.open(name);
      // A cache lists its entries in the order of their last writing.
      await cache.put(key, response);
      const cached = await cache.keys();
      for (const oldest of cached.slice(0, Math.max(0, cached.length - max))) {
        await cache.delete(oldest, { ignoreVary: true });
      }
    } catch {
      // The device is full, or storage is disabled: the shop works as without a worker.
    }
  }

  function store(key: string, response: Response): Promise<void> {
    writing = writing.then(() => put(key, response));
    return writing;
  }

  return {
    read: async (key) => (await caches.open(name)).match(key, { ignoreVary: true }),
    store,
    async noteUse(key, held) {
      const { status, statusText } = held;
      const headers = new Headers(held.headers);
      const usedAt = Date.parse(headers.get(USED) ?? headers.get('date') ?? '');
      if (Date.now() - usedAt < DAY_MS) return;
      headers.set(USED, new Date().toUTCString());
      await store(key, new Response(held.clone().body, { status, statusText, headers }));
    },
  };
}
