import { onSessionEnd } from '../session/on-session-end.ts';

/**
 * State shared by the two password change pages. Passwords stay in this tab's memory, never in storage; a
 * reload starts over.
 */
interface PasswordChange {
  readonly oldPassword: string;
  /** The server rejected the old password: it has been changed in another session. */
  readonly refused: boolean;
  /** The typed new password, preserved while the old one is corrected. */
  readonly newPassword: string;
  readonly confirmation: string;
}

const NOTHING: PasswordChange = {
  oldPassword: '',
  refused: false,
  newPassword: '',
  confirmation: '',
};

let change = NOTHING;

/** What has been typed so far. */
export function passwordChange(): PasswordChange {
  return change;
}

/** Merges the given values. */
export function savePasswordChange(next: Partial<PasswordChange>): void {
  change = { ...change, ...next };
}

/** For when the password is changed. */
export function clearPasswordChange(): void {
  change = NOTHING;
}

onSessionEnd(clearPasswordChange);
