/** An unguessable unique key; works without a secure context as well. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A random key as a UUID, for the calls that take one: the browser's own function needs a secure context. */
export function randomUuid(): string {
  const key = randomKey();
  const [version, variant] = [`4${key.slice(13, 16)}`, `a${key.slice(17, 20)}`];
  return [key.slice(0, 8), key.slice(8, 12), version, variant, key.slice(20)].join('-');
}
