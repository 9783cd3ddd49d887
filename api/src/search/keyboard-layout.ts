/** What each key of a keyboard gives in the English and in the Arabic (101) layout. */
const ENGLISH_KEYS = "qwertyuiop[]asdfghjkl;'zxcvnm,./`";
const ARABIC_KEYS = 'ضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظذ';

/** Keys that give the forms of alef with shift; other letters are the same as without. */
const SHIFTED: Readonly<Record<string, string>> = {
  H: 'أ',
  Y: 'إ',
  N: 'آ',
  G: 'لأ',
  T: 'لإ',
  B: 'لآ',
};

const TO_ARABIC = new Map<string, string>();
const TO_ENGLISH = new Map<string, string>();
for (const [index, key] of [...ENGLISH_KEYS].entries()) {
  const letter = ARABIC_KEYS[index] ?? '';
  TO_ARABIC.set(key, letter);
  TO_ENGLISH.set(letter, key);
}
// One key gives two letters.
TO_ARABIC.set('b', 'لا');
for (const [key, letters] of Object.entries(SHIFTED)) TO_ENGLISH.set(letters, key.toLowerCase());

/**
 * The text as typed on the other keyboard layout, likeliest first: `glfm` … `لمبة`, `مثي` … `led`. A capital
 * may be a shifted key or the phone's auto-capitalisation, so both are returned. Empty when the text has no
 * letters or letters of both languages.
 */
export function otherKeyboard(text: string): string[] {
  const latin = /[a-z]/i.test(text);
  const arabic = /[\u0621-\u064A]/.test(text);
  if (latin === arabic) return [];
  if (arabic) return [...new Set([asEnglish(text, 'b'), asEnglish(text, 'gh')])];
  const plain = asArabic(text.toLowerCase());
  const shifted = asArabic(text);
  return plain === shifted ? [plain] : [shifted, plain];
}

function asArabic(text: string): string {
  return [...text]
    .map((key) => SHIFTED[key] ?? TO_ARABIC.get(key) ?? TO_ARABIC.get(key.toLowerCase()) ?? key)
    .join('');
}

/** @param lamAlef the key or the two keys that لا was typed with. */
function asEnglish(text: string, lamAlef: 'b' | 'gh'): string {
  return text
    .replace(/لا|لأ|لإ|لآ/g, lamAlef)
    .replace(/[\u0621-\u064A]/g, (letter) => TO_ENGLISH.get(letter) ?? letter);
}
