import { placeOf } from '../sorted/place-of.ts';
import type { KnownWord, NearWord } from './known-word.ts';
import { isBrokenPlural, rootOf } from './plural-pattern.ts';
import { spellingDistance, spellingLimit } from './spelling-distance.ts';
import { WordsBySound } from './words-by-sound.ts';
import { WordsBySpelling } from './words-by-spelling.ts';

/** Maximum candidates per prefix; one or two letters begin thousands. */
const LOOKED_AT = 2_000;

/** The words of all texts and synonyms: by beginning, by sound and by spelling. */
export class Vocabulary {
  readonly #words = new Map<string, KnownWord>();
  readonly #brands = new Set<string>();
  /** Arabic words by what a plural has in common with its singular. */
  #roots: Map<string, KnownWord[]> | undefined;
  #sorted: KnownWord[] | undefined;
  #sounds: WordsBySound | undefined;
  #spellings: WordsBySpelling | undefined;

  /** Adds a word, or raises a known one's weight. */
  add(word: string, weight: number): void {
    const known = this.#words.get(word);
    if (known) {
      if (known.weight < weight) known.weight = weight;
      return;
    }
    const added = { word, written: word, isOwn: false, weight };
    this.#words.set(word, added);
    // Insert in place: a word added by an edit must not sort all of them again.
    this.#sorted?.splice(placeOfWord(this.#sorted, word), 0, added);
    if (this.#roots) addRoot(this.#roots, added);
    this.#sounds?.add(added);
    this.#spellings?.add(added);
  }

  /** Sets the displayed form of a word, unless it has one; the shop's own goes before that of synonyms. */
  showAs(word: string, written: string, isOwn = false): void {
    const known = this.#words.get(word);
    if (!known || known.isOwn || (known.written !== word && !isOwn)) return;
    known.written = written;
    known.isOwn = isOwn;
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
    this.#spellings ??= new WordsBySpelling(this.#words.values());
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
   * Words of the other script that sound like this one.
   *
   * @param isBorrowed whether it is surely an English word in Arabic letters: fewer consonants are enough.
   */
  sounding(word: string, isBorrowed = false): NearWord[] {
    this.#sounds ??= this.#bySound();
    return this.#sounds.like(word, isBorrowed);
  }

  /** Words of the same script that this one may be a misspelling of. */
  spelledLike(word: string): NearWord[] {
    this.#spellings ??= new WordsBySpelling(this.#words.values());
    return this.#spellings.like(word);
  }

  #byRoot(): Map<string, KnownWord[]> {
    const roots = new Map<string, KnownWord[]>();
    for (const known of this.#words.values()) addRoot(roots, known);
    return roots;
  }

  #inAlphabet(): KnownWord[] {
    return [...this.#words.values()].sort((a, b) => (a.word < b.word ? -1 : 1));
  }

  #bySound(): WordsBySound {
    return new WordsBySound(this.#words.values(), (word) => this.isBrand(word));
  }
}

/** Where a word is among sorted ones, or would be. */
function placeOfWord(sorted: readonly KnownWord[], word: string): number {
  return placeOf(sorted, (known) => (known.word < word ? -1 : 1));
}

function addRoot(roots: Map<string, KnownWord[]>, known: KnownWord): void {
  const root = rootOf(known.word);
  if (root === undefined) return;
  const same = roots.get(root);
  if (same) same.push(known);
  else roots.set(root, [known]);
}
