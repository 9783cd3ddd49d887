import type { OpenDatabase } from '../database/database.ts';
import type { AppDeps } from '../deps.ts';
import { PACES, startPacedWork } from '../start-paced-work.ts';
import { workOnSheets } from './work-on-sheets.ts';

/** Starts this process's work on sheets. @returns a function that stops it after the piece in hand. */
export function startSheetWork(
  deps: Pick<AppDeps, 'db' | 'media' | 'now'>,
  database: OpenDatabase['kind'],
  log: { error(context: object, message: string): void },
): () => Promise<void> {
  const leaving = new AbortController();
  const { rest } = PACES[database];
  const stop = startPacedWork(
    database,
    (size) => workOnSheets(deps, { size, rest, signal: leaving.signal }),
    log,
    'sheets',
  );
  return () => {
    leaving.abort();
    return stop();
  };
}
