/**
 * A buffer's bytes in memory of their own, for what is cached: a small buffer is usually a view of Node's pool or of
 * the chunk that zlib wrote into, and keeps all 64 kB of it.
 */
export function unpooled(view: Buffer): Buffer {
  if (view.buffer.byteLength === view.length) return view;
  const copy = Buffer.allocUnsafeSlow(view.length);
  view.copy(copy);
  return copy;
}
