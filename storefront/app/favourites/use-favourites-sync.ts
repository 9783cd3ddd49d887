import { useEffect } from 'react';
import { useSession } from '../session/use-session.ts';
import { useFavourites } from './use-favourites.ts';

/** Several hearts pressed one after the other are sent together, in milliseconds. */
const SETTLE_MS = 800;

/** Synchronises the favourites with the account: after logging in, after each change, and when a tab is returned to. */
export function useFavouritesSync(): void {
  const customer = useSession((state) => state.shopper?.id);
  const ids = useFavourites((state) => state.ids);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the favourites starts the wait again.
  useEffect(() => {
    if (customer === undefined) return;
    const timer = setTimeout(sync, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [customer, ids]);
  useEffect(() => {
    if (customer === undefined) return;
    const onReturn = () => {
      if (document.visibilityState === 'visible') sync();
    };
    document.addEventListener('visibilitychange', onReturn);
    addEventListener('online', sync);
    return () => {
      document.removeEventListener('visibilitychange', onReturn);
      removeEventListener('online', sync);
    };
  }, [customer]);
}

/** Without a connection nothing is lost: the next occasion sends the changes. */
function sync(): void {
  if (!navigator.onLine) return;
  import('./sync-favourites.ts')
    .then(({ syncFavourites }) => syncFavourites())
    .catch(() => undefined);
}
