import type { Asked } from './units.ts';

/** A term that a part of a query may mean, with its confidence (1: the word itself). */
export interface Meaning {
  readonly term: string;
  readonly quality: number;
}

/**
 * What a part of a query is: the thing, a quality, a measure or code, any other word such as a brand, a
 * generality of all products, or two neighbouring words as they are in names, which only decides the order.
 */
export type PartKind = 'thing' | 'quality' | 'number' | 'word' | 'generality' | 'pair';

/** One word or phrase of a query with its possible meanings. */
export interface QueryPart {
  /** As it was typed. */
  readonly word: string;
  readonly kind: PartKind;
  /** Empty when nothing similar exists. */
  readonly meanings: readonly Meaning[];
  /** How much it decides: things most, generalities hardly. */
  readonly importance: number;
  /** Whether it names a part or accessory. */
  readonly isPart: boolean;
  /** The requested measure, for a number with a unit. */
  readonly asked: Asked | undefined;
}

/** Confidence of a meaning. Multiplied by `WEIGHTS`: name before category before anything similar. */
export const QUALITY = {
  literal: 1,
  stem: 0.97,
  synonym: 0.9,
  /** Compared with a stated value: a range that contains it, paint where light is meant. */
  loose: 0.66,
  /** Another word with similar spelling or sound, where the typed one is known too. */
  alike: 0.4,
} as const;

/** How much a part decides, by its kind. */
export const IMPORTANCE: Readonly<Record<PartKind, number>> = {
  thing: 1.6,
  word: 1,
  number: 1,
  quality: 1,
  generality: 0.15,
  pair: 0.4,
};
