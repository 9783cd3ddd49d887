import { useEffect } from 'react';
import { useMatches } from 'react-router';
import { hasAskedFor, loadAccountInfo } from './account-info.ts';
import { useSignedIn } from './use-session.ts';

/**
 * Reloads the customer's name and e-mail at the start and whenever the page's name changes (specification
 * §4); moving between two products is no change, and a page whose loader has loaded them is skipped. Stored
 * values are shown until then. A failure changes nothing, except that a refused session ends.
 */
export function useFreshIdentity(): void {
  const match = useMatches().at(-1);
  const page = match?.id;
  const signedIn = useSignedIn();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page's name is what sets it off.
  useEffect(() => {
    const path = match?.pathname ?? '';
    if (signedIn && !hasAskedFor(path)) loadAccountInfo(path).catch(() => undefined);
  }, [page, signedIn]);
}
