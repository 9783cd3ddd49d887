import { placeOf } from '../sorted/place-of.ts';
import { isBrokenPlural, rootOf } from './plural-pattern.ts';
import { WEIGHTS } from './search-document.ts';
import { soundDistance, soundKeys } from './sound-key.ts';
import { spellingDistance, spellingLimit } from './spelling-distance.ts';

/** A known word, folded and without article. */
export interface KnownWord {
  readonly word: string;
  /** How it is written, with hamza and ta marbuta: for showing it. */
  written: string;
  /** The maximum weight of its texts; synonyms without a text count as names. */
  weight: number;
}

/** A known word that may have been meant; distance 0 is the word itself. */
export interface NearWord {
  readonly known: KnownWord;
  readonly distance: number;
}

/** Words looked at of those with one beginning; one or two letters begin thousands. */
const LOOKED_AT = 2_000;

/** The words of all texts and synonyms: by beginning, by sound and by spelling. */
export class Vocabulary {
  readonly #words = new Map<string, KnownWord>();
  readonly #brands = new Set<string>();
  /** Arabic words by what a plural has in common with its singular. */
  #roots: Map<string, KnownWord[]> | undefined;
  #sorted: KnownWord[] | undefined;
  #sounds: Map<string, KnownWord[]> | undefined;
  #lengths: (Spellings | undefined)[] | undefined;

