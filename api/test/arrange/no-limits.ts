import type { Limits } from '../../src/config.ts';

/** A shop whose owner has set no limits; tests of a limit set their own. */
export const NO_LIMITS: Limits = {
  ordersPerHour: 0,
  cancellationsPerHour: 0,
  voucherGuessesPerHour: 0,
  voucherGuessesPerHourAndNetwork: 0,
  messagesPerDay: 0,
};
