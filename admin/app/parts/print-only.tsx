import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** What is printed in place of the page while it is shown; `window.print()` prints it. */
export function PrintOnly({ children }: { readonly children: ReactNode }) {
  return createPortal(<div data-print-only>{children}</div>, document.body);
}
