import { lazy, Suspense, useEffect, useState } from 'react';
import { onFirstRest } from './first-use.ts';

// Optional: if it fails to load, as without a connection, the page works without it.
const ShopWorker = lazy(() => import('./shop-worker.tsx').catch(() => ({ default: Nothing })));

/** Loads the service worker: at once where one is registered, else once the page is used or stays open. */
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
