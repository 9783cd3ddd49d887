/**
 * What the two pages of changing a password hand each other. Passwords stay in the memory of this
 * tab, never in a storage; a reload starts with the old password again.
 */
interface PasswordChange {
  readonly oldPassword: string;
  /** The server refused it after all: it was changed elsewhere meanwhile. */
  readonly refused: boolean;
  /** What was typed as the new one, kept while the old one is corrected. */
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

/** Keeps what is given beside what is kept. */
export function keepPasswordChange(next: Partial<PasswordChange>): void {
  change = { ...change, ...next };
}

/** For when the password is changed, or nobody is there to change it. */
export function forgetPasswordChange(): void {
  change = NOTHING;
}
