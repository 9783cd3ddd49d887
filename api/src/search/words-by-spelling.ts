import { isArabicWord, type KnownWord, type NearWord } from './known-word.ts';
import { spellingDistance, spellingLimit } from './spelling-distance.ts';

/** Letters that only one of two spellings has; each slip adds two at most. */
const MOST_OTHER_LETTERS = 4;

/** Words of one length and script with the sets of their letters, for leaving out quickly what cannot be meant. */
interface Spellings {
  readonly words: KnownWord[];
  readonly signatures: number[];
}

const NO_SPELLINGS: Spellings = { words: [], signatures: [] };

/** Known words by length and script. */
export class WordsBySpelling {
  readonly #lengths: (Spellings | undefined)[] = [];

  constructor(words: Iterable<KnownWord>) {
    for (const known of words) this.add(known);
  }

  add(known: KnownWord): void {
    const key = lengthKey(known.word.length, isArabicWord(known.word));
    const spellings = this.#lengths[key] ?? { words: [], signatures: [] };
    this.#lengths[key] = spellings;
    spellings.words.push(known);
    spellings.signatures.push(lettersOf(known.word));
  }

  /** Words of the same script that this one may be a misspelling of. */
  like(word: string): NearWord[] {
    const limit = spellingLimit(word.length);
    if (limit === 0) return [];
    const signature = lettersOf(word);
    const found: NearWord[] = [];
    const arabic = isArabicWord(word);
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
}

/** Misspellings rarely affect the first letter: two whole errors, or one in a short word, must leave it. */
function beginsAlike(typed: string, known: string, distance: number): boolean {
  return distance < 1 || typed.charCodeAt(0) === known.charCodeAt(0);
}

function lengthKey(length: number, arabic: boolean): number {
  return length * 2 + (arabic ? 1 : 0);
}

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
