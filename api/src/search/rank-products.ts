import { foldText } from '@dp/contract/fold-text.ts';
import { isCap } from './cap.ts';
import { conceptTerm } from './concepts.ts';
import { correctedText } from './corrected-text.ts';
import { type Interpretation, interpretQuery } from './interpret-query.ts';
import { otherKeyboard } from './keyboard-layout.ts';
import { withLampAsBulb } from './lamp-as-bulb.ts';
import { FEW, nearDocuments } from './near-products.ts';
import type { NearestValues } from './nearest-values.ts';
import { orderMatches } from './order-matches.ts';
import type { QueryPart } from './query-part.ts';
import { scoreDocuments } from './score-documents.ts';
import { WEIGHTS } from './search-document.ts';
import type { SearchIndex } from './search-index.ts';
import { isStopWord } from './stop-words.ts';
import { switchKeyboard } from './switch-keyboard.ts';
import { typedWords } from './typed-words.ts';

/** Products that match a part of a query only. */
export interface NearProducts {
  /** Never empty. */
  readonly ids: readonly number[];
  /** Words, as typed or corrected, that none of them matches. */
  readonly relaxed: readonly string[];
  readonly nearest: readonly NearestValues[];
}

/** A search result: products, best first, and the query actually searched. */
export interface RankedProducts {
  /** Products that match every word. */
  readonly matches: readonly number[];
  /** Near products, where there are few matches. */
  readonly near: NearProducts | undefined;
  /** What was searched instead of a misspelt query or one on the other keyboard; absent otherwise. */
  readonly corrected: string | undefined;
  /** The query with every word that was read as another, Franco-Arabic too: for looking up names by it. */
  readonly understood: string;
  /** Whether the query is the SKU of the results, or a prefix of it. */
  readonly isUnit: boolean;
}

/**
 * Finds products by SKU, by the words as typed, on the other keyboard layout, corrected, or as Franco-Arabic.
 * Quoted words are taken literally. With `isTyping`, the last word may be a prefix.
 */
export function rankProducts(
  index: SearchIndex,
  query: string,
  isInStock: (id: number) => boolean,
  { isTyping = false }: { isTyping?: boolean } = {},
): RankedProducts {
  const quoted = /^\s*["“”«](.*)["“”»]\s*$/su.exec(query)?.[1];
  const literally = quoted !== undefined;
  const typed = quoted ?? query;
  const unit = findUnit(index, typed, literally);
  if (unit?.isWhole)
    return {
      matches: idsOf(index, unit.documents),
      near: undefined,
      corrected: unit.corrected,
      understood: typed,
      isUnit: true,
    };

  const text = literally ? typed : switchKeyboard(index, typed);
  const interpretation = interpretQuery(index, text, { literally, isTyping });
  // While a search is being typed, "lamp" may still become "table lamp".
  const parts = isTyping ? interpretation.parts : withLampAsBulb(index, interpretation.parts);
  const found = findByWords(index, parts, isInStock);
  if (unit) {
    // Adds SKUs with this prefix: a base such as GU10 begins many.
    const documents = new Set([...found.matches, ...unit.documents]);
    const isAlone = found.matches.length === 0;
    const corrected = isAlone ? unit.corrected : undefined;
    return {
      matches: idsOf(index, [...documents]),
      near: undefined,
      corrected,
      understood: text,
      isUnit: isAlone,
    };
  }
  const { matches, near } = found;
  return {
    matches: idsOf(index, matches),
    near:
      near.documents.length === 0
        ? undefined
        : {
            ids: idsOf(index, near.documents),
            // As the page quotes the query.
            relaxed: near.relaxed
              .map((word) => typedWords(text, word, index.concepts))
              .map((word) => corrected(index, typed, text, interpretation, word) ?? word),
            nearest: near.nearest,
          },
    corrected:
      matches.length + near.documents.length === 0
        ? undefined
        : corrected(index, typed, text, interpretation),
    understood: correctedText(text, interpretation.meant, index),
    isUnit: false,
  };
}

function findByWords(
  index: SearchIndex,
  parts: readonly QueryPart[],
  isInStock: (id: number) => boolean,
) {
  const sums = index.rankingRoom.sums(index.numbers);
  const scored = scoreDocuments(index, parts, sums);
  const all = scored.reduce((bits, { bit }) => bits | bit, 0);
  const full: number[] = [];
  for (let document = 0; document < index.numbers; document += 1) {
    if (all !== 0 && sums.answered[document] === all && !index.isGone(document))
      full.push(document);
  }
  const things = parts.filter(({ kind }) => kind === 'thing').length;
  const isLast = lastOf(index, parts, things);
  const matches = orderMatches(index, full, sums, { isInStock, isLast, things });
  const near =
    matches.length < FEW
      ? nearDocuments(index, scored, sums, { matches: matches.length, isInStock })
      : { documents: [], relaxed: [], nearest: [] };
  return { matches, near };
}

/** Which matches come after all others: what is not meant where the query does not say what it is for. */
function lastOf(index: SearchIndex, parts: readonly QueryPart[], things: number) {
  const partsLast = !parts.some(({ isPart }) => isPart);
  // The search names light but no kind of product: a dimmer is not what "LED" asks for.
  const unlitLast = things === 0 && parts.some(({ kind }) => kind === 'generality');
  // A search for a cap without a kind of product means bulbs before fittings: "warm E27".
  const isOfBulb = ({ meanings }: QueryPart) => meanings.some(({ term }) => isCap(term));
  const bulbs = things === 0 && parts.some(isOfBulb) ? bulbsOf(index) : undefined;
  return (document: number) =>
    (partsLast && index.isPart(document)) ||
    (unlitLast && index.isUnlit(document)) ||
    (bulbs !== undefined && !bulbs.has(document));
}

/** The documents whose name or category says that they are bulbs. */
function bulbsOf(index: SearchIndex): ReadonlySet<number> {
  const postings = index.postings(conceptTerm('bulb')) ?? [];
  const named = postings.filter((posting) => posting % 256 >= WEIGHTS.category);
  return new Set(named.map((posting) => Math.floor(posting / 256)));
}

/** Documents by typed SKU, on either keyboard layout. */
function findUnit(index: SearchIndex, typed: string, literally: boolean) {
  const said = typed
    .split(/\s+/)
    .filter((word) => !isStopWord(foldText(word)))
    .join(' ');
  for (const text of literally ? [typed] : new Set([typed, said, ...otherKeyboard(typed)])) {
    const { documents, isWhole } = index.skus.find(text);
    const found = documents.filter((document) => !index.isGone(document));
    if (found.length > 0) {
      return {
        documents: found,
        isWhole,
        corrected: text === typed || text === said ? undefined : text.trim(),
      };
    }
  }
  return undefined;
}

function corrected(
  index: SearchIndex,
  typed: string,
  text: string,
  { corrections }: Interpretation,
  part = text,
): string | undefined {
  if (text === typed && corrections.size === 0) return undefined;
  return correctedText(part, corrections, index);
}

function idsOf(index: SearchIndex, documents: readonly number[]): number[] {
  return documents.map((document) => index.ids[document] ?? 0);
}
