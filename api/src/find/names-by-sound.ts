import type { Db } from '../database/database.ts';
import { soundDistance, soundKeys } from './sound-key.ts';
import { completions, type TermIndex } from './term-index.ts';
import { nameTerm } from './terms.ts';

/** Latin letters and digits that write the sound of an Arabic letter at the beginning of a name. */
const BEGINNINGS: Readonly<Record<string, string>> = {
  ا: 'aeiouy2',
  ب: 'bpv',
  ت: 't',
  ث: 'ts',
  ج: 'gj',
  ح: 'h7',
  خ: 'k5',
  د: 'd',
  ذ: 'zd',
  ر: 'r',
  ز: 'z',
  س: 'sc',
  ش: 'sc',
  ص: 's9',
  ض: 'd',
  ط: 't6',
  ظ: 'z',
  ع: 'aeiou3',
  غ: 'g8',
  ف: 'fpv',
  ق: 'qkga2',
  ك: 'kc',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  و: 'wou',
  ي: 'yie',
};
/** Shorter words sound like too many. */
const LETTERS_MIN = 3;
/** Different words with one beginning that are listened to. */
const LISTENED_MAX = 3_000;
/** How differently two spellings of a name may sound, and by how much more than the nearest one. */
const FARTHEST = 0.8;
const BEHIND_NEAREST = 0.15;
const NAMES_MAX = 4;

/**
 * The names of an index, at most four, that sound like a whole folded word in the other script: وائل for `wael`.
 * Every distinct name with such a first letter is compared, by jumps in the index; a customer base has some thousands.
 */
export async function namesBySound(db: Db, index: TermIndex, word: string): Promise<string[]> {
  if ([...word].length < LETTERS_MIN || !/^[a-z\d]+$|^[ء-ي]+$/.test(word)) return [];
  const isLatin = /^[a-z\d]/.test(word);
  const keys = new Set(soundKeys(word));
  const heard: { readonly name: string; readonly distance: number }[] = [];
  for (const letter of beginningsOf(word)) {
    for (const term of await completions(db, index, nameTerm(letter), LISTENED_MAX)) {
      const name = term.slice(nameTerm('').length);
      if (!soundKeys(name).some((key) => keys.has(key))) continue;
      const distance = isLatin ? soundDistance(word, name) : soundDistance(name, word);
      heard.push({ name, distance });
    }
  }
  heard.sort((a, b) => a.distance - b.distance);
  const most = Math.min(FARTHEST, (heard[0]?.distance ?? 0) + BEHIND_NEAREST);
  return heard
    .filter(({ distance }) => distance <= most)
    .slice(0, NAMES_MAX)
    .map(({ name }) => name);
}

/** The letters of the other script that a name may begin with. */
function beginningsOf(word: string): string[] {
  const first = word[0] ?? '';
  const written = BEGINNINGS[first];
  if (written !== undefined) return [...written];
  return Object.keys(BEGINNINGS).filter((letter) => BEGINNINGS[letter]?.includes(first));
}
