import { useEffect } from 'react';
import { cacheAnswer } from './recent-answers.ts';

/** Caches what a page shows, also when it came with the document, so that Back finds it. */
export function useCachedAnswer(name: string, value: unknown): void {
  useEffect(() => cacheAnswer(name, value), [name, value]);
}
