/**
 * A word's consonants in one script, so that an Arabic word and its Franco-Arabic spelling meet:
 * لمبة and `lamba` are both `lmb`, نجفة and `nagafa` both `njf`. Vowels are left out, since every
 * writer puts others; g and j are one, as in Egypt.
 */
export function soundKey(word: string): string {
  const sounds = /[a-z]/.test(word) ? latinSounds(word) : arabicSounds(word);
  // Doubled consonants are one: `kashshaf`, `kashaf`.
  return sounds.replace(/(.)\1+/g, '$1');
}

const LATIN_PAIRS: readonly (readonly [RegExp, string])[] = [
  [/sh|ch/g, 'S'],
  [/kh|5/g, 'X'],
  [/gh|8/g, 'G'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/ph/g, 'f'],
  [/ck/g, 'k'],
  [/3/g, ''],
  [/2/g, ''],
  [/7/g, 'h'],
  [/6/g, 't'],
  [/9/g, 's'],
  [/[gj]/g, 'j'],
  [/q/g, 'k'],
  [/c/g, 'k'],
  [/p/g, 'b'],
  [/v/g, 'f'],
  [/x/g, 'ks'],
];

function latinSounds(word: string): string {
  let sounds = word.replace(/h$/, '');
  for (const [pattern, sound] of LATIN_PAIRS) sounds = sounds.replace(pattern, sound);
  return sounds.replace(/[aeiouyw]/g, '');
}

const ARABIC_SOUNDS: Readonly<Record<string, string>> = {
  ب: 'b',
  ت: 't',
  ث: 't',
  ج: 'j',
  ح: 'h',
  خ: 'X',
  د: 'd',
  ذ: 'd',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'S',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  ع: '',
  غ: 'G',
  ف: 'f',
  ق: 'k',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  و: '',
  ي: '',
  ا: '',
};

function arabicSounds(word: string): string {
  return [...word.replace(/ه$/, '')].map((letter) => ARABIC_SOUNDS[letter] ?? '').join('');
}
