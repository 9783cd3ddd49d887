import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useErrorText } from '../api/use-error-text.ts';

/** A button's call: `busy` while it runs, its failure as a toast; a second press while it is pending does nothing. */
export function useAction<A extends readonly unknown[]>(
  act: (...given: A) => Promise<unknown>,
): { readonly run: (...given: A) => void; readonly busy: boolean } {
  const errorText = useErrorText();
  const pending = useRef(false);
  const latest = useRef(act);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    latest.current = act;
  });
  const run = useCallback(
    (...given: A) => {
      if (pending.current) return;
      pending.current = true;
      setBusy(true);
      latest
        .current(...given)
        .catch((error: unknown) => showToast(errorText(error), { look: 'danger' }))
        .finally(() => {
          pending.current = false;
          setBusy(false);
        });
    },
    [errorText],
  );
  return { run, busy };
}
