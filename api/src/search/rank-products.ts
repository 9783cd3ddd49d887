import { correctedText } from './corrected-text.ts';
import { type Interpretation, interpretQuery, type QueryPart } from './interpret-query.ts';
import { otherKeyboard } from './keyboard-layout.ts';
import type { Sums } from './ranking-room.ts';
import type { SearchIndex } from './search-index.ts';
import { switchKeyboard } from './switch-keyboard.ts';

/** What a search found: products, the best first, and the query it was really made for. */
export interface RankedProducts {
  readonly ids: number[];
  /** What was searched instead of the query; absent when the query was taken as it is. */
  readonly corrected: string | undefined;
}

/** A document answers a part fully with this share of the best answer to it, and truly with that one. */
const FULLY = 0.8;
const TRULY = 0.6;
/** Whatever else there is, a word in a specification or a name says that a product has that quality. */
const STATED = 70;
/** What a part counts that is only mentioned, in a description or by half a word. */
const MENTIONED = 0.3;
/** Fewer true answers than this, and products that merely mention the words are added after them. */
const FEW = 4;
const SAME = 0.02;
/** Steps in which answers lag behind the best one. */
const LACKS = 1_024;
const RANKS = 8 * LACKS;

/**
 * Finds products for a query: by stock-keeping unit, by its words as they are, switched to the other
 * keyboard, corrected or read as Franco-Arabic. In quotation marks, by its words as they are only.
 * Products that answer every word come before those that mention it; among these, those in stock come
 * first, then those that are more about it.
 */
export function rankProducts(
  index: SearchIndex,
  query: string,
  isInStock: (id: number) => boolean,
): RankedProducts {
  const quoted = /^\s*["“”«](.*)["“”»]\s*$/su.exec(query)?.[1];
  const literally = quoted !== undefined;
  const typed = quoted ?? query;
  for (const text of literally ? [typed] : [typed, ...otherKeyboard(typed)]) {
    const found = index.skus.find(text).filter((document) => !index.isGone(document));
    if (found.length > 0) {
      return { ids: idsOf(index, found), corrected: text === typed ? undefined : text.trim() };
    }
  }
  const text = literally ? typed : switchKeyboard(index, typed);
  const interpretation = interpretQuery(index, text, { literally });
  const documents = rank(index, interpretation.parts, isInStock);
  return {
    ids: idsOf(index, documents),
    corrected: documents.length === 0 ? undefined : corrected(index, typed, text, interpretation),
  };
}

function corrected(
  index: SearchIndex,
  typed: string,
  text: string,
  { corrections }: Interpretation,
): string | undefined {
  if (text === typed && corrections.size === 0) return undefined;
  return correctedText(text, corrections, index.vocabulary);
}

function idsOf(index: SearchIndex, documents: readonly number[]): number[] {
  return documents.map((document) => index.ids[document] ?? 0);
}

function rank(
  index: SearchIndex,
  all: readonly QueryPart[],
  isInStock: (id: number) => boolean,
): number[] {
  const parts = all.filter(({ meanings }) => meanings.length > 0);
  if (parts.length === 0) return [];
  const sums = index.rankingRoom.sums(index.numbers);
  let specific = 0;
  for (const part of parts) {
    const general = isGeneral(part, parts);
    if (!general) specific += 1;
    addPart(index, part, general, sums);
  }
  return inOrder(index, parts.length, specific, sums, isInStock);
}

/** A part of little importance beside others of more does not decide what is an answer. */
function isGeneral({ importance }: QueryPart, parts: readonly QueryPart[]): boolean {
  return importance < 0.5 && parts.some((other) => other.importance >= 0.5);
}

function addPart(
  index: SearchIndex,
  { meanings, importance, isThing }: QueryPart,
  general: boolean,
  { score, covered, mentioned, fully }: Sums,
): void {
  const match = index.rankingRoom.match(score.length);
  const matched: number[] = [];
  let best = 0;
  for (const { term, quality } of meanings) {
    for (const posting of index.postings(term) ?? []) {
      const document = Math.floor(posting / 256);
      const value = quality * (posting % 256);
      const before = match[document] as number;
      if (value <= before) continue;
      if (before === 0) matched.push(document);
      match[document] = value;
      if (value > best) best = value;
    }
  }
  // What no product is about, only mentions, decides less.
  const worth = importance * Math.min(1, best / 75);
  for (const document of matched) {
    const value = match[document] as number;
    const share = value / best;
    const isTrue = share >= TRULY || (!isThing && value >= STATED);
    mentioned[document] = (mentioned[document] as number) + 1;
    score[document] = (score[document] as number) + worth * share;
    if (general) continue;
    covered[document] = (covered[document] as number) + worth * (isTrue ? 1 : MENTIONED);
    if (share >= FULLY || (isTrue && !isThing)) fully[document] = (fully[document] as number) + 1;
  }
}

/** The documents that answer most of the query, in order; when these are few, also those that mention it all. */
function inOrder(
  index: SearchIndex,
  parts: number,
  specific: number,
  { score, covered, mentioned, fully }: Sums,
  isInStock: (id: number) => boolean,
): number[] {
  const documents: number[] = [];
  for (let document = 0; document < mentioned.length; document += 1) {
    if (mentioned[document] !== 0 && !index.isGone(document)) documents.push(document);
  }
  let most = 0;
  let highest = 0;
  for (const document of documents) {
    most = Math.max(most, covered[document] as number);
    highest = Math.max(highest, score[document] as number);
  }
  if (most === 0) return [];
  const answers = (document: number) => (covered[document] as number) >= most - SAME;
  const chosen = documents.filter(answers);
  const more =
    chosen.length < FEW
      ? documents.filter((document) => mentioned[document] === parts && !answers(document))
      : [];
  const ranked = chosen.concat(more);
  const ranks = new Uint16Array(ranked.length);
  for (let at = 0; at < ranked.length; at += 1) {
    const document = ranked[at] as number;
    const mention = at < chosen.length ? 0 : 1;
    const tier = mention === 0 && fully[document] === specific ? 0 : 1;
    const soldOut = isInStock(index.ids[document] as number) ? 0 : 1;
    const lack = Math.round((LACKS - 1) * (1 - (score[document] as number) / highest));
    ranks[at] = ((mention * 2 + tier) * 2 + soldOut) * LACKS + lack;
  }
  return sortedByRank(ranked, ranks);
}

/** Sorts by counting how many have each rank; equal ones stay in their order. */
function sortedByRank(documents: readonly number[], ranks: Uint16Array): number[] {
  const places = new Uint32Array(RANKS + 1);
  for (let at = 0; at < ranks.length; at += 1) {
    const next = (ranks[at] as number) + 1;
    places[next] = (places[next] as number) + 1;
  }
  for (let rank = 1; rank <= RANKS; rank += 1) {
    places[rank] = (places[rank] as number) + (places[rank - 1] as number);
  }
  const sorted = new Array<number>(documents.length).fill(0);
  for (let at = 0; at < ranks.length; at += 1) {
    const rank = ranks[at] as number;
    const place = places[rank] as number;
    sorted[place] = documents[at] as number;
    places[rank] = place + 1;
  }
  return sorted;
}
