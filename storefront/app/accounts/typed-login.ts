/**
 * The phone number or e-mail address last typed to sign in, so that the pages of signing in can be gone
 * through in any order without typing it again. In the memory of this tab only, and never in an address,
 * which others would get to see.
 */
let typed = '';
let withPassword = { login: '', password: '' };

/** What was typed last; empty at first. */
export function typedLogin(): string {
  return typed;
}

/** Keeps what stands in the field now. */
export function keepTypedLogin(login: string): void {
  typed = login;
  if (login === '') keepTypedPassword('', undefined);
}

/** The password typed with a login whose contact has to be proven by a code first, while that is under way. */
export function typedPassword(login: string): string | undefined {
  return withPassword.login === login ? withPassword.password : undefined;
}

/** Keeps the password typed with a login, for the page that asks for the code; undefined forgets it. */
export function keepTypedPassword(login: string, password: string | undefined): void {
  withPassword = password === undefined ? { login: '', password: '' } : { login, password };
}
