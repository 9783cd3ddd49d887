import { OTP_MAX_PER_HOUR } from '@dp/contract/limits.ts';
import { createRateLimiter } from '../database/rate-limiter.ts';
import type { Deps } from '../deps.ts';
import { admit } from '../http/admit.ts';
import { networkOf } from '../http/network.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { Login } from './login.ts';
import { countAttempt, createPasswordLimits } from './password-limits.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Limits on guessing and flooding; numbers and reasons are in decision 010. */
export interface AttemptLimits {
  /**
   * Counts a password log-in before it is checked, so that concurrent guesses count too. Returns a function
   * that refunds a successful one.
   *
   * @throws ProblemError 429 `too_many_attempts` with `retry_in` seconds.
   */
  passwordLogin(login: Login, ip: string): Promise<() => Promise<void>>;
  /** Counts the old password typed to change it; as `passwordLogin`. */
  oldPassword(customerId: number): Promise<() => Promise<void>>;
  /** Counts a typed one-time code; as `passwordLogin`. */
  codeCheck(ip: string): Promise<() => Promise<void>>;
  /** Counts a request for a one-time code. @throws ProblemError 429 `too_many_requests`. */
  codeRequest(ip: string): Promise<void>;
  /**
   * Counts a code request from a network with a sign-in of this login within 90 days, which has a separate
   * limit from strangers'. Undefined for any other network.
   *
   * @throws ProblemError 429 `otp_too_soon` after five in an hour.
   */
  usualCodeRequest(
    login: Login,
    ip: string,
  ): Promise<{ readonly giveBack: () => Promise<void> } | undefined>;
  /** Remembers a network that a login has signed in from. */
  signedIn(login: Login, ip: string): Promise<void>;
  /** Counts a registration. @throws ProblemError 429 `too_many_requests`. */
  registration(ip: string): Promise<void>;
  /**
   * Counts another contact for an account; for its network as a registration, which reveals as much.
   *
   * @throws ProblemError 429 `too_many_requests`.
   */
  contactChange(customerId: number, ip: string): Promise<void>;
}

/** The limits of all processes on this database. */
export function createAttemptLimits(deps: Deps): AttemptLimits {
  const limiter = (name: string, points: number, seconds: number) =>
    createRateLimiter(deps, { name, points, seconds });
  const { attempt, familiar } = createPasswordLimits(deps, 'login');
  const oldPassword = limiter('old-password', 10, 15 * MINUTE);
  const codeNetwork = limiter('code-network', 200, 15 * MINUTE);
  const codeRequests = limiter('code-request', 300, HOUR);
  const usualCodeRequests = limiter('code-usual', OTP_MAX_PER_HOUR, HOUR);
  const registrations = limiter('register', 200, HOUR);
  const contactChanges = limiter('contact-change', 10, HOUR);

  return {
    passwordLogin: (login, ip) => attempt(login.value, ip),
    oldPassword: async (customerId) => {
      const who = String(customerId);
      await countAttempt(oldPassword, who);
      return () => oldPassword.forget(who);
    },
    codeCheck: async (ip) => {
      const from = networkOf(ip);
      await countAttempt(codeNetwork, from);
      return () => codeNetwork.giveBack(from);
    },
    usualCodeRequest: async (login, ip) => {
      const both = `${login.value} ${networkOf(ip)}`;
      if (!(await familiar.knows(both))) return undefined;
      const wait = await usualCodeRequests.consume(both);
      if (wait !== undefined) throw new ProblemError(429, 'otp_too_soon', { retry_in: wait });
      return { giveBack: () => usualCodeRequests.giveBack(both) };
    },
    signedIn: (login, ip) => familiar.remember(`${login.value} ${networkOf(ip)}`),
    codeRequest: (ip) => admit(codeRequests, networkOf(ip)),
    registration: (ip) => admit(registrations, networkOf(ip)),
    contactChange: async (customerId, ip) => {
      await admit(registrations, networkOf(ip));
      await admit(contactChanges, String(customerId));
    },
  };
}
