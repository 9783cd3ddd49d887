import { ProblemError } from './problem-error.ts';

/**
 * Refuses a save of a record that has been changed since the caller saw it.
 *
 * @param seen the version that the caller saw.
 * @param current the record as it is now, as the caller would see it.
 * @throws ProblemError 409 `record_changed` with `version` and `current`.
 */
export function assertVersion(seen: number, current: { readonly version: number }): void {
  if (seen === current.version) return;
  throw new ProblemError(409, 'record_changed', { version: current.version, current });
}
