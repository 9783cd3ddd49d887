import type { SeededChoice } from '../sellers/seeded-choice.ts';

/** What fingers and ears do to a text; undefined when it cannot happen to it. */
export type Noise = (text: string, choice: SeededChoice) => string | undefined;

const ROWS = ['ضصثقفغعهخحجد', 'شسيبلاتنمكط', 'ئءؤرىةوزظ', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** Letters that differ by their dots. */
const DOTS = ['بتثني', 'جحخ', 'دذ', 'رز', 'سش', 'صض', 'طظ', 'عغ', 'فق'];
/** Letters that sound alike to many. */
const SOUNDS = ['سصث', 'تط', 'ضد', 'قك', 'زذظ', 'ck', 'sz', 'ei', 'ou'];
const SEATS: Readonly<Record<string, string>> = {
  ا: 'أ',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ة: 'ه',
  ه: 'ة',
  ي: 'ى',
  ى: 'ي',
  ئ: 'ي',
};

/** Kinds of slips by name. */
export const NOISES: Readonly<Record<string, Noise>> = {
  seats: (text) => {
    const changed = text.replace(
      /[أإآةى]|(?<=\p{L})[هي](?=\s|$)|(?<=^|\s)ا/gu,
      (letter) => SEATS[letter] ?? letter,
    );
    return changed === text ? undefined : changed;
  },
  swapped: (text, choice) =>
    inLongWord(
      text,
      choice,
      (word, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
    ),
  dropped: (text, choice) =>
    inLongWord(text, choice, (word, at) => word.slice(0, at) + word.slice(at + 1)),
  doubled: (text, choice) =>
    inLongWord(text, choice, (word, at) => word.slice(0, at) + word[at] + word.slice(at)),
  dots: (text, choice) => inLongWord(text, choice, (word, at) => replaced(word, at, DOTS, choice)),
  sounds: (text, choice) =>
    inLongWord(text, choice, (word, at) => replaced(word, at, SOUNDS, choice)),
  neighbour: (text, choice) => inLongWord(text, choice, (word, at) => neighbour(word, at, choice)),
};

/** Changes the longest word, from its second letter on; words of four letters and less stay readable only whole. */
function inLongWord(
  text: string,
  choice: SeededChoice,
  change: (word: string, at: number) => string | undefined,
): string | undefined {
  const words = text.split(' ');
  const longest = words.reduce(
    (best, word) => (/^\p{L}+$/u.test(word) && word.length > best.length ? word : best),
    '',
  );
  if (longest.length < 5) return undefined;
  const places = choice.shuffled(Array.from({ length: longest.length - 2 }, (_, at) => at + 1));
  for (const at of places) {
    const changed = change(longest, at);
    if (changed !== undefined && changed !== longest) {
      return words.map((word) => (word === longest ? changed : word)).join(' ');
    }
  }
  return undefined;
}

function replaced(
  word: string,
  at: number,
  groups: readonly string[],
  choice: SeededChoice,
): string | undefined {
  const letter = word[at] ?? '';
  const group = groups.find((letters) => letters.includes(letter));
  if (group === undefined) return undefined;
  const other = choice.of([...group].filter((candidate) => candidate !== letter));
  return word.slice(0, at) + other + word.slice(at + 1);
}

function neighbour(word: string, at: number, choice: SeededChoice): string | undefined {
  const row = ROWS.find((keys) => keys.includes(word[at] ?? ''));
  const key = row?.indexOf(word[at] ?? '') ?? -1;
  if (row === undefined || key === -1) return undefined;
  const beside = [row[key - 1], row[key + 1]].filter((letter) => letter !== undefined);
  return word.slice(0, at) + choice.of(beside) + word.slice(at + 1);
}
