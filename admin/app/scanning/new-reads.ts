/** The same code is counted again only after this pause, in milliseconds: the camera reads it many times. */
const PAUSE_MS = 1_500;

/**
 * Tells the codes that come into the camera's view from those that stay in it.
 *
 * @returns for a code and the time of reading it, in milliseconds, whether it was out of view before.
 */
export function newReads(): (code: string, at: number) => boolean {
  const seen = new Map<string, number>();
  return (code, at) => {
    const last = seen.get(code);
    seen.set(code, at);
    return last === undefined || at - last >= PAUSE_MS;
  };
}
