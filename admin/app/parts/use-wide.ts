import { useSyncExternalStore } from 'react';

const query = typeof matchMedia === 'undefined' ? undefined : matchMedia('(width >= 960px)');

function watch(changed: () => void): () => void {
  query?.addEventListener('change', changed);
  return () => query?.removeEventListener('change', changed);
}

/** Whether the screen is a desk's, where there is room for tables. */
export function useWide(): boolean {
  return useSyncExternalStore(
    watch,
    () => query?.matches ?? false,
    () => false,
  );
}
