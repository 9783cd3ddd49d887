import type { Login } from './login.ts';

/** Shown in place of a contact that the asker did not name themselves: it says nothing about it. */
export const HIDDEN_CONTACT = '•••';

/**
 * A contact as far as its owner needs it to know where to look: `s•••@example.com`, `+20•••••678`.
 */
export function maskContact({ kind, value }: Login): string {
  if (kind === 'phone') {
    const prefix = value.startsWith('+966') ? '+966' : '+20';
    return `${prefix}•••••${value.slice(-3)}`;
  }
  const at = value.lastIndexOf('@');
  const [first = ''] = value.slice(0, at);
  return `${first}•••${value.slice(at)}`;
}
