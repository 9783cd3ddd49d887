import { foldText } from '@dp/contract/fold-text.ts';
import { isCap } from './cap.ts';
import { type Concepts, conceptTerm, phraseTerm } from './concepts.ts';
import { isArabicWord } from './known-word.ts';
import { agreeing } from './quality-words.ts';
import { namedAmong, productsOf, type Sample } from './sampled-products.ts';
import type { SearchIndex } from './search-index.ts';
import { stemWord } from './stem-word.ts';
import { tokenise } from './tokenise.ts';
import { measureOf } from './units.ts';

/** What all say narrows nothing, and what one says is that product. */
const MOST_SHARE = 0.9;
const FEWEST = 2;
/** So many words are looked through for those that begin as typed. */
const BEGUN = 30;
/** How something is sold does not tell it from others. */
const UNTELLING = new Set(['set', 'pack']);
const UNITS = new Map([
  ['w', { ar: 'وات', en: 'W' }],
  ['v', { ar: 'فولت', en: 'V' }],
]);

/**
 * A query for a thing with what the names of such products say besides: `لمبة` → `لمبة E27`, `لمبة 9 وات`,
 * `لمبة أصفر دافئ`, `نجف` → `نجفة ذهبية`. Caps, watts and qualities take turns, each with the word of most products first. Nothing for a
 * query without a thing.
 */
export function furtherWords(index: SearchIndex, asked: string, limit: number): string[] {
  const query = oneOf(index, asked);
  const kinds = tellingWords(index, query, limit);
  const longer: string[] = [];
  const most = Math.max(...kinds.map(({ length }) => length));
  for (let turn = 0; turn < most; turn += 1) {
    for (const { word } of kinds.flatMap((kind) => kind[turn] ?? [])) {
      if (longer.length === limit) return longer;
      longer.push(together(query, word));
    }
  }
  return longer;
}

/**
 * A query for a thing with what the names of such products say and begins as typed, that of most products first:
 * `لمبة 1` → `لمبة 12 وات`, `دلاية س` → `دلاية سوداء`.
 */
export function begunWords(
  index: SearchIndex,
  query: string,
  begun: string,
  limit: number,
): string[] {
  return tellingWords(index, query, BEGUN, { fewest: 1, mostShare: 1, begun })
    .flat()
    .sort((a, b) => b.found - a.found)
    .slice(0, limit)
    .map(({ word }) => (/^\d/.test(begun) ? `${query} ${word}` : together(query, word)));
}

/** Of things as a kind one of them, which a quality goes with as in names: نجف → نجفة. */
function oneOf(index: SearchIndex, query: string): string {
  const one = index.vocabulary.find(foldText(`${query}ة`));
  return one?.isOwn && stemWord(one.word) === stemWord(foldText(query)) ? one.written : query;
}

/** English says what a thing is like before it, Arabic after it. */
function together(query: string, word: string): string {
  return isInArabic(query) ? `${query} ${word}` : `${word} ${query}`;
}

function isInArabic(query: string): boolean {
  return /[\u0621-\u064A]/.test(query);
}

interface Telling {
  readonly word: string;
  /** How many of the products say so. */
  readonly found: number;
}

/** The caps, measures and qualities that the names of the products of a query say, the kind that most say first. */
function tellingWords(
  index: SearchIndex,
  query: string,
  limit: number,
  { fewest = FEWEST, mostShare = MOST_SHARE, begun = '' } = {},
): Telling[][] {
  const products = productsOf(index, query);
  if (products === undefined) return [];
  const isArabic = isInArabic(query);
  const typed = new Set(tokenise(query));
  const said = new Set([...typed].flatMap((token) => index.concepts.of(stemWord(token))));
  const qualities = index.concepts.groups.filter(
    ({ name, kind }) => kind === 'quality' && !said.has(name) && !UNTELLING.has(name),
  );
  const formsOf = new Map(qualities.map(({ name, phrases }) => [conceptTerm(name), phrases]));
  const counted = (terms: Iterable<string>) =>
    [...terms]
      .map((term) => ({ term, found: namedAmong(index, term, products) }))
      .filter(({ found }) => found >= fewest && found <= products.looked * mostShare)
      .sort((a, b) => b.found - a.found)
      .slice(0, 2 * limit)
      // A cap is a quality too, by its other names, which no product's name has.
      .flatMap(({ term, found }) => {
        const word = written(index, term, isArabic, products);
        return word === undefined
          ? []
          : [{ word: agreeing(query, word, formsOf.get(term) ?? []), found }];
      })
      // Not white twice: سبوت أبيض, أبيض طبيعي.
      .filter(({ word }) => !tokenise(word).some((token) => typed.has(token)))
      .filter(({ word }) => foldText(word).startsWith(begun));
  const codes = [...index.measures.beginningWith('')];
  return [
    counted(codes.filter(isCap)),
    counted(codes.filter((code) => isOffered(code, begun))),
    counted(formsOf.keys()),
  ].sort((a, b) => (b[0]?.found ?? 0) - (a[0]?.found ?? 0));
}

/** Watts, and of a number that was typed volts too. */
function isOffered(code: string, begun: string): boolean {
  const unit = measureOf(code)?.unit;
  return unit === 'w' || (unit === 'v' && begun !== '');
}

/** A cap, a measure or a quality as the names of some products write it. */
function written(
  index: SearchIndex,
  term: string,
  isArabic: boolean,
  products: Sample,
): string | undefined {
  const measure = measureOf(term);
  const unit = UNITS.get(measure?.unit ?? '');
  if (measure && unit) return `${measure.value} ${isArabic ? unit.ar : unit.en}`;
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
