/** A hash that differs for different values, except for a chance of about 1 in 2⁵³. */
export function fingerprintOf(value: unknown): number {
  const text = JSON.stringify(value);
  let low = 0x811c9dc5;
  let high = 0x1000193;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x85ebca6b);
  }
  return (high >>> 11) * 2 ** 32 + (low >>> 0);
}
