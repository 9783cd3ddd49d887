import { readText, writeText } from '@dp/ui/storage/local-values.ts';
import { keys } from '../storage/keys.ts';

/** The page after the splash on a first visit. */
export const FIRST_PAGE = '/onboarding/one';

/** Whether the first visit can be recorded; without that there is no onboarding. Records nothing. */
export function remembersFirstVisit(): boolean {
  if (readText(keys.onboarding) === 'true') return false;
  writeText(keys.onboarding, 'false');
  return readText(keys.onboarding) === 'false';
}

/**
 * Whether this is the first visit, recorded from now on. A browser without storage never gets onboarding,
 * rather than each time.
 */
export function beginFirstVisit(): boolean {
  if (readText(keys.onboarding) === 'true') return false;
  writeText(keys.onboarding, 'true');
  return readText(keys.onboarding) === 'true';
}
