/** What each key of a keyboard gives in the English and in the Arabic (101) layout. */
const ENGLISH_KEYS = "qwertyuiop[]asdfghjkl;'zxcvnm,./`b";
const ARABIC_KEYS = 'ضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظذ\u0000';

const TO_ARABIC = new Map<string, string>();
const TO_ENGLISH = new Map<string, string>();
for (const [index, key] of [...ENGLISH_KEYS].entries()) {
  const letter = ARABIC_KEYS[index];
  if (letter === undefined || letter === '\u0000') continue;
  TO_ARABIC.set(key, letter);
  TO_ENGLISH.set(letter, key);
}
// One key gives two letters.
TO_ARABIC.set('b', 'لا');

/** What would have been typed with the keyboard switched to Arabic: `glfm` … `لمبة`. Undefined when the text is not Latin. */
export function asArabicKeys(text: string): string | undefined {
  if (!/[a-z]/i.test(text)) return undefined;
  return [...text.toLowerCase()].map((key) => TO_ARABIC.get(key) ?? key).join('');
}

/** What would have been typed with the keyboard switched to English: `مثي` … `led`. Undefined when the text is not Arabic. */
export function asEnglishKeys(text: string): string | undefined {
  if (!/[\u0621-\u064A]/.test(text)) return undefined;
  return [...text.replaceAll('لا', 'b')].map((letter) => TO_ENGLISH.get(letter) ?? letter).join('');
}
