import type { Limits } from '@dp/api/config.ts';
import { z } from 'zod';

/** A limit in the environment; 0 for none. */
function limit(standard: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/, 'should be a whole number, or 0 for no limit')
    .transform(Number)
    .default(standard);
}

/** Bounds against abuse, in the environment (docs/operations.md has what each means). */
export const limitSettings = {
  MAX_ORDERS_PER_HOUR: limit(12),
  MAX_CANCELLATIONS_PER_HOUR: limit(6),
  MAX_VOUCHER_GUESSES_PER_HOUR: limit(15),
  MAX_VOUCHER_GUESSES_PER_HOUR_AND_NETWORK: limit(50),
  MAX_MESSAGES_PER_DAY: limit(40),
};

type LimitSettings = Readonly<Record<keyof typeof limitSettings, number>>;

/** The limits that the API keeps. */
export function readLimits(env: LimitSettings): Limits {
  return {
    ordersPerHour: env.MAX_ORDERS_PER_HOUR,
    cancellationsPerHour: env.MAX_CANCELLATIONS_PER_HOUR,
    voucherGuessesPerHour: env.MAX_VOUCHER_GUESSES_PER_HOUR,
    voucherGuessesPerHourAndNetwork: env.MAX_VOUCHER_GUESSES_PER_HOUR_AND_NETWORK,
    messagesPerDay: env.MAX_MESSAGES_PER_DAY,
  };
}
