/** A cache on the device that holds at most so many answers; what was used longest ago goes first. */
export interface BoundedCache {
  read(key: string): Promise<Response | undefined>;
  /** Keeps an answer; a device without room keeps what it has. */
  keep(key: string, response: Response): Promise<void>;
}

/** @param max how many answers it holds. */
export function boundedCache(name: string, max: number): BoundedCache {
  // One after the other: two at once would count the same entries and drop too many.
  let writing: Promise<void> = Promise.resolve();

  async function put(key: string, response: Response): Promise<void> {
    try {
      const cache = await caches.open(name);
      // A cache lists its entries in the order of their last writing.
      await cache.put(key, response);
      const kept = await cache.keys();
      for (const oldest of kept.slice(0, Math.max(0, kept.length - max))) {
        await cache.delete(oldest, { ignoreVary: true });
      }
    } catch {
      // The device is full, or its browser keeps nothing: the shop works as without a worker.
    }
  }

  return {
    read: async (key) => (await caches.open(name)).match(key, { ignoreVary: true }),
    keep(key, response) {
      writing = writing.then(() => put(key, response));
      return writing;
    },
  };
}
