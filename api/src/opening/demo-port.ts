import type { ShopDetails } from '@dp/contract/shop-details.ts';

/** What the rows of the demo are recognised by (decision 112). */
export interface DemoNames {
  /** SKUs of the demo catalogue; variations grown from it have one of these, a dash and a number. */
  readonly products: readonly string[];
  /** Slugs. */
  readonly categories: readonly string[];
  readonly brands: readonly string[];
  readonly slides: readonly string[];
  readonly sections: readonly string[];
  /** Who signs in as the demo's shopper. */
  readonly shopper: string;
  /** Addresses that the demo's messages to the shop came from. */
  readonly writers: readonly string[];
  /** What the demo's shop says about itself. */
  readonly shop: Partial<ShopDetails>;
}

/** What the process knows and does about the demo, which is no part of the API. */
export interface DemoPort {
  readonly names: () => Promise<DemoNames>;
  /**
   * Backs up the whole shop before the demo is removed.
   *
   * @returns the folder of the backup.
   */
  readonly backUp: (at: Date) => Promise<string>;
}
