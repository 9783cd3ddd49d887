import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { onFirstRest } from '../pwa/first-use.ts';

// Optional: a browser that could not fetch it still has its own reload.
const PullToRefresh = lazy<() => ReactNode>(() =>
  import('./pull-to-refresh.tsx').catch(() => ({ default: Nothing })),
);

/** Fetches pulling down to reload at the page's first use, or when it rests. */
export function PullToRefreshHost() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => onFirstRest(() => setWanted(true)), []);
  return <Suspense>{wanted ? <PullToRefresh /> : null}</Suspense>;
}

function Nothing() {
  return null;
}
