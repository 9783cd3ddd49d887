import type { ShopDetails } from '@dp/contract/shop-details.ts';
import type { HomeSectionRow } from '../home-sections/home-section-queries.ts';
import type { CatalogSnapshot } from './catalog-snapshot.ts';
import type {
  KnownDelivery,
  KnownLowStock,
  KnownOrderSize,
  KnownPayments,
  KnownReturns,
  KnownWords,
} from './catalog-state.ts';
import {
  deliveryShown,
  expiry,
  lowStockShown,
  orderSizeShown,
  pageTextShown,
  paymentsShown,
  returnsShown,
  type Stamp,
  sectionsShown,
  shopShown,
  wordsShown,
} from './stamps.ts';

/** What a response shows of settings, texts and home sections; each is recorded by a stamp. */
export class ShopReader {
  readonly stamps: Stamp[] = [];
  protected readonly snapshot: CatalogSnapshot;

  constructor(snapshot: CatalogSnapshot) {
    this.snapshot = snapshot;
  }

  /** Sections of the home page, whatever their dates, in the owner's order. */
  get homeSections(): readonly HomeSectionRow[] {
    const { homeSections } = this.snapshot;
    this.stamps.push(sectionsShown(homeSections));
    return homeSections;
  }

  /** What the shop says about itself. */
  get shop(): ShopDetails {
    const { shop } = this.snapshot;
    this.stamps.push(shopShown(shop));
    return shop.details;
  }

  /** The ways to pay that the owner has switched on. */
  get ways(): KnownPayments['value'] {
    const { payments } = this.snapshot;
    this.stamps.push(paymentsShown(payments));
    return payments.value;
  }

  /** What delivery costs; undefined while the shop delivers nowhere. */
  get deliveryTerms(): KnownDelivery['terms'] {
    const { delivery } = this.snapshot;
    this.stamps.push(deliveryShown(delivery));
    return delivery.terms;
  }

  /** What the owner has decided about returns. */
  get returnTerms(): KnownReturns['value'] {
    const { returns } = this.snapshot;
    this.stamps.push(returnsShown(returns));
    return returns.value;
  }

  /** How much one order may have. */
  get orderSize(): KnownOrderSize['value'] {
    const { orderSize } = this.snapshot;
    this.stamps.push(orderSizeShown(orderSize));
    return orderSize.value;
  }

  /** From how many units down pages say how many are left. */
  get lowStock(): KnownLowStock['value'] {
    const { lowStock } = this.snapshot;
    this.stamps.push(lowStockShown(lowStock));
    return lowStock.value;
  }

  /** The words that staff have given a page of text; null for those that came with the shop. */
  pageText(name: string): unknown {
    const text = this.snapshot.pages.get(name);
    this.stamps.push(pageTextShown(name, text));
    return text?.value ?? null;
  }

  /** Words of the shop that staff have changed. */
  get words(): KnownWords {
    const { words } = this.snapshot;
    this.stamps.push(wordsShown(words));
    return words;
  }

  /** From this moment on the response is stale, though nothing changes. */
  expiresAt(moment: Date): void {
    this.stamps.push(expiry(moment));
  }
}
