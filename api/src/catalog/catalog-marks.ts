import { rememberUntilWrite } from '../database/remember-until-write.ts';
import { shareReads } from '../database/share-reads.ts';
import type { Deps } from '../deps.ts';
import { readStockMark, type StockMark } from '../products/follow-stock.ts';
import { readCatalogVersion } from './catalog-version.ts';

/** The state of the catalogue at one moment: equal marks, equal catalogue. */
export interface CatalogMark {
  readonly version: number;
  readonly stock: StockMark;
}

/** Asks where the catalogue stands. */
export interface CatalogMarks {
  /** Where it stands now, but for its stock. */
  version(): Promise<number>;
  /** Where it and its stock stand now. */
  mark(): Promise<CatalogMark>;
}

/**
 * Asks the database each time, in one question for all who ask at the same time; the embedded database
 * only after something was written.
 */
export function catalogMarks({ db, writes }: Pick<Deps, 'db' | 'writes'>): CatalogMarks {
  const version = rememberUntilWrite(
    writes,
    shareReads(() => readCatalogVersion(db)),
  );
  const stock = rememberUntilWrite(
    writes,
    shareReads(() => readStockMark(db)),
  );
  return {
    version,
    async mark() {
      const [versionNow, stockNow] = await Promise.all([version(), stock()]);
      return { version: versionNow, stock: stockNow };
    },
  };
}

/** Whether two marks are of the same catalogue. */
export function sameMark(a: CatalogMark, b: CatalogMark): boolean {
  return a.version === b.version && a.stock.key === b.stock.key;
}
