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
import { expiry, pageTextShown, partShown, type Stamp } from './stamps.ts';

/** What a response shows of settings, texts and home sections; each is recorded by a stamp. */
export class ShopReader {
  readonly stamps: Stamp[] = [];
  protected readonly snapshot: CatalogSnapshot;

  constructor(snapshot: CatalogSnapshot) {
    this.snapshot = snapshot;
  }

  /** Sections of the home page, whatever their dates, in the owner's order. */
  get homeSections(): readonly HomeSectionRow[] {
    return this.#part('homeSections');
  }

  /** What the shop says about itself. */
  get shop(): ShopDetails {
    return this.#part('shop').details;
  }

  /** The ways to pay that the owner has switched on. */
  get ways(): KnownPayments['value'] {
    return this.#part('payments').value;
  }

  /** What delivery costs; undefined while the shop delivers nowhere. */
  get deliveryTerms(): KnownDelivery['terms'] {
    return this.#part('delivery').terms;
  }

  /** What the owner has decided about returns. */
  get returnTerms(): KnownReturns['value'] {
    return this.#part('returns').value;
  }

  /** How much one order may have. */
  get orderSize(): KnownOrderSize['value'] {
    return this.#part('orderSize').value;
  }

  /** From how many units down pages say how many are left. */
  get lowStock(): KnownLowStock['value'] {
    return this.#part('lowStock').value;
  }

  /** The words that staff have given a page of text; null for those that came with the shop. */
  pageText(name: string): unknown {
    const text = this.snapshot.pages.get(name);
    this.stamps.push(pageTextShown(name, text));
    return text?.value ?? null;
  }

  /** Words of the shop that staff have changed. */
  get words(): KnownWords {
    return this.#part('words');
  }

  /** From this moment on the response is stale, though nothing changes. */
  expiresAt(moment: Date): void {
    this.stamps.push(expiry(moment));
  }

  #part<Part extends keyof CatalogSnapshot>(part: Part): CatalogSnapshot[Part] {
    const shown = this.snapshot[part];
    this.stamps.push(partShown(part, shown));
    return shown;
  }
}
