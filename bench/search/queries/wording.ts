import type { Condition, Need } from './judge-need.ts';

/** A piece of a query: its text, which habit of writing it shows, and what it asks for. */
export interface Wording {
  readonly text: string;
  /** Names the habit; `usual` habits occur in both splits, each other in one only. */
  readonly habit: string;
  readonly usual: boolean;
  readonly condition?: Condition;
  readonly answers?: Need['answers'];
}

export type Language = 'ar' | 'en';

/** A list of words for one need: the first is the usual one. */
export function wordings(
  words: readonly string[],
  more: Omit<Wording, 'text' | 'habit' | 'usual'>,
  usualToo = true,
): Wording[] {
  return words.map((text, at) => ({
    text,
    habit: `word ${text}`,
    usual: usualToo && at === 0,
    ...more,
  }));
}

/** Ways to write one measure; all of them are common knowledge. */
export function measures(texts: readonly string[], condition: Condition): Wording[] {
  return texts.map((text) => ({ text, habit: 'measure', usual: true, condition }));
}