  /** Adds a word, or raises a known one's weight. */
  add(word: string, weight: number): void {
    const known = this.#words.get(word);
    if (known) {
      if (known.weight < weight) known.weight = weight;
      return;
    }
    const added = { word, written: word, weight };
    this.#words.set(word, added);
    // Insert in place: a word added by an edit must not sort all of them again.
    this.#sorted?.splice(placeOfWord(this.#sorted, word), 0, added);
    if (this.#roots) addRoot(this.#roots, added);
    if (this.#sounds) addSounds(this.#sounds, added);
    if (this.#lengths) addSpelling(this.#lengths, added);
  }

  /** Sets the displayed form of a word, unless it has one. */
  showAs(word: string, written: string): void {
    const known = this.#words.get(word);
    if (known && known.written === word) known.written = written;
  }

  /** Marks a word as part of a brand's name. */
  addBrand(word: string): void {
    this.#brands.add(word);
  }

  isBrand(word: string): boolean {
    return this.#brands.has(word);
  }

  /** Prepares what the first search would otherwise wait for. */
  prepare(): void {
    this.#sorted ??= this.#inAlphabet();
    this.#roots ??= this.#byRoot();
    this.#sounds ??= this.#bySound();
    this.#lengths ??= this.#byLength();
  }

  find(word: string): KnownWord | undefined {
    return this.#words.get(word);
  }

  /** Words that begin with `prefix`, at most `limit`: the weightier ones, then the shorter. */
  beginningWith(prefix: string, limit: number): KnownWord[] {
    this.#sorted ??= this.#inAlphabet();
    const words: KnownWord[] = [];
    const first = placeOfWord(this.#sorted, prefix);
    for (let index = first; index < this.#sorted.length && words.length < LOOKED_AT; index += 1) {
      const candidate = this.#sorted[index];
      if (!candidate?.word.startsWith(prefix)) break;
      words.push(candidate);
    }
    return words
      .sort((a, b) => b.weight - a.weight || a.word.length - b.word.length)
      .slice(0, limit);
  }

  /** Words that begin as `prefix` with a slip in it, its first letter aside; the weightier ones first. */
  beginningLike(prefix: string, limit: number): KnownWord[] {
    const slips = spellingLimit(prefix.length);
    if (slips === 0) return [];
    const near = (word: string) =>
      [prefix.length, prefix.length - 1, prefix.length + 1].some(
        (length) => spellingDistance(prefix, word.slice(0, length), slips) <= slips,
      );
    return this.beginningWith(prefix.slice(0, 1), LOOKED_AT)
      .filter(({ word }) => word.length >= prefix.length - 1 && near(word))
      .slice(0, limit);
  }

  /** The broken plurals of a word, or the words that it is a broken plural of. */
  pluralsOf(word: string): KnownWord[] {
    const root = rootOf(word);
    if (root === undefined) return [];
    this.#roots ??= this.#byRoot();
    const isPlural = isBrokenPlural(word);
    return (this.#roots.get(root) ?? []).filter(
      (known) => known.word !== word && isBrokenPlural(known.word) !== isPlural,
    );
  }

  /**
   * Arabic words that sound like a Latin one (`nagafa`), and Latin names and brands that sound like an
   * Arabic word. The fewer consonants there are, the better the vowels must fit.
   */
  sounding(word: string): NearWord[] {
    this.#sounds ??= this.#bySound();
    const latin = !isArabic(word);
    const found = new Map<KnownWord, number>();
    for (const key of soundKeys(word)) {
      for (const known of this.#sounds.get(key) ?? []) {
        if (isArabic(known.word) !== latin) continue;
        const [inLatin, inArabic] = latin ? [word, known.word] : [known.word, word];
        const distance = soundDistance(inLatin, inArabic);
        if (distance > this.#soundLimit(known, key.length, { latin, length: word.length }))
          continue;
        found.set(known, Math.min(distance, found.get(known) ?? distance));
      }
    }
    return Array.from(found, ([known, distance]) => ({ known, distance }));
  }

  #soundLimit(
    known: KnownWord,
    consonants: number,
    { latin, length }: { latin: boolean; length: number },
  ): number {
    const isBrand = this.isBrand(known.word);
    if (latin) {
      if (known.weight < WEIGHTS.category && !isBrand) return -1;
      if (consonants <= 2) return length < 4 ? 0.15 : 0.35;
      return consonants === 3 ? 0.6 : 1;
    }
    // A brand of few consonants must sound the same.
    if (isBrand && consonants <= 3) return consonants === 3 ? 0.3 : length < 4 ? -1 : 0.12;
    return consonants >= 4 && (isBrand || known.weight >= WEIGHTS.name) ? 0.8 : -1;
  }

  /** Words of the same script that this one may be a misspelling of. */
  spelledLike(word: string): NearWord[] {
    const limit = spellingLimit(word.length);
    if (limit === 0) return [];
    this.#lengths ??= this.#byLength();
    const signature = lettersOf(word);
    const found: NearWord[] = [];
    const arabic = isArabic(word);
    for (let at = Math.max(2, word.length - 2); at <= word.length + 2; at += 1) {
      const { words, signatures } = this.#lengths[lengthKey(at, arabic)] ?? NO_SPELLINGS;
      for (let index = 0; index < words.length; index += 1) {
        if (bits(signature ^ (signatures[index] ?? 0)) > MOST_OTHER_LETTERS) continue;
        const known = words[index];
        if (!known) continue;
        const distance = spellingDistance(word, known.word, limit);
        if (distance <= limit && beginsAlike(word, known.word, distance))
          found.push({ known, distance });
      }
    }
    return found;
  }

  #byRoot(): Map<string, KnownWord[]> {
    const roots = new Map<string, KnownWord[]>();
    for (const known of this.#words.values()) addRoot(roots, known);
    return roots;
  }

  #inAlphabet(): KnownWord[] {
    return [...this.#words.values()].sort((a, b) => (a.word < b.word ? -1 : 1));
  }

  #bySound(): Map<string, KnownWord[]> {
    const sounds = new Map<string, KnownWord[]>();
    for (const known of this.#words.values()) addSounds(sounds, known);
    return sounds;
  }

  #byLength(): (Spellings | undefined)[] {
    const lengths: (Spellings | undefined)[] = [];
    for (const known of this.#words.values()) addSpelling(lengths, known);
    return lengths;
  }
}

/** Where a word is among sorted ones, or would be. */
function placeOfWord(sorted: readonly KnownWord[], word: string): number {
  return placeOf(sorted, (known) => (known.word < word ? -1 : 1));
}

function addSounds(sounds: Map<string, KnownWord[]>, known: KnownWord): void {
  for (const key of soundKeys(known.word)) {
    const same = sounds.get(key);
    if (same) same.push(known);
    else sounds.set(key, [known]);
  }
}

function addRoot(roots: Map<string, KnownWord[]>, known: KnownWord): void {
  const root = rootOf(known.word);
  if (root === undefined) return;
  const same = roots.get(root);
  if (same) same.push(known);
  else roots.set(root, [known]);
}

/** Misspellings rarely affect the first letter: two whole errors, or one in a short word, must leave it. */
function beginsAlike(typed: string, known: string, distance: number): boolean {
  return distance < 1 || typed.charCodeAt(0) === known.charCodeAt(0);
}

function addSpelling(lengths: (Spellings | undefined)[], known: KnownWord): void {
  const key = lengthKey(known.word.length, isArabic(known.word));
  const spellings = lengths[key] ?? { words: [], signatures: [] };
  lengths[key] = spellings;
  spellings.words.push(known);
  spellings.signatures.push(lettersOf(known.word));
}

/** Letters that only one of two spellings has; each slip adds two at most. */
const MOST_OTHER_LETTERS = 4;

function isArabic(word: string): boolean {
  return word.charCodeAt(0) > 0x600;
}

function lengthKey(length: number, arabic: boolean): number {
  return length * 2 + (arabic ? 1 : 0);
}

/** Words of one length and script with the sets of their letters, for leaving out quickly what cannot be meant. */
interface Spellings {
  readonly words: KnownWord[];
  readonly signatures: number[];
}

const NO_SPELLINGS: Spellings = { words: [], signatures: [] };

/** The set of a word's letters, as bits. */
function lettersOf(word: string): number {
  let set = 0;
  for (let index = 0; index < word.length; index += 1) set |= 1 << (word.charCodeAt(index) & 31);
  return set;
}

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
