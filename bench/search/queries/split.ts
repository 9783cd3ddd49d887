import { hashOf } from '../sellers/seeded-choice.ts';
import type { Split } from './judged-query.ts';

/** A habit of wording; usual ones occur in both splits. */
export interface Habit {
  readonly habit: string;
  readonly usual: boolean;
}

/** One in so many habits, and one in so many queries of usual habits only, is held out. */
const HABITS = 5;
const QUERIES = 5;

/** Whether this word, brand, template or slip occurs in held-out queries only. */
export function isHeldOut({ habit, usual }: Habit): boolean {
  return !usual && hashOf(habit) % HABITS === 0;
}

/**
 * The split of a query, by its vocabulary first and its own hash second: a rule that was tuned on a word
 * of the tuning split meets other words in the held-out one.
 */
export function splitOf(query: string, habits: readonly Habit[]): Split {
  if (habits.some(isHeldOut)) return 'held-out';
  return hashOf(query) % QUERIES === 0 ? 'held-out' : 'tuning';
}
