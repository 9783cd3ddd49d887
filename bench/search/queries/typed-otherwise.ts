/** The keys of an Egyptian keyboard, from its upper left: Latin, then Arabic. */
const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvnm,./";
const ARABIC = 'ذضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظ';

/** The text as it appears when the keyboard was left in the other language; لا on its own key or on two. */
export function onOtherKeyboard(text: string, twoKeys: boolean): string {
  if (/\p{Script=Arabic}/u.test(text)) {
    const bare = text.replace(/[أإآ]/g, 'ا');
    return swapped(twoKeys ? bare : bare.replaceAll('لا', 'b'), ARABIC, LATIN);
  }
  return swapped(text.toLowerCase().replaceAll('b', 'لا'), LATIN, ARABIC);
}

function swapped(text: string, from: string, to: string): string {
  return [...text].map((key) => to[from.indexOf(key)] ?? key).join('');
}

/** How Franco-Arabic is written: with digits for the letters Latin lacks, or by letters alone. */
export const FRANCO: Readonly<Record<string, (sound: string) => string>> = {
  digits: (sound) => vowels(letters(sound, { H: '7', X: '5', A: '3', G: 'gh', Q: '2', S: 'sh' })),
  letters: (sound) => vowels(letters(sound, { H: 'h', X: 'kh', A: 'a', G: 'gh', Q: 'k', S: 'sh' })),
  long: (sound) => letters(sound, { H: '7', X: 'kh', A: '3', G: 'gh', Q: 'q', S: 'sh' }),
  french: (sound) =>
    vowels(letters(sound, { H: 'h', X: 'kh', A: 'a', G: 'gh', Q: 'a', S: 'ch' })).replace(
      /u/g,
      'ou',
    ),
};

function letters(sound: string, map: Readonly<Record<string, string>>): string {
  return sound
    .replace(/[HXAGQS]/g, (letter) => map[letter] ?? letter)
    .replace(/shsh|chch/g, (pair) => pair.slice(2));
}

function vowels(text: string): string {
  return text.replace(/aa/g, 'a').replace(/ii|ee/g, 'i').replace(/oo/g, 'o');
}

/** Digits as Arabic keyboards give them. */
export function indicDigits(text: string | number): string {
  return String(text).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? digit);
}
