import { ProblemError } from './problem-error.ts';

/**
 * The refusal of a save of a record that has been changed since the caller saw it.
 *
 * @param current the record as the caller would see it now.
 */
export function recordChanged(current: unknown, version?: number): ProblemError {
  return new ProblemError(409, 'record_changed', {
    ...(version !== undefined && { version }),
    current,
  });
}

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
  throw recordChanged(await current(), version);
}

/**
 * A record in the version that the caller saw.
 *
 * @param row undefined where there is none (any more).
 * @param notFound the code for that.
 * @throws ProblemError 404 `notFound`; 409 `record_changed`.
 */
export async function requireInVersion<R extends { readonly version: number }>(
  row: R | undefined,
  seen: number,
  notFound: ProblemError['code'],
  present: (row: R) => unknown,
): Promise<R> {
  if (!row) throw new ProblemError(404, notFound);
  await assertVersion({ seen, version: row.version }, () => present(row));
  return row;
}
