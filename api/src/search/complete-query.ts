import { foldText } from '@dp/contract/fold-text.ts';
import type { Locale } from '@dp/contract/locale.ts';
import { isCap } from './cap.ts';
import { conceptTerm, type WrittenPhrase } from './concepts.ts';
import { correctedText } from './corrected-text.ts';
import { begunWords, furtherWords } from './further-words.ts';
import { interpretQuery } from './interpret-query.ts';
import { isArabicWord, type KnownWord } from './known-word.ts';
import { asEnding, inNames, ownPhrase } from './quality-words.ts';
import { WEIGHTS } from './search-document.ts';
import type { SearchIndex } from './search-index.ts';
import { inLanguage, usualPhrase } from './shop-words.ts';
import { stemWord, withoutArticle } from './stem-word.ts';
import { switchKeyboard } from './switch-keyboard.ts';
import { tokenise } from './tokenise.ts';
import { isBareUnit } from './units.ts';

/** Maximum candidates for completing the word being typed. */
const CANDIDATES = 60;
/** So many words keep their place beside longer queries with one of them. */
const WORDS = 2;

/** A completion, and its number of products. */
interface Completion {
  readonly text: string;
  readonly found: number;
}

/**
 * Queries that finish what is being typed in words as the shop's own texts write them, those of the most products
 * first; the other words that the shop knows are written so too, and a quality agrees with its thing. Where one of
 * them or the text itself names a kind of product, further queries add a cap, a wattage or a quality that some of
 * these products have. Synonyms are not suggested: they would look like mistakes. If no word begins with what was
 * typed, a typing error is assumed. A number after a thing goes on as a measure that such products have. Nothing for a
 * query that ends in a number's unit or in no word.
 *
 * @param locale of the shop's pages: Arabic in Latin letters goes on in its language.
 */
export function completeQuery(
  index: SearchIndex,
  query: string,
  limit: number,
  locale: Locale,
): string[] {
  const text = switchKeyboard(index, query).trim();
  const code = /(?<=^|\s)[a-z]{0,2}\d+$/i.exec(foldText(text))?.[0];
  if (code !== undefined) return codes(index, text, code, limit);
  const last = /\p{L}+$/u.exec(text)?.[0] ?? '';
  const [typed, ...others] = tokenise(last);
  if (typed === undefined || others.length > 0) return [];
  // Not "9 وتد" for "9 وات".
  if (isBareUnit(typed) && /\p{Nd}\s*$/u.test(text.slice(0, -last.length))) return [];
  const before = asWritten(index, text.slice(0, -last.length));
  const begun = withoutArticle(typed);
  const words = (candidates: readonly KnownWord[]) => finished(index, candidates, begun, before);
  // One letter begins too many words, but few phrases: `track r`.
  const isWordBegun = begun.length > 1;
  const literal = [
    ...phrases(index, before + last),
    ...(isWordBegun ? words(index.vocabulary.beginningWith(begun, CANDIDATES)) : []),
  ];
  const known = index.vocabulary.find(begun);
  const completions =
    literal.length > 0 || !isWordBegun || known?.isOwn
      ? literal
      : words(index.vocabulary.beginningLike(begun, CANDIDATES));
  completions.sort((a, b) => b.found - a.found);
  const [first] = completions;
  const phrase = before === '' && known?.isOwn ? usualPhrase(index, begun, completions) : undefined;
  const whole = known?.isOwn ? begun : first && tokenise(first.text).at(-1);
  const things = before === '' && whole !== undefined ? thingsEnding(index, whole) : [];
  const all = [...(phrase ? [phrase] : []), ...completions, ...things];
  const offered = distinct(index, all, text, limit);
  const meant = known?.isOwn
    ? (phrase?.text ?? before + asEnding(index, known, before))
    : (first?.text ?? inLanguage(index, text, locale));
  const room = limit - Math.min(WORDS, offered.length);
  const longer = isWordBegun
    ? furtherWords(index, meant ?? '', room)
    : begunWords(index, before.trim(), begun, room);
  const kept = offered.slice(0, limit - longer.length);
  // The thing itself, then what it may be like, then other words that begin so.
  const itself = kept.filter((completion) => completion.text === meant);
  const rest = kept
    .filter((completion) => completion.text !== meant)
    .sort((a, b) => b.found - a.found);
  const texts = (completions: readonly Completion[]) => completions.map(({ text }) => text);
  return [...texts(itself), ...longer, ...texts(rest)];
}

