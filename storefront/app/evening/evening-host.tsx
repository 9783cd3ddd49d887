import { readText } from '@dp/ui/storage/local-values.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { onFirstRest } from '../pwa/first-use.ts';
import { keys } from '../storage/keys.ts';

// Optional, like everything that loads late: without a connection there is no offer.
const EveningOffer = lazy(() => import('./evening-offer.tsx').catch(() => ({ default: Nothing })));

/** Loads the offer of the evening where none was made yet, once the page is used or stays open. */
export function EveningHost() {
  const [wanted, setWanted] = useState(false);
  useEffect(
    () =>
      readText(keys.eveningOffer) === null && readText(keys.darkMode) === null
        ? onFirstRest(() => setWanted(true))
        : undefined,
    [],
  );
  return <Suspense>{wanted ? <EveningOffer /> : null}</Suspense>;
}

function Nothing() {
  return null;
}
