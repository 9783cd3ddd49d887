/**
 * Statements of one transaction that take one round trip: all are sent at once and run in this order, since a
 * connection sends them without waiting for each other's response. A failure is thrown where its promise is awaited,
 * so await them in order: after a statement that failed, those behind it are refused.
 *
 * For reads and locks, which nothing is lost by when an earlier one turns out to refuse.
 */
export function sendTogether<T extends Record<string, unknown>>(
  sent: T,
): { readonly [K in keyof T]: Promise<Awaited<T[K]>> } {
  // Drizzle's own promises would run their statement again each time they are awaited.
  const promises = Object.entries(sent).map(
    ([name, each]) => [name, Promise.resolve(each)] as const,
  );
  for (const [, each] of promises) each.catch(() => {});
  return Object.fromEntries(promises) as never;
}
