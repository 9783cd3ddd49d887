import { isEverydayWord } from './everyday-words.ts';
import { isArabicWord } from './known-word.ts';
import { WEIGHTS } from './search-document.ts';
import type { SearchIndex } from './search-index.ts';
import { stemWord } from './stem-word.ts';
import { isStopWord } from './stop-words.ts';
import { isExactToken } from './tokenise.ts';

/** A word of a query, with a compound that it is written as a part of elsewhere. */
export interface CompoundToken {
  readonly token: string;
  /** The word and its neighbour as one word: `floodlight` for `flood` and for `light`. */
  readonly whole: string | undefined;
}

const SHORTEST_HALF = 3;

/**
 * Joins words that the shop writes as one, and splits the reverse: `flood light`, `ledstrip`, brands. Two
 * known words stay two, and are also looked up joined.
 */
export function compoundTokens(index: SearchIndex, tokens: readonly string[]): CompoundToken[] {
  const found: CompoundToken[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? '';
    const next = tokens[at + 1];
    const whole = next === undefined ? undefined : joined(index, token, next);
    if (whole !== undefined && next !== undefined) {
      const areKnown = [token, next].every((word) => isNamed(index, word) || isStopWord(word));
      // A brand's whole name is the brand, whatever its words mean.
      const isBrand = index.vocabulary.isBrand(whole);
      if (areKnown && !isBrand) found.push({ token, whole }, { token: next, whole });
      else found.push({ token: whole, whole: undefined });
      at += 1;
      continue;
    }
    const isUnknown = isWord(token) && !isNamed(index, token) && !isEverydayWord(token);
    const isCompound = isUnknown && !isLikeBrand(index, token);
    const halves = isCompound ? parted(index, token) : undefined;
    found.push(...(halves ?? [token]).map((word) => ({ token: word, whole: undefined })));
  }
  return found;
}

/** Two words as a known compound, by spelling or by sound. */
function joined(index: SearchIndex, first: string, second: string): string | undefined {
  const whole = first + second;
  if (!isWord(first) || !isWord(second) || isArabicWord(first) !== isArabicWord(second))
    return index.vocabulary.isBrand(whole) ? whole : undefined;
  if (isNamed(index, whole)) return whole;
  const isKnown = meansSomething(index, first) || meansSomething(index, second);
  const sounding = index.vocabulary.sounding(whole);
  const brands = sounding.filter(({ known }) => index.vocabulary.isBrand(known.word));
  return (isKnown ? brands : sounding).length > 0 ? whole : undefined;
}

function isLikeBrand({ vocabulary }: SearchIndex, token: string): boolean {
  const near = [...vocabulary.spelledLike(token), ...vocabulary.sounding(token)];
  return near.some(({ known }) => vocabulary.isBrand(known.word));
}

function isOfTrade(index: SearchIndex, stem: string): boolean {
  return index.concepts.of(stem).length > 0 || index.concepts.isPhraseWord(stem);
}

/** Splits a compound where both halves are best known. */
function parted(index: SearchIndex, token: string): [string, string] | undefined {
  let best: [string, string] | undefined;
  let most = 0;
  for (let at = SHORTEST_HALF; at <= token.length - SHORTEST_HALF; at += 1) {
    const halves: [string, string] = [token.slice(0, at), token.slice(at)];
    if (!halves.every((half) => isNamed(index, half))) continue;
    const isMeant = halves.some((half) => isOfTrade(index, stemWord(half)));
    const worth = Math.min(...halves.map((half) => half.length)) + (isMeant ? 1 : 0);
    if (isMeant && worth > most) {
      most = worth;
      best = halves;
    }
  }
  return best;
}

function isNamed(index: SearchIndex, word: string): boolean {
  return (index.vocabulary.find(word)?.weight ?? 0) > WEIGHTS.descriptionMost;
}

/** Whether a word says something by itself, not only within a synonym of several words: `dusk to dawn`. */
function meansSomething(index: SearchIndex, word: string): boolean {
  const stem = stemWord(word);
  return index.bestWeight(stem) > WEIGHTS.descriptionMost || index.concepts.of(stem).length > 0;
}

function isWord(token: string): boolean {
  return !isExactToken(token) && !isStopWord(token);
}
