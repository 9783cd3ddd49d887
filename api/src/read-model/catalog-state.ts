import type { Bilingual } from '@dp/contract/locale.ts';
import { settingSchemas } from '@dp/contract/staff/settings.ts';
import { CategoryTree } from '../categories/category-tree.ts';
import type { HomeSectionRow } from '../home-sections/home-section-queries.ts';
import type { StockMark } from '../products/product-changes.ts';
import type { Pins } from '../search/pinned-products.ts';
import type { Settings } from '../settings/read-settings.ts';
import type { DeliveryTerms } from '../shipping/read-delivery-terms.ts';
import { type KnownShop, UNSET_SHOP } from '../shop-settings/shop-details.ts';
import type { NewestText } from '../shop-texts/shop-text-rows.ts';

/** Digests of small tables, each of which is read again only when its digest is another. */
const NO_DIGESTS = {
  brands: '',
  categories: '',
  slides: '',
  sections: '',
  settings: '',
  rates: '',
  texts: '',
  synonyms: '',
  pins: '',
};
export type Digests = Readonly<typeof NO_DIGESTS>;

/** Brands, categories and slides: they change rarely, and then every response is rebuilt. */
export interface Structure {
  readonly categories: CategoryTree;
  readonly brandNames: ReadonlyMap<number, Bilingual>;
}

/** The sections of the home page: only responses with sections are rebuilt when they change. */
export interface KnownSections {
  readonly rows: readonly HomeSectionRow[];
}

/** The ways to pay that the owner has switched on; the same object while they do not change. */
export type KnownPayments = Settings['payments'];
export const UNSET_PAYMENTS: KnownPayments = {
  version: 0,
  value: settingSchemas.payments.parse({}),
};

/** What the owner has decided about returns; the same object while it does not change. */
export type KnownReturns = Settings['returns'];
export const UNSET_RETURNS: KnownReturns = {
  version: 0,
  value: settingSchemas.returns.parse({}),
};

/** How much one order may have; the same object while it does not change. */
export type KnownOrderSize = Settings['order_size'];
export const UNSET_ORDER_SIZE: KnownOrderSize = {
  version: 0,
  value: settingSchemas.order_size.parse({}),
};

/** From how many units down pages say how many are left; the same object while it does not change. */
export type KnownLowStock = Settings['low_stock'];
export const UNSET_LOW_STOCK: KnownLowStock = {
  version: 0,
  value: settingSchemas.low_stock.parse({}),
};

/** What delivery costs, if the shop delivers; the same object while no rate changes. */
export interface KnownDelivery {
  readonly terms: DeliveryTerms | undefined;
}
export const UNSET_DELIVERY: KnownDelivery = { terms: undefined };

/** Pages of text that staff have changed, by name; the same object of each while it does not change. */
export type KnownPages = ReadonlyMap<string, NewestText>;

/** Words of the shop that staff have changed, by name; the same map while none of them changes. */
export type KnownWords = ReadonlyMap<string, NewestText>;

/** The database state of a snapshot. */
export interface CatalogState {
  /** The catalogue's version in the database; -1 before the first read. */
  readonly version: number;
  readonly digests: Digests;
  readonly structure: Structure;
  readonly sections: KnownSections;
  /** What the shop says about itself; the same object while it does not change. */
  readonly shop: KnownShop;
  readonly payments: KnownPayments;
  readonly returns: KnownReturns;
  readonly orderSize: KnownOrderSize;
  readonly lowStock: KnownLowStock;
  readonly delivery: KnownDelivery;
  readonly pages: KnownPages;
  readonly words: KnownWords;
  /** Products that come first in what single searches find; the same map while it does not change. */
  readonly pins: Pins;
  readonly stock: StockMark;
}

export const NOTHING_READ: CatalogState = {
  version: -1,
  digests: NO_DIGESTS,
  structure: { categories: new CategoryTree([]), brandNames: new Map() },
  sections: { rows: [] },
  shop: UNSET_SHOP,
  payments: UNSET_PAYMENTS,
  returns: UNSET_RETURNS,
  orderSize: UNSET_ORDER_SIZE,
  lowStock: UNSET_LOW_STOCK,
  delivery: UNSET_DELIVERY,
  pages: new Map(),
  words: new Map(),
  pins: new Map(),
  stock: [],
};
