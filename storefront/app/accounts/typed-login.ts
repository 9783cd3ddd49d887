/**
 * The phone number or e-mail address last typed to sign in, so that the pages of signing in can be gone
 * through in any order without typing it again. In the memory of this tab only, and never in an address,
 * which others would get to see.
 */
let typed = '';

/** What was typed last; empty at first. */
export function typedLogin(): string {
  return typed;
}

/** Keeps what stands in the field now. */
export function keepTypedLogin(login: string): void {
  typed = login;
}
