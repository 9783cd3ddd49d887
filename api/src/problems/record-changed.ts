import { ProblemError } from './problem-error.ts';

/**
 * Refuses a save of a record that has been changed since the caller saw it.
 *
 * @param seen the version that the caller saw, and `version` that of now.
 * @param current reads the record as the caller would see it now; only for a refusal.
 * @throws ProblemError 409 `record_changed` with `version` and `current`.
 */
export async function assertVersion(
  { seen, version }: { readonly seen: number; readonly version: number },
  current: () => unknown,
): Promise<void> {
  if (seen === version) return;
  throw new ProblemError(409, 'record_changed', { version, current: await current() });
}
