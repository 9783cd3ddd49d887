import type { Grade } from './judge-need.ts';

/** `tuning` may be looked at and tuned on; `held-out` may not. */
export type Split = 'tuning' | 'held-out';

/** A query with the grades of the products that answer it, by SKU. */
export interface JudgedQuery {
  readonly query: string;
  /** As the report groups queries: a class of the templates, or how a hand-written query is typed. */
  readonly class: string;
  readonly split: Split;
  readonly grades: ReadonlyMap<string, Grade>;
}

/** A text broken off while typing, with the products a shopper was on the way to. */
export interface HalfTyped {
  readonly text: string;
  readonly split: Split;
  readonly grades: ReadonlyMap<string, Grade>;
}

export interface Nonsense {
  readonly query: string;
  readonly split: Split;
}
