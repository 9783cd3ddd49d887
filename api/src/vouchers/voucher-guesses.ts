import { normaliseVoucherCode } from '@dp/contract/voucher-code.ts';
import type { Db } from '../database/database.ts';
import { createRateLimiter, type RateLimiter } from '../database/rate-limiter.ts';
import type { Deps } from '../deps.ts';
import { networkOf } from '../http/network.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { findVoucher } from './voucher-store.ts';

const HOUR_SECONDS = 60 * 60;

/** The account and network of a guess. */
interface Guesser {
  /** Undefined for a guest. */
  readonly customerId: number | undefined;
  readonly ip: string;
}

/** Bounds how many unknown voucher codes are tried, wherever a code can be tried. */
export interface VoucherGuesses {
  /**
   * Counts an unknown code per account and network. Each attempt is counted before it is checked, so that
   * concurrent ones count too, and refunded for a known code. Never call it inside a transaction: a refusal
   * must not roll the count back.
   *
   * @throws ProblemError 429 `too_many_voucher_guesses`, for known codes too, when either limit is reached.
   */
  admit(db: Db, typedCode: string, guesser: Guesser): Promise<void>;
}

/** The counts of all processes on this database; the owner sets the limits. */
export function createVoucherGuesses(deps: Deps): VoucherGuesses {
  const { voucherGuessesPerHour, voucherGuessesPerHourAndNetwork } = deps.config.limits;
  const limiter = (name: string, points: number) =>
    points === 0 ? undefined : createRateLimiter(deps, { name, points, seconds: HOUR_SECONDS });
  const ofAccount = limiter('voucher-account', voucherGuessesPerHour);
  const ofNetwork = limiter('voucher-network', voucherGuessesPerHourAndNetwork);
  return {
    admit: async (db, typedCode, { customerId, ip }) => {
      const counted = [
        [ofNetwork, networkOf(ip)] as const,
        ...(customerId === undefined ? [] : [[ofAccount, String(customerId)] as const]),
      ].flatMap(([limit, key]) => (limit ? [() => count(limit, key)] : []));
      const takeBack: (() => Promise<void>)[] = [];
      for (const each of counted) takeBack.push(await each());
      if (await findVoucher(db, normaliseVoucherCode(typedCode))) {
        for (const each of takeBack) await each();
      }
    },
  };
}

async function count(limit: RateLimiter, key: string): Promise<() => Promise<void>> {
  const wait = await limit.consume(key);
  if (wait !== undefined) {
    throw new ProblemError(429, 'too_many_voucher_guesses', { retry_in: wait });
  }
  return () => limit.giveBack(key);
}
