import { lazy, Suspense } from 'react';
import { useWide } from '../page/use-wide.ts';

const Picks = lazy(async () => ({ default: (await import('./picks.tsx')).Picks }));

/** Featured products where a page fills a phone but not a desk; phones load nothing of it. */
export function WidePicks({ from }: { readonly from: number }) {
  return useWide() ? (
    <Suspense>
      <Picks from={from} />
    </Suspense>
  ) : null;
}
