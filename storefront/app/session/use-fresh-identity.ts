import { useEffect } from 'react';
import { useMatches } from 'react-router';
import { loadAccountInfo } from './account-info.ts';
import { useSignedIn } from './use-session.ts';

/**
 * Asks for the shopper's name and e-mail again at the start and whenever the page's name changes
 * (specification §4); moving between two products is no change. What is kept is shown meanwhile. A
 * failure changes nothing, except that a refused session ends.
 */
export function useFreshIdentity(): void {
  const page = useMatches().at(-1)?.id;
  const signedIn = useSignedIn();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page's name is what sets it off.
  useEffect(() => {
    if (signedIn) loadAccountInfo().catch(() => undefined);
  }, [page, signedIn]);
}
