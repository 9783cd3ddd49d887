/**
 * Calls `then` at the first interaction: for what is only needed later, and never by a visit that bounces.
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

/** How long after it was loaded a page counts as one that stays open, in milliseconds. */
const STAYS_MS = 3_000;

/**
 * Calls `then` at the first interaction, or once the page has been open for a moment and the browser is idle.
 *
 * @returns a function that stops waiting.
 */
export function onFirstRest(then: () => void): () => void {
  const stop = new AbortController();
  const begin = () => {
    if (stop.signal.aborted) return;
    stop.abort();
    stopUse();
    then();
  };
  const stopUse = onFirstUse(begin);
  const rest = () => {
    setTimeout(() => (globalThis.requestIdleCallback ?? setTimeout)(begin), STAYS_MS);
  };
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { signal: stop.signal });
  return () => {
    stop.abort();
    stopUse();
  };
}
