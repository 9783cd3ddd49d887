import { lazy, Suspense, useEffect, useState } from 'react';
import { onFirstRest } from './first-use.ts';

// Nobody misses it: where it cannot be had, as without a connection, the page goes on without.
const ShopWorker = lazy(() => import('./shop-worker.tsx').catch(() => ({ default: Nothing })));

/** Brings the service worker: at once where there is one already, else once the page is used or stays open. */
export function WorkerHost() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    // Only a built shop has one: while developing, code changes under its name.
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
    if (navigator.serviceWorker.controller === null) return onFirstRest(() => setWanted(true));
    setWanted(true);
    return undefined;
  }, []);
  return <Suspense>{wanted ? <ShopWorker /> : null}</Suspense>;
}

function Nothing() {
  return null;
}
