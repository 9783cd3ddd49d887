import type { BoundedCache } from './bounded-cache.ts';
import { noteReach } from './reach.ts';

/** After this time a cached response replaces a slow network, in milliseconds. */
const PATIENCE_MS = 5_000;

export interface NetworkFirst {
  /** The network's response. */
  readonly network: Promise<Response>;
  readonly cache: BoundedCache;
  readonly key: Promise<string>;
  /** A forced refresh: bypasses the cache. */
  readonly bypassCache: boolean;
  /** Aborted when the caller has given up. */
  readonly signal: AbortSignal;
  /** Decides whether and under which key a response is cached; it gets a copy. */
  readonly store: (answer: Response) => Promise<void>;
  /** Work that continues after the response; as `waitUntil`, it throws once the response and all work have ended. */
  readonly after: (work: Promise<unknown>) => void;
}

/**
 * The network's response, or the cached one when the network fails or is too slow.
 *
 * @throws the network's error when nothing is cached.
 */
export async function networkFirst(request: NetworkFirst): Promise<Response> {
  const { network, cache, bypassCache, signal, store, after } = request;
  const answered = network.then((answer) => {
    after(noteReach(true));
    if (answer.ok) after(store(answer.clone()));
    return answer;
  });
  // Keeps the event open: an answer later than the cached response is cached for the next visit.
  after(answered.catch(() => undefined));
  const cached = async () => (bypassCache ? undefined : cache.read(await request.key));
  try {
    const first = await Promise.race([answered, patience(PATIENCE_MS)]);
    if (first !== undefined) return first;
    const held = await cached();
    if (held === undefined) return await answered;
    after(noteReach(false));
    return held;
  } catch (error) {
    if (signal.aborted) throw error;
    after(noteReach(false));
    const held = await cached();
    if (held === undefined) throw error;
    return held;
  }
}

function patience(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms, undefined));
}
