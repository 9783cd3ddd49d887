/** A cache on the device with a maximum number of entries; the least recently used is evicted. */
export interface BoundedCache {
  read(key: string): Promise<Response | undefined>;
  /** Stores a response; fails silently when the device is full. */
  store(key: string, response: Response): Promise<void>;
}

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

  return {
    read: async (key) => (await caches.open(name)).match(key, { ignoreVary: true }),
    store(key, response) {
      writing = writing.then(() => put(key, response));
      return writing;
    },
  };
}
