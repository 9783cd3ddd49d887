import type { Found } from './engines/engine.ts';
import type { Grade } from './queries/judge-need.ts';

/** Places that count. */
const PLACES = 10;
const FIRST = 5;

/** Grades above 0 of the products that answer a query, by SKU. */
export type Grades = ReadonlyMap<string, Grade>;

/** How well one query was answered; shares from 0 to 1. */
export interface Score {
  readonly recall: number;
  readonly reciprocalRank: number;
  readonly ndcg: number;
  /** Of the first five full matches; absent when there were none, which promises nothing. */
  readonly precision: number | undefined;
  /** Nothing at all was shown. */
  readonly isEmpty: boolean;
  /** Products were shown as full matches. */
  readonly isAnswered: boolean;
}

/** Scores an answer as a shopper reads the page: full matches, then near ones. */
export function scoreOf({ full, near }: Found, grades: Grades): Score {
  const page = [...full, ...near];
  const relevant = new Set([...grades].filter(([, grade]) => grade === 2).map(([sku]) => sku));
  const first = full.slice(0, FIRST);
  return {
    recall: recallAt10(page, relevant),
    reciprocalRank: reciprocalRank(page, relevant),
    ndcg: ndcgAt10(page, grades),
    precision:
      first.length === 0 ? undefined : first.filter((sku) => grades.has(sku)).length / first.length,
    isEmpty: page.length === 0,
    isAnswered: full.length > 0,
  };
}

/**
 * The share of the relevant products among the first 10 found; when more than 10 are relevant, the share
 * of those places that they fill. Needs at least one relevant product.
 */
function recallAt10<T>(found: readonly T[], relevant: ReadonlySet<T>): number {
  const hits = found.slice(0, PLACES).filter((id) => relevant.has(id)).length;
  return hits / Math.min(PLACES, relevant.size);
}

/** 1 over the place of the first relevant product, from 1; 0 when none was found. */
function reciprocalRank<T>(found: readonly T[], relevant: ReadonlySet<T>): number {
  const place = found.findIndex((id) => relevant.has(id));
  return place === -1 ? 0 : 1 / (place + 1);
}

/** Normalised discounted cumulative gain of the first 10, with gains 2^grade − 1 (Järvelin and Kekäläinen). */
export function ndcgAt10(found: readonly string[], grades: Grades): number {
  const ideal = gain([...grades.values()].sort((a, b) => b - a));
  return ideal === 0 ? 0 : gain(found.map((sku) => grades.get(sku) ?? 0)) / ideal;
}

function gain(grades: readonly number[]): number {
  return grades
    .slice(0, PLACES)
    .reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);
}

/** NaN for no values. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
