import { soundDistance, soundKeys } from '../find/sound-key.ts';
import { isArabicWord, type KnownWord, type NearWord } from './known-word.ts';
import { WEIGHTS } from './search-document.ts';

/** How differently a borrowed word may sound. */
const BORROWED = 0.4;
/** Letters of a word that may have one consonant: `ta2a`, `dawaya`. */
const SHORTEST = 4;

/** Known words by their consonants. */
export class WordsBySound {
  readonly #sounds = new Map<string, KnownWord[]>();
  readonly #isBrand: (word: string) => boolean;

  constructor(words: Iterable<KnownWord>, isBrand: (word: string) => boolean) {
    this.#isBrand = isBrand;
    for (const known of words) this.add(known);
  }

  add(known: KnownWord): void {
    for (const key of soundKeys(known.word)) {
      const same = this.#sounds.get(key);
      if (same) same.push(known);
      else this.#sounds.set(key, [known]);
    }
  }

  /**
   * Arabic words that sound like a Latin one (`nagafa`), and Latin names and brands that sound like an
   * Arabic word. The fewer consonants there are, the better the vowels must fit.
   *
   * @param isBorrowed whether the Arabic word is surely an English one in Arabic letters.
   */
  like(word: string, isBorrowed = false): NearWord[] {
    const latin = !isArabicWord(word);
    const found = new Map<KnownWord, number>();
    for (const key of soundKeys(word)) {
      // One consonant in a short word sounds like anything: `tea` is no قطع.
      if (key.length < 2 && word.length < SHORTEST) continue;
      for (const known of this.#sounds.get(key) ?? []) {
        if (isArabicWord(known.word) !== latin) continue;
        const [inLatin, inArabic] = latin ? [word, known.word] : [known.word, word];
        const distance = soundDistance(inLatin, inArabic);
        const limit = this.#limit(known, key.length, { latin, length: word.length });
        if (distance > (isBorrowed ? Math.max(limit, BORROWED) : limit)) continue;
        found.set(known, Math.min(distance, found.get(known) ?? distance));
      }
    }
    return Array.from(found, ([known, distance]) => ({ known, distance }));
  }

  #limit(
    known: KnownWord,
    consonants: number,
    { latin, length }: { latin: boolean; length: number },
  ): number {
    const isBrand = this.#isBrand(known.word);
    if (latin) {
      if (known.weight < WEIGHTS.category && !isBrand) return -1;
      if (consonants <= 2) return length < 4 ? 0.15 : 0.35;
      return consonants === 3 ? 0.6 : 1;
    }
    // A brand of few consonants must sound the same.
    if (isBrand && consonants <= 3) return consonants === 3 ? 0.3 : length < 4 ? -1 : 0.12;
    return consonants >= 4 && (isBrand || known.weight >= WEIGHTS.name) ? 0.8 : -1;
  }
}
