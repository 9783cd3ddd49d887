import { useEffect } from 'react';
import { cacheResponse } from './recent-responses.ts';

/** Caches what a page shows, also when it came with the document, so that Back finds it. */
export function useCachedResponse(name: string, value: unknown): void {
  useEffect(() => cacheResponse(name, value), [name, value]);
}
