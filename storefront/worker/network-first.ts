import type { BoundedCache } from './bounded-cache.ts';
import { noteReach } from './reach.ts';

/** A network this slow is passed over when there is a kept answer, in milliseconds. */
const PATIENCE_MS = 5_000;

export interface NetworkFirst {
  /** What the network answers. */
  readonly network: Promise<Response>;
  readonly cache: BoundedCache;
  readonly key: Promise<string>;
  /** A forced refresh: nothing kept will do. */
  readonly anew: boolean;
  /** Whether the one who asked has given up. */
  readonly signal: AbortSignal;
  /** Decides whether and as what an answer is kept; it is given a copy. */
  readonly keep: (answer: Response) => Promise<void>;
  /** Work that goes on after the answer. */
  readonly after: (work: Promise<unknown>) => void;
}

/**
 * What the network answers, and what is kept when it does not, or takes too long about it.
 *
 * @throws what the network's failure was, when nothing is kept.
 */
export async function networkFirst(request: NetworkFirst): Promise<Response> {
  const { network, cache, anew, signal, keep, after } = request;
  const answered = network.then((answer) => {
    after(noteReach(true));
    if (answer.ok) after(keep(answer.clone()));
    return answer;
  });
  // Whoever waits below meets the failure; a late one after a kept answer is nobody's.
  answered.catch(() => undefined);
  const kept = async () => (anew ? undefined : cache.read(await request.key));
  try {
    const first = await Promise.race([answered, patience(PATIENCE_MS)]);
    if (first !== undefined) return first;
    const held = await kept();
    if (held === undefined) return await answered;
    after(noteReach(false));
    return held;
  } catch (error) {
    if (signal.aborted) throw error;
    after(noteReach(false));
    const held = await kept();
    if (held === undefined) throw error;
    return held;
  }
}

function patience(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms, undefined));
}
