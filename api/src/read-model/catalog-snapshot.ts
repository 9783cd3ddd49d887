import type { HomeSectionRow } from '../home-sections/home-section-queries.ts';
import { type CatalogState, NOTHING_READ, type Structure } from './catalog-state.ts';
import { ProductIndex } from './product-index.ts';

/** What a snapshot shows of the database's state as it was read. */
type Shown = Omit<CatalogState, 'digests' | 'sections' | 'stock' | 'structure'>;

/** The catalogue at one moment, everything that lists need except rows; immutable. */
export interface CatalogSnapshot extends Shown, Structure {
  /** Grows with every change that this process has applied. */
  readonly sequence: number;
  readonly products: ProductIndex;
  /** Sections of the home page, whatever their dates; the same array while none changes. */
  readonly homeSections: readonly HomeSectionRow[];
}

/** The snapshot of a state that was read, with its products. */
export function snapshotOf(
  { structure, sections, digests: _digests, stock: _stock, ...shown }: CatalogState,
  products: ProductIndex,
  sequence: number,
): CatalogSnapshot {
  return { ...shown, ...structure, homeSections: sections.rows, products, sequence };
}

/** Before the first read. */
export const EMPTY_SNAPSHOT = snapshotOf(NOTHING_READ, ProductIndex.of([]), 0);
