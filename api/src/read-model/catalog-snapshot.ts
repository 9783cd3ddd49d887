import type { HomeSectionRow } from '../home-sections/home-section-queries.ts';
import type { CatalogState, Structure } from './catalog-state.ts';
import type { ProductIndex } from './product-index.ts';

/** What a snapshot shows of the database's state as it was read. */
type Shown =
  | 'version'
  | 'shop'
  | 'payments'
  | 'returns'
  | 'orderSize'
  | 'lowStock'
  | 'delivery'
  | 'pages'
  | 'words'
  | 'pins';

/** The catalogue at one moment, everything that lists need except rows; immutable. */
export interface CatalogSnapshot extends Pick<CatalogState, Shown>, Structure {
  /** Grows with every change that this process has applied. */
  readonly sequence: number;
  readonly products: ProductIndex;
  /** Sections of the home page, whatever their dates; the same array while none changes. */
  readonly homeSections: readonly HomeSectionRow[];
}
