/**
 * The consonants of a word in one alphabet, so that an Arabic word and its Franco-Arabic spellings match:
 * لمبة and `lamba` are both `lmb`, نجفة and `nagafa` both `njf`. Vowels are omitted, since every writer uses
 * others. A word with several Egyptian pronunciations has several keys: قلاووظ, ذكية.
 */
export function soundKeys(word: string): string[] {
  const spellings = /[a-z]/.test(word) ? latinReadings(word).map(latinSounds) : arabicSounds(word);
  return [...new Set(spellings.map((sounds) => consonants(sounds)))];
}

/**
 * Doubled consonants are merged: `kashshaf`, `kashaf`; so are s and z, since names are pronounced either way:
 * `Cosmo`, كوزمو.
 */
function consonants(sounds: string): string {
  return sounds
    .replace(/z/g, 's')
    .replace(/[·aeiouwyIU]/g, '')
    .replace(/(.)\1+/g, '$1');
}

const LATIN_SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/sh|ch/g, 'S'],
  [/kh|5/g, 'X'],
  [/gh|8/g, 'G'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/ph/g, 'f'],
  [/ck/g, 'k'],
  [/2/g, ''],
  [/3/g, 'a'],
  [/7/g, 'h'],
  [/6/g, 't'],
  [/9/g, 's'],
  [/ee|yy/g, 'I'],
  [/oo|ou|ww/g, 'U'],
  [/j/g, 'g'],
  [/[qc]/g, 'k'],
  [/p/g, 'b'],
  [/v/g, 'f'],
  [/x/g, 'ks'],
];

/** How English reads letters that Franco-Arabic reads otherwise: `light` is لايت, `city` is سيتي. */
const ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/igh/g, 'ai'],
  [/c(?=[eiy])/g, 's'],
  [/tion/g, 'shn'],
  [/(?<=[aeiou])sion/g, 'gn'],
  [/sch/g, 'sh'],
  [/^x/g, 'z'],
  [/ch$/g, 'k'],
  [/(?<=[bcdfgklmnprstvz])e$/g, ''],
];

/** A Latin word as written, as English reads it, with its digraphs split, and with a final h heard. */
function latinReadings(word: string): string[] {
  let english = word;
  for (const [pattern, sound] of ENGLISH) english = english.replace(pattern, sound);
  // Where two words or names meet, `dh` is no ذ: Nordhaus.
  const apart = word.replace(/(?<=[dtg])h(?=[aeiou])/g, '·h');
  // A final h may be ح: `mafateeh`.
  const breathed = word.replace(/(?<=[aeiou])h$/, '·h');
  return [...new Set([word, english, apart, breathed])];
}

/** A Latin word as it sounds, vowels included. */
function latinSounds(word: string): string {
  let sounds = word.replace(/(?<=[aeiou])h$/, '');
  for (const [pattern, sound] of LATIN_SOUNDS) sounds = sounds.replace(pattern, sound);
  return sounds;
}

const ARABIC_SOUNDS: Readonly<Record<string, readonly string[]>> = {
  ا: ['a'],
  ب: ['b'],
  ت: ['t'],
  ث: ['t', 's'],
  ج: ['g'],
  ح: ['h'],
  خ: ['X'],
  د: ['d'],
  ذ: ['z', 'd'],
  ر: ['r'],
  ز: ['z'],
  س: ['s'],
  ش: ['S'],
  ص: ['s'],
  ض: ['d'],
  ط: ['t'],
  ظ: ['z'],
  ع: ['a'],
  غ: ['G', 'g'],
  ف: ['f'],
  ق: ['k', ''],
  ك: ['k'],
  ل: ['l'],
  م: ['m'],
  ن: ['n'],
  ه: ['h'],
  و: ['w'],
  ي: ['y'],
};

/** The ways a folded Arabic word may sound; at most 4. */
function arabicSounds(word: string): string[] {
  let spellings = [''];
  // An alef that only carries the following vowel is silent: اوسرام.
  for (const letter of word.replace(/^ا(?=[وي])/, '').replace(/(?<=.)ه$/, 'ا')) {
    const sounds = ARABIC_SOUNDS[letter] ?? [];
    spellings = spellings.flatMap((before) => sounds.map((sound) => before + sound)).slice(0, 4);
  }
  return spellings;
}

/**
 * How differently two words sound, one of them Latin and one Arabic, their consonants being the same: 0
 * for `lamba` and لمبة. Arabic leaves short vowels out, so a vowel too many in Latin costs little.
 */
export function soundDistance(latin: string, arabic: string): number {
  const heard = latinReadings(latin).map((reading) => vowelled(latinSounds(reading)));
  const said = arabicSounds(arabic).map(vowelled);
  return Math.min(...heard.flatMap((a) => said.map((b) => vowelDistance(a, b))));
}

/** One letter for each vowel sound: the open one, the front ones, the round ones. */
function vowelled(sounds: string): string {
  return sounds
    .replace(/·/g, '')
    .replace(/[eiy]/g, 'y')
    .replace(/[ouw]/g, 'w')
    .replace(/(.)\1+/g, '$1')
    .replace(/I/g, 'Y')
    .replace(/U/g, 'W');
}

const SHORT_VOWEL = 0.1;
/** `ee` and `oo` represent a letter that Arabic writes. */
const LONG_VOWEL = 0.35;
const MISSING_VOWEL = 0.4;
const OTHER_VOWEL = 0.3;
/** An alef that a word begins with carries any vowel: `eswed` is اسود. */
const FIRST_VOWEL = 0.1;
/** s for z. */
const SIBILANT = 0.15;

function vowelDistance(latin: string, arabic: string): number {
  const isVowel = (letter: string | undefined) => letter !== undefined && 'aywYW'.includes(letter);
  const dropped = (letter = '') =>
    'YW'.includes(letter) ? LONG_VOWEL : isVowel(letter) ? SHORT_VOWEL : 1;
  let last = [0];
  for (let j = 1; j <= arabic.length; j += 1) {
    last.push((last[j - 1] ?? 0) + (isVowel(arabic[j - 1]) ? MISSING_VOWEL : 1));
  }
  for (let i = 1; i <= latin.length; i += 1) {
    const row = [(last[0] ?? 0) + dropped(latin[i - 1])];
    for (let j = 1; j <= arabic.length; j += 1) {
      const [a, b] = [latin[i - 1], arabic[j - 1]];
      // Capital consonants are separate sounds: sh, kh, gh.
      const isSame = a === b || (isVowel(a) && a?.toLowerCase() === b);
      const isSibilant = 'sz'.includes(a ?? '-') && 'sz'.includes(b ?? '-');
      const isFirst = i === 1 && j === 1 && b === 'a';
      const other = isVowel(a) && isVowel(b) ? (isFirst ? FIRST_VOWEL : OTHER_VOWEL) : 1;
      const change = isSame ? 0 : isSibilant ? SIBILANT : other;
      row.push(
        Math.min(
          (last[j] ?? 0) + dropped(a),
          (row[j - 1] ?? 0) + (isVowel(b) ? MISSING_VOWEL : 1),
          (last[j - 1] ?? 0) + change,
        ),
      );
    }
    last = row;
  }
  return last[arabic.length] ?? 0;
}
