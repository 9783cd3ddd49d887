/** Codes of Node's sockets and of PostgreSQL (its documentation, appendix A). */
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  // It was ended by its administrator, is starting up or shutting down.
  '57P01',
  '57P02',
  '57P03',
  // A statement took too long: what it waits for is locked, or the database is overloaded.
  '57014',
  '55P03',
  // idle_in_transaction_session_timeout
  '25P03',
  '08006',
  '08001',
  // After a failover that left us on the standby.
  '25006',
  '53300',
  // The disk is full.
  '53100',
]);

/** Driver errors without a code. */
const CONNECTION_LOST =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|not queryable/;

/**
 * Whether a query failed because the database cannot be reached, does not respond or has no space: temporary,
 * and not the caller's fault. Whether a write happened is then unknown.
 */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (AWAY.has((cause as { code?: string }).code ?? '')) return true;
    if (CONNECTION_LOST.test(cause.message)) return true;
  }
  return false;
}