/** Forms of one word are one completion, and one must find something. */
function distinct(
  index: SearchIndex,
  completions: readonly Completion[],
  typed: string,
  limit: number,
): Completion[] {
  const seen = new Set([stemsOf(typed)]);
  const offered: Completion[] = [];
  for (const completion of completions) {
    if (offered.length === limit) break;
    const stems = stemsOf(completion.text);
    if (seen.has(stems) || interpretQuery(index, completion.text).unknown.length > 0) continue;
    seen.add(stems);
    offered.push(completion);
  }
  return offered;
}

/** The shop's phrases that the last words of the text begin (`power sup`), one of each meaning. */
function phrases(index: SearchIndex, text: string): Completion[] {
  const stretches = text.split(/\s+/);
  return stretches.flatMap((_, at) => {
    const begun = tokenise(stretches.slice(at).join(' ')).join(' ');
    if (begun.length < 3) return [];
    const before = stretches.slice(0, at).map((word) => `${word} `);
    return onePhraseEach(index, index.concepts.phrasesBeginning(begun), before.join(''));
  });
}

/** Of phrases with one meaning the first that the shop writes, and how many names say it. */
function onePhraseEach(
  index: SearchIndex,
  phrases: readonly WrittenPhrase[],
  before: string,
): Completion[] {
  const ofConcepts = new Map<string, Completion>();
  for (const { folded, concept } of phrases) {
    // `light fixture` says no more than `light`.
    if (ofConcepts.has(concept) || index.concepts.kindOf(concept) === 'generality') continue;
    const text = ownPhrase(index, folded.split(' '));
    if (text === undefined || index.frequency(conceptTerm(concept)) === 0) continue;
    // Names say what things are: what can be dimmed is no dimmer.
    const found = Math.max(1, inNames(index, conceptTerm(concept)));
    ofConcepts.set(concept, { text: before + text, found });
  }
  return [...ofConcepts.values()];
}

/** For an English word that names nothing by itself the things that end with it: `lamp` → `table lamp`. */
function thingsEnding(index: SearchIndex, word: string): Completion[] {
  const isGeneral = index.concepts
    .of(stemWord(word))
    .some((concept) => index.concepts.kindOf(concept) === 'generality');
  return isGeneral && !isArabicWord(word)
    ? onePhraseEach(index, index.concepts.phrasesEnding(word), '')
    : [];
}

/** What a number or a cap is the beginning of: `لمبة 9 وات`, `bulb E14`. */
function codes(index: SearchIndex, text: string, code: string, limit: number): string[] {
  const thing = asWritten(index, text.slice(0, -code.length)).trim();
  if (thing !== '') return begunWords(index, thing, code, limit);
  return [...index.measures.beginningWith(code)]
    .filter((cap) => isCap(cap) && cap !== code.toLowerCase() && index.frequency(cap) > 0)
    .slice(0, limit)
    .map((cap) => cap.toUpperCase());
}

/** What precedes the word being typed, its words as the shop writes them: لمبة for لمبه. A word with a hyphen stays. */
function asWritten(index: SearchIndex, before: string): string {
  if (!/\s$/.test(before)) return before;
  return `${correctedText(before, interpretQuery(index, before).corrections, index)} `;
}

/** The text with its last word finished by each of some words. */
function finished(
  index: SearchIndex,
  candidates: readonly KnownWord[],
  begun: string,
  before: string,
): Completion[] {
  return candidates
    .filter(({ word, weight, isOwn }) => isOwn && word !== begun && weight > WEIGHTS.above)
    .filter(({ word }) => !isAndAnother(index, word))
    .map((known) => ({
      text: before + asEnding(index, known, before),
      found: index.frequency(stemWord(known.word)) > 0 ? foundBy(index, known.word) : 0,
    }))
    .filter(({ found }) => found > 0);
}

/** Whether a word is another of the shop's after و: "وتحكم" of a name ends no query. */
function isAndAnother(index: SearchIndex, word: string): boolean {
  return word.startsWith('و') && index.vocabulary.find(word.slice(1)) !== undefined;
}

function foundBy(index: SearchIndex, word: string): number {
  const stem = stemWord(word);
  const terms = [stem, ...index.concepts.of(stem).map(conceptTerm)];
  return Math.max(...terms.map((term) => index.frequency(term)));
}

/** A text as stems, equal for forms of a word and for a compound written as one word or as two. */
function stemsOf(text: string): string {
  return tokenise(text).map(stemWord).join('');
}
