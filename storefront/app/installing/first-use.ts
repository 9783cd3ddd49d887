/**
 * Calls `then` with the first sign that somebody uses the page: what is only needed later is fetched
 * then, and never by a visit that leaves at once.
 *
 * @returns a function that stops waiting.
 */
export function onFirstUse(then: () => void): () => void {
  const stop = new AbortController();
  const begin = () => {
    stop.abort();
    then();
  };
  for (const sign of ['pointerdown', 'pointermove', 'keydown', 'scroll']) {
    addEventListener(sign, begin, { passive: true, signal: stop.signal });
  }
  return () => stop.abort();
}
