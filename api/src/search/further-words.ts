import { isCap } from './cap.ts';
import { type Concepts, conceptTerm, phraseTerm } from './concepts.ts';
import { interpretQuery } from './interpret-query.ts';
import { isArabicWord } from './known-word.ts';
import { agreeing } from './quality-words.ts';
import { WEIGHTS } from './search-document.ts';
import type { SearchIndex } from './search-index.ts';
import { stemWord } from './stem-word.ts';
import { tokenise } from './tokenise.ts';
import { measureOf } from './units.ts';

/** What all say narrows nothing, and what one says is that product. */
const MOST_SHARE = 0.9;
const FEWEST = 2;
/** So many products of a thing say what such products are like: more would take longer and say the same. */
const SAMPLE = 2_000;
/** How something is sold does not tell it from others. */
const UNTELLING = new Set(['set', 'pack']);
/** From this on a product is what a part of a query asks for. */
const ANSWERS = 60;
const WATT = { ar: 'وات', en: 'W' };

/**
 * A query for a thing with what the names of such products say besides: `لمبة` → `لمبة E27`, `لمبة 9 وات`,
 * `لمبة أصفر دافئ`. Caps, watts and qualities take turns, each with the word of most products first. Nothing for a
 * query without a thing.
 */
export function furtherWords(index: SearchIndex, query: string, limit: number): string[] {
  const products = productsOf(index, query);
  if (products === undefined) return [];
  const isArabic = /[\u0621-\u064A]/.test(query);
  const said = new Set(tokenise(query).flatMap((token) => index.concepts.of(stemWord(token))));
  const qualities = index.concepts.groups.filter(
    ({ name, kind }) => kind === 'quality' && !said.has(name) && !UNTELLING.has(name),
  );
  const formsOf = new Map(qualities.map(({ name, phrases }) => [conceptTerm(name), phrases]));
  const counted = (terms: Iterable<string>) =>
    [...terms]
      .map((term) => ({ term, found: namedAmong(index, term, products) }))
      .filter(({ found }) => found >= FEWEST && found <= products.looked * MOST_SHARE)
      .sort((a, b) => b.found - a.found)
      .slice(0, 2 * limit)
      // A cap is a quality too, by its other names, which no product's name has.
      .flatMap(({ term, found }) => {
        const word = written(index, term, isArabic, products);
        return word === undefined
          ? []
          : [{ word: agreeing(query, word, formsOf.get(term) ?? []), found }];
      });
  const codes = [...index.measures.beginningWith('')];
  const kinds = [
    counted(codes.filter(isCap)),
    counted(codes.filter((code) => measureOf(code)?.unit === 'w')),
    counted(formsOf.keys()),
  ].sort((a, b) => (b[0]?.found ?? 0) - (a[0]?.found ?? 0));
  const longer: string[] = [];
  const most = Math.max(...kinds.map(({ length }) => length));
  for (let turn = 0; turn < most; turn += 1) {
    for (const { word } of kinds.flatMap((kind) => kind[turn] ?? [])) {
      if (longer.length === limit) return longer;
      // English says what a thing is like before it, Arabic after it.
      longer.push(isArabic ? `${query} ${word}` : `${word} ${query}`);
    }
  }
  return longer;
}

/** Some products: 1 for each document that is one of them. */
interface Sample {
  readonly among: Uint8Array;
}

/** The products that all parts of a query mean; undefined for a query without a thing or with something unknown. */
function productsOf(index: SearchIndex, query: string) {
  const { parts, unknown } = interpretQuery(index, query);
  const deciding = parts.filter(({ kind }) => kind !== 'generality' && kind !== 'pair');
  if (unknown.length > 0 || !deciding.some(({ kind }) => kind === 'thing')) return undefined;
  const answered = new Uint8Array(index.numbers);
  for (const [before, { meanings }] of deciding.entries()) {
    for (const { term, quality } of meanings) {
      for (const posting of index.postings(term) ?? []) {
        const document = Math.floor(posting / 256);
        if (answered[document] === before && (posting % 256) * quality >= ANSWERS)
          answered[document] = before + 1;
      }
    }
  }
  let looked = 0;
  let end = 0;
  for (let document = 0; document < answered.length; document += 1) {
    const isOne = answered[document] === deciding.length && !index.isGone(document);
    answered[document] = isOne ? 1 : 0;
    if (!isOne) continue;
    looked += 1;
    end = document + 1;
    if (looked === SAMPLE) break;
  }
  return { among: answered.subarray(0, end), looked };
}

/** How many of some products have a term in their name. */
function namedAmong(index: SearchIndex, term: string, { among }: Sample): number {
  const end = among.length * 256;
  let found = 0;
  // In the order of documents.
  for (const posting of index.postings(term) ?? []) {
    if (posting >= end) break;
    if (posting % 256 >= WEIGHTS.tail) found += among[Math.floor(posting / 256)] as number;
  }
  return found;
}

/** A cap, a measure or a quality as the names of some products write it. */
function written(
  index: SearchIndex,
  term: string,
  isArabic: boolean,
  products: Sample,
): string | undefined {
  const watt = measureOf(term);
  if (watt !== undefined) return `${watt.value} ${isArabic ? WATT.ar : WATT.en}`;
  if (isCap(term)) return term.toUpperCase();
  let best: { words: readonly string[]; found: number } | undefined;
  for (const tokens of phrasesOf(index.concepts).get(term) ?? []) {
    if (tokens.some((token) => isArabicWord(token) !== isArabic)) continue;
    const words = tokens.flatMap((token) => ownSpelling(index, token) ?? []);
    if (words.length < tokens.length) continue;
    const found = namedAmong(index, phraseTerm(tokens.map(stemWord)), products);
    // Of those that as many names have, the longer says more: `أصفر دافئ`.
    const isBetter =
      best === undefined ||
      found > best.found ||
      (found === best.found && words.length > best.words.length);
    if (found > 0 && isBetter) best = { words, found };
  }
  return best?.words.join(' ');
}

function ownSpelling(index: SearchIndex, token: string): string | undefined {
  const word = index.vocabulary.find(token);
  return word?.isOwn ? word.written : undefined;
}

const ofConcepts = new WeakMap<Concepts, Map<string, string[][]>>();

/** The words of the phrases of each quality, those of fewer words first. */
function phrasesOf(concepts: Concepts): Map<string, string[][]> {
  const known = ofConcepts.get(concepts);
  if (known) return known;
  const phrases = new Map<string, string[][]>();
  for (const { name, kind, phrases: all } of concepts.groups) {
    if (kind !== 'quality') continue;
    const tokens = all.map((phrase) => tokenise(phrase)).filter(({ length }) => length > 0);
    phrases.set(
      conceptTerm(name),
      tokens.sort((a, b) => a.length - b.length),
    );
  }
  ofConcepts.set(concepts, phrases);
  return phrases;
}
