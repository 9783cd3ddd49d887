import type { ApiConfig } from './config.ts';
import type { Db } from './database/database.ts';

/** What every feature is built from. */
export interface Deps {
  readonly db: Db;
  readonly config: ApiConfig;
  /** The present; tests set it. */
  readonly now: () => Date;
}
