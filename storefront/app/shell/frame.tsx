import type { ReactNode } from 'react';

/** What stands around every page. */
export function Frame({ children }: { children: ReactNode }) {
  return <main id="main">{children}</main>;
}
