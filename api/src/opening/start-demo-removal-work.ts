import type { OpenDatabase } from '../database/database.ts';
import type { AppDeps } from '../deps.ts';
import { startPacedWork } from '../start-paced-work.ts';
import { workOnDemoRemoval } from './work-on-demo-removal.ts';

/** Starts this process's work on removing the demo. @returns a function that stops it after the piece in hand. */
export function startDemoRemovalWork(
  deps: Pick<AppDeps, 'db' | 'demo' | 'now'>,
  database: OpenDatabase['kind'],
  log: { error(context: object, message: string): void },
): () => Promise<void> {
  const failed = (error: unknown) =>
    log.error({ err: error }, 'the backup before removing the demo failed');
  const work = (size: number) => workOnDemoRemoval(deps, size, failed);
  return startPacedWork(database, work, log, 'removing the demo');
}
