import { dayOf } from '@dp/contract/cairo-time.ts';
import type { HomeState } from '@dp/contract/staff/home-values.ts';
import type { Db } from '../database/database.ts';
import type { AppDeps } from '../deps.ts';
import type { CatalogReader } from '../read-model/catalog-reader.ts';

/** What sections and slides are presented with. */
export interface DeskView {
  readonly db: Db;
  readonly reader: CatalogReader;
  readonly at: Date;
}

/** With the catalogue and the clock of this moment. Outside of transactions: the catalogue may have to be read. */
export async function openDeskView({
  db,
  catalog,
  now,
}: Pick<AppDeps, 'db' | 'catalog' | 'now'>): Promise<DeskView> {
  return { db, reader: catalog.reader(await catalog.current()), at: now() };
}

/** Whether customers see a section or slide at a moment. */
export function homeStateOf(
  part: {
    readonly hidden: boolean;
    readonly startsOn: string | null;
    readonly endsOn: string | null;
  },
  now: Date,
  isEmpty: boolean,
): HomeState {
  const today = dayOf(now);
  if (part.hidden) return 'hidden';
  if (part.startsOn !== null && today < part.startsOn) return 'waiting';
  if (part.endsOn !== null && today > part.endsOn) return 'over';
  return isEmpty ? 'empty' : 'showing';
}
