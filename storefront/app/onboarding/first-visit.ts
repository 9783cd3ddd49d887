import { readText, writeText } from '@dp/ui/storage/local-values.ts';
import { keys } from '../storage/keys.ts';

/** Where a first visit goes on after the splash. */
export const FIRST_PAGE = '/onboarding/one';

/**
 * Whether this is the first visit ever, which from now on it no longer is. A browser that cannot
 * remember it is never welcomed, rather than each time.
 */
export function beginFirstVisit(): boolean {
  if (readText(keys.onboarding) === 'true') return false;
  writeText(keys.onboarding, 'true');
  return readText(keys.onboarding) === 'true';
}
