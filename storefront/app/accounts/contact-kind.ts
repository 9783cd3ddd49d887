/** What a person can be reached by. */
export type ContactKind = 'phone' | 'email';

/** The contact that a page's path is about. */
export function contactKindOf(pathname: string): ContactKind {
  return pathname.endsWith('-email') ? 'email' : 'phone';
}
