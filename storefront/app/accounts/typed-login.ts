/**
 * The contact last typed to sign in, shared by the sign-in pages. In this tab's memory only, and never in the
 * address bar, where others could see it.
 */
let typed = '';
let withPassword = { login: '', password: '' };

/** What was typed last; empty at first. */
export function typedLogin(): string {
  return typed;
}

/** Saves the field's current value. */
export function saveTypedLogin(login: string): void {
  typed = login;
  if (login === '') saveTypedPassword('', undefined);
}

/** The password typed with a login whose contact must first be proven by a code. */
export function typedPassword(login: string): string | undefined {
  return withPassword.login === login ? withPassword.password : undefined;
}

/** Saves the password typed with a login, for the code page; undefined clears it. */
export function saveTypedPassword(login: string, password: string | undefined): void {
  withPassword = password === undefined ? { login: '', password: '' } : { login, password };
}
