import type { Asked } from './units.ts';

/** A term that one part of a query may stand for, and how surely (1: it is the word itself). */
export interface Meaning {
  readonly term: string;
  readonly quality: number;
}

/**
 * What a part of a query is about: what the product is, what it is like, a measure or code, any other word
 * such as a brand, or what all products of the shop are.
 */
export type PartKind = 'thing' | 'quality' | 'number' | 'word' | 'generality';

/** One word or phrase of a query with all it may stand for. */
export interface QueryPart {
  /** As it was typed. */
  readonly word: string;
  readonly kind: PartKind;
  /** None when nothing in the shop is like the word. */
  readonly meanings: readonly Meaning[];
  /** How much it decides: things most, generalities hardly. */
  readonly importance: number;
  /** Whether it asks for a part or an accessory. */
  readonly isPart: boolean;
  /** The measure that was asked for, of a number with its unit. */
  readonly asked: Asked | undefined;
}

/** How surely a term is meant. Ranks by these and by `WEIGHTS`: name before category before anything alike. */
export const QUALITY = {
  literal: 1,
  stem: 0.97,
  synonym: 0.9,
  /** Beside a stated value: a range that contains it, paint where light is meant. */
  loose: 0.66,
  /** Another word that is spelled or sounds alike, where the typed one is known too. */
  alike: 0.4,
} as const;

/** How much a part decides, by its kind. */
export const IMPORTANCE: Readonly<Record<PartKind, number>> = {
  thing: 1.6,
  word: 1,
  number: 1,
  quality: 1,
  generality: 0.15,
};
