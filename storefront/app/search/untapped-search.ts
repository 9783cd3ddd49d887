/** A search on the screen. */
interface Shown {
  readonly text: string;
  /** Milliseconds of the clock. */
  readonly since: number;
  tapped: boolean;
}

/** Results that were there for a shorter time were on the way to others while typing, in milliseconds. */
const READ_MS = 3_000;

/** Reports searches that were read and left without a tap on any of their products. */
export class UntappedSearches {
  readonly #report: (text: string) => void;
  readonly #now: () => number;
  #shown: Shown | undefined;

  /** @param now the clock in milliseconds. */
  constructor(report: (text: string) => void, now: () => number) {
    this.#report = report;
    this.#now = now;
  }

  /** The products of a search are on the screen. @returns what ends that. */
  show(text: string): () => void {
    const shown: Shown = { text, since: this.#now(), tapped: false };
    this.#shown = shown;
    return () => {
      if (this.#shown === shown) this.#shown = undefined;
      if (!shown.tapped && this.#now() - shown.since >= READ_MS) this.#report(text);
    };
  }

  /** One of the products was opened or put into the cart. */
  tap(): void {
    if (this.#shown !== undefined) this.#shown.tapped = true;
  }
}
