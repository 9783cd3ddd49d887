import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

/** Counters of limits, in the database so that all processes agree (design §5). */
export const rateLimits = pgTable('rate_limits', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  /** Milliseconds since the epoch. */
  expire: bigint({ mode: 'number' }),
});
