import type { ApiConfig } from './config.ts';
import type { WriteCount } from './database/count-writes.ts';
import type { Db } from './database/database.ts';

/** What every feature is built from. */
export interface Deps {
  readonly db: Db;
  /** Given where this process alone writes to the database: spares asking it whether anything changed. */
  readonly writes?: WriteCount | undefined;
  readonly config: ApiConfig;
  /** The present; tests set it. */
  readonly now: () => Date;
}
