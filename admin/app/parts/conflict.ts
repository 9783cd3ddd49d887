import { StaffApiError } from '../api/staff-api-error.ts';

/** A save that came too late: the record as it is by now, and the version to save it over. */
export interface Conflict<T> {
  readonly version: number;
  readonly current: T;
}

/**
 * The conflict of a refused save (`record_changed`); undefined for every other error.
 *
 * @typeParam T the record as the call presents it.
 */
export function conflictOf<T>(error: unknown): Conflict<T> | undefined {
  if (!(error instanceof StaffApiError) || error.code !== 'record_changed') return undefined;
  const { version, current } = error.data;
  return typeof version === 'number' ? { version, current: current as T } : undefined;
}
