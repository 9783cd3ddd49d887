import type { Bilingual } from '@dp/contract/locale.ts';
import type { CategoryTree } from '../categories/category-tree.ts';
import type { HomeSectionRow } from '../home-sections/home-section-queries.ts';
import type { Pins } from '../search/pinned-products.ts';
import type { KnownShop } from '../shop-settings/shop-details.ts';
import type {
  KnownDelivery,
  KnownLowStock,
  KnownOrderSize,
  KnownPages,
  KnownPayments,
  KnownReturns,
  KnownWords,
} from './catalog-state.ts';
import type { ProductIndex } from './product-index.ts';

/** The catalogue at one moment, everything that lists need except rows; immutable. */
export interface CatalogSnapshot {
  /** Grows with every change that this process has applied. */
  readonly sequence: number;
  /** The catalogue's version in the database that it shows. */
  readonly version: number;
  readonly products: ProductIndex;
  readonly categories: CategoryTree;
  readonly brandNames: ReadonlyMap<number, Bilingual>;
  /** Sections of the home page, whatever their dates; the same array while none changes. */
  readonly homeSections: readonly HomeSectionRow[];
  /** What the shop says about itself; the same object while it does not change. */
  readonly shop: KnownShop;
  readonly payments: KnownPayments;
  readonly returns: KnownReturns;
  readonly orderSize: KnownOrderSize;
  readonly lowStock: KnownLowStock;
  readonly delivery: KnownDelivery;
  readonly pages: KnownPages;
  readonly words: KnownWords;
  /** Products that come first in what single searches find. */
  readonly pins: Pins;
}
