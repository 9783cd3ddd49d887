import { readSessionJson, writeSessionJson } from '@dp/ui/storage/session-values.ts';

const KEY = 'reset-token';

/** The token to set a new password: short-lived, single use, in this tab only. */
export interface ResetToken {
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Stores it for the page that sets the password. */
export function saveResetToken(token: ResetToken): void {
  writeSessionJson(KEY, token);
}

/** The token, unless there is none or its time is over. */
export function resetToken(now: number): string | undefined {
  const stored = readSessionJson(KEY) as Partial<ResetToken> | null | undefined;
  if (typeof stored?.token !== 'string' || typeof stored.expiresAt !== 'number') return undefined;
  return stored.expiresAt > now ? stored.token : undefined;
}

/** For when it was used, or is refused. */
export function forgetResetToken(): void {
  writeSessionJson(KEY, undefined);
}
