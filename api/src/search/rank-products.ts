import { correctedText } from './corrected-text.ts';
import { type Interpretation, interpretQuery, type QueryPart } from './interpret-query.ts';
import { otherKeyboard } from './keyboard-layout.ts';
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
    corrected: documents.length === 0 ? undefined : corrected(typed, text, interpretation),
  };
}

function corrected(
  typed: string,
  text: string,
  { corrections }: Interpretation,
): string | undefined {
  return text === typed && corrections.size === 0 ? undefined : correctedText(text, corrections);
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
  const size = index.numbers;
  const score = new Float32Array(size);
  const covered = new Float32Array(size);
  const mentioned = new Uint8Array(size);
  const fully = new Uint8Array(size).fill(1);
  for (const part of parts) addPart(index, part, parts, { score, covered, mentioned, fully });
  return inOrder(index, parts.length, { score, covered, mentioned, fully }, isInStock);
}

interface Sums {
  readonly score: Float32Array;
  /** How much of the query's importance a document answers. */
  readonly covered: Float32Array;
  /** How many parts it has to do with at all. */
  readonly mentioned: Uint8Array;
  /** Whether every part is answered fully. */
  readonly fully: Uint8Array;
}

function addPart(
  index: SearchIndex,
  { meanings, importance, isThing }: QueryPart,
  parts: readonly QueryPart[],
  { score, covered, mentioned, fully }: Sums,
): void {
  const match = new Float32Array(score.length);
  let best = 0;
  for (const { term, quality } of meanings) {
    for (const posting of index.postings(term) ?? []) {
      const document = Math.floor(posting / 256);
      const value = quality * (posting % 256);
      if (value > (match[document] ?? 0)) match[document] = value;
      if (value > best) best = value;
    }
  }
  // What no product is about, only mentions, decides less.
  const worth = importance * Math.min(1, best / 75);
  const isGeneral = importance < 0.5 && parts.some((other) => other.importance >= 0.5);
  for (let document = 0; document < match.length; document += 1) {
    const share = (match[document] ?? 0) / best;
    const isTrue = share >= TRULY || (!isThing && (match[document] ?? 0) >= STATED);
    if (share < FULLY && !isGeneral && !(isTrue && !isThing)) fully[document] = 0;
    if (share === 0) continue;
    score[document] = (score[document] ?? 0) + worth * share;
    mentioned[document] = (mentioned[document] ?? 0) + 1;
    covered[document] =
      (covered[document] ?? 0) + (isGeneral ? 0 : worth * (isTrue ? 1 : MENTIONED));
  }
}

/** The documents that answer most of the query, in order; when these are few, also those that mention it all. */
function inOrder(
  index: SearchIndex,
  parts: number,
  { score, covered, mentioned, fully }: Sums,
  isInStock: (id: number) => boolean,
): number[] {
  let most = 0;
  let highest = 0;
  for (let document = 0; document < score.length; document += 1) {
    if (index.isGone(document)) continue;
    most = Math.max(most, covered[document] ?? 0);
    highest = Math.max(highest, score[document] ?? 0);
  }
  if (most === 0) return [];
  const answers = (document: number) => (covered[document] ?? 0) >= most - SAME;
  const chosen = select(index, answers);
  const more =
    chosen.length < FEW
      ? select(index, (document) => mentioned[document] === parts && !answers(document))
      : [];
  const keys = new Float64Array(chosen.length + more.length);
  for (const [at, document] of [...chosen, ...more].entries()) {
    const mention = at < chosen.length ? 0 : 1;
    const tier = mention === 0 && fully[document] === 1 ? 0 : 1;
    const soldOut = isInStock(index.ids[document] ?? 0) ? 0 : 1;
    const lack = Math.round(1_000 * (1 - (score[document] ?? 0) / highest));
    // One number each, since those are sorted fastest: what counts most stands highest.
    keys[at] = (((mention * 2 + tier) * 2 + soldOut) * 1_024 + lack) * 0x100_0000 + document;
  }
  keys.sort();
  return Array.from(keys, (key) => key % 0x100_0000);
}

function select(index: SearchIndex, belongs: (document: number) => boolean): number[] {
  const documents: number[] = [];
  for (let document = 0; document < index.numbers; document += 1) {
    if (belongs(document) && !index.isGone(document)) documents.push(document);
  }
  return documents;
}
