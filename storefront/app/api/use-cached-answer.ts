import { useEffect } from 'react';
import { keepAnswer } from './recent-answers.ts';

/** Keeps what a page shows under its name, also when it came with the page itself, so that Back finds it. */
export function useCachedAnswer(name: string, value: unknown): void {
  useEffect(() => keepAnswer(name, value), [name, value]);
}
