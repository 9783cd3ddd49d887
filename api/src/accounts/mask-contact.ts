import type { Login } from './login.ts';

/** Shown instead of a contact that the caller did not type: it reveals nothing. */
export const HIDDEN_CONTACT = '•••';

/** A masked contact that its owner still recognises: `s•••@example.com`, `01••••••678`. */
export function maskContact({ kind, value }: Login): string {
  if (kind === 'phone') {
    const prefix = value.startsWith('+966') ? '+966•••••' : '01••••••';
    return `${prefix}${value.slice(-3)}`;
  }
  const at = value.lastIndexOf('@');
  const [first = ''] = value.slice(0, at);
  return `${first}•••${value.slice(at)}`;
}
