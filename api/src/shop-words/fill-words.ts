import type { StaffFieldCode } from '@dp/contract/staff/error-codes.ts';
import type { ShopWordsPlaceholder } from '@dp/contract/staff/shop-word-values.ts';
import type { WordsPart } from './word-definitions.ts';

/** What fills the braces of a text, in its language. */
export type WordsValues = Readonly<Partial<Record<ShopWordsPlaceholder, string>>>;

const PLACEHOLDER = /\{\s*([a-z]+)\s*\}/g;

/** A text with its braces filled in; what no value has a name for stays as it is. */
export function fillWords(text: string, values: WordsValues): string {
  return text.replace(PLACEHOLDER, (whole, name: ShopWordsPlaceholder) => values[name] ?? whole);
}

/** What is wrong with a text, as a field code; undefined for one that can be shown. */
export function wordsFault(
  text: string,
  { allowed, required }: WordsPart,
): StaffFieldCode | undefined {
  if (/[{}]/.test(text.replace(PLACEHOLDER, ''))) return 'text_broken';
  const named = [...text.matchAll(PLACEHOLDER)].map(([, name]) => name);
  const isKnown = (name: string | undefined) => allowed.some((one) => one === name);
  if (!named.every(isKnown)) return 'placeholder_unknown';
  return required.every((name) => named.includes(name)) ? undefined : 'placeholder_missing';
}
