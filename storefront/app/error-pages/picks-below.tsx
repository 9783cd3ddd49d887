import { Page } from '@dp/ui/navigation/page.tsx';
import { lazy, Suspense } from 'react';

const Picks = lazy(async () => ({ default: (await import('./picks-from-top.tsx')).PicksFromTop }));

/** Featured products below a failure, where a shopper can go on; every page has the failure's code, few these. */
export function PicksBelow() {
  return (
    <Page>
      <Suspense>
        <Picks />
      </Suspense>
    </Page>
  );
}
