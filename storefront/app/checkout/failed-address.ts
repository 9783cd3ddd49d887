import { isApiError } from '../api/api-error.ts';

/** Numbers of a refusal that its words need: a wait in seconds, the owner's limit. */
export const FAILURE_NUMBERS = ['retry_in', 'limit'] as const;

/**
 * The address of the failure page: the error code, its message's arguments, whether nothing was placed, and whether it
 * was tried there before.
 */
export function failedAddress(error: unknown, { sure = false, again = false }): string {
  const query = new URLSearchParams({ reason: isApiError(error) ? error.code : 'internal_error' });
  for (const name of FAILURE_NUMBERS) {
    const value = isApiError(error) ? error.data[name] : undefined;
    if (typeof value === 'number') query.set(name, String(value));
  }
  if (sure) query.set('sure', '1');
  if (again) query.set('again', '1');
  return `/failed-order-place?${query}`;
}
