import { useMedia, WIDE } from '@dp/ui/parts/use-media.ts';
import { lazy, Suspense } from 'react';

const Picks = lazy(async () => ({ default: (await import('./picks.tsx')).Picks }));

/** Featured products where a page fills a phone but not a desk; phones load nothing of it. */
export function WidePicks({ from }: { readonly from: number }) {
  return useMedia(WIDE) ? (
    <Suspense>
      <Picks from={from} />
    </Suspense>
  ) : null;
}
