/**
 * The API test files that `npm test` runs on a real PostgreSQL as well as on the embedded PGlite, by why.
 * PGlite is PostgreSQL with one connection: it speaks the same SQL, so what is left to prove is what
 * several connections, a network and a server's own driver add. Any other file can be run there by hand:
 * `DP_TEST_DATABASE=postgres npx vitest run --project api FILE`.
 */
const byReason = {
  'transactions at the same moment: locks, conditional updates, unique constraints': [
    'adding-a-product',
    'addresses',
    'advancing-orders',
    'cancelling-orders',
    'confirming-orders',
    'counting-stock',
    'changing-name-and-password',
    'changing-stock',
    'deleting-an-account',
    'editing-orders',
    'favourites',
    'fulfilment-walks',
    'idempotency-key',
    'importing-while-selling',
    'in-transaction',
    'invoices',
    'log-in-limits',
    'logging-in-with-a-code',
    'message-delivery',
    'merging-customers',
    'message-limits',
    'message-texts',
    'one-time-codes',
    'order-limits',
    'order-stream',
    'phone-orders',
    'placing-orders',
    'brand-desk',
    'category-desk',
    'price-batches',
    'price-tiers',
    'product-desk',
    'product-grid',
    'product-sheets-in',
    'undoing-a-product-sheet',
    'reading-phone-numbers',
    'registering',
    'removing-the-demo',
    'report-summaries',
    'resetting-a-password',
    'returning-orders',
    'search-gaps',
    'selling-the-last-units',
    'unverified-accounts',
    'staff-invitations',
    'staff-password-resets',
    'staff-people',
    'staff-second-factors',
    'editing-synonyms',
    'editing-vouchers',
    'vouchers',
  ],
  'connections: lost, hung, pooled, listening': [
    'behind-a-pooler',
    'catalogue-changes',
    'database-address',
    'failing-statements',
    'hung-connections',
    'listening',
    'named-statements',
  ],
  'schema and whole tables: migrations, imports, backups, sweeps, the audit': [
    'audit',
    'backup',
    'catalog-import',
    'housekeeping',
    'migrations',
    'missing-pictures',
  ],
};

/** Their paths from the root. */
export const postgresTests = Object.values(byReason)
  .flat()
  .map((name) => `api/test/${name}.test.ts`);
