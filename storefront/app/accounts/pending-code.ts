import type { OtpDispatch } from '@dp/contract/accounts.ts';
import { readSessionJson, writeSessionJson } from '@dp/ui/storage/session-values.ts';

/** The purpose of a code, which is also the page that asks for it. */
export type CodePurpose = 'register' | 'login' | 'reset';

/** A code that was sent and is waited for. Times are milliseconds since 1970. */
export interface PendingCode {
  readonly login: string;
  /** What the shopper typed, to be checked for a slip; masked where the code went to another contact. */
  readonly sentTo: string;
  readonly channel: 'email' | 'sms' | undefined;
  readonly expiresAt: number;
  readonly retryAt: number;
}

/** What is known of the account by the page that asks for the code. */
export interface CodePageState {
  /** Whether it is verified, and the code proves its other contact. */
  readonly other: boolean;
}

const KEY = 'pending-code';

/**
 * Stores the pending code in this tab, so that a reload does not lose it.
 *
 * @param dispatch the API's response to sending it.
 */
export function savePending(
  purpose: CodePurpose,
  login: string,
  dispatch: Pick<OtpDispatch, 'expires_in' | 'retry_in'> &
    Partial<Pick<OtpDispatch, 'sent_to' | 'channel'>>,
  now = Date.now(),
): PendingCode {
  const pending = {
    login,
    sentTo: whereSent(login, dispatch),
    channel: dispatch.channel,
    expiresAt: now + dispatch.expires_in * 1_000,
    retryAt: now + dispatch.retry_in * 1_000,
  };
  writeSessionJson(`${KEY}.${purpose}`, pending);
  return pending;
}

function whereSent(
  login: string,
  { channel, sent_to: masked = '' }: Partial<Pick<OtpDispatch, 'sent_to' | 'channel'>>,
): string {
  // For a reset the response reveals nothing.
  if (masked === '') return login;
  const isOther = /^•+$/.test(masked) || (channel === 'email') !== login.includes('@');
  return isOther ? masked : login;
}

/** The wait for a code in this tab, if there is one. */
export function pendingCode(purpose: CodePurpose): PendingCode | undefined {
  const stored = readSessionJson(`${KEY}.${purpose}`) as Partial<PendingCode> | null | undefined;
  const sound =
    typeof stored?.login === 'string' &&
    typeof stored.sentTo === 'string' &&
    Number.isFinite(stored.expiresAt) &&
    Number.isFinite(stored.retryAt);
  return sound ? (stored as PendingCode) : undefined;
}

/** Ends a wait: its code was right, or no longer matters. */
export function forgetPending(purpose: CodePurpose): void {
  writeSessionJson(`${KEY}.${purpose}`, undefined);
}

/** Whole seconds from now until a moment; 0 when it has passed. */
export function secondsUntil(moment: number, now: number): number {
  return Math.max(0, Math.ceil((moment - now) / 1_000));
}

/** Seconds as a clock shows them: 75 is 1:15. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
