import { UNIT_WORDS } from './units.ts';

const AR = '\\u0621-\\u064A';
const words = (numbers: Readonly<Record<string, number>>) =>
  Object.keys(numbers)
    .sort((a, b) => b.length - a.length)
    .join('|');

/** Numbers as Egyptians and the English say them, folded. */
const ONES: Readonly<Record<string, number>> = {
  ...{ واحد: 1, اتنين: 2, تلاته: 3, تلات: 3, ثلاثه: 3, اربعه: 4, اربع: 4, خمسه: 5, خمس: 5 },
  ...{ سته: 6, ست: 6, سبعه: 7, سبع: 7, تمانيه: 8, تمنيه: 8, ثمانيه: 8, تسعه: 9, تسع: 9 },
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 },
};
const TENS: Readonly<Record<string, number>> = {
  ...{ عشرين: 20, تلاتين: 30, ثلاثين: 30, اربعين: 40, خمسين: 50, ستين: 60, سبعين: 70 },
  ...{ تمانين: 80, ثمانين: 80, تسعين: 90 },
  ...{
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
  },
};
const OTHERS: Readonly<Record<string, number>> = {
  ...{ عشره: 10, عشر: 10, حداشر: 11, اتناشر: 12, تلتاشر: 13, اربعتاشر: 14, خمستاشر: 15, ستاشر: 16 },
  ...{
    سبعتاشر: 17,
    تمنتاشر: 18,
    تسعتاشر: 19,
    ميه: 100,
    ميت: 100,
    مايه: 100,
    ميتين: 200,
    متين: 200,
  },
  ...{ تلتميه: 300, ربعميه: 400, خمسميه: 500, الف: 1_000 },
  ...{ ten: 10, twelve: 12, fifteen: 15, sixteen: 16, eighteen: 18, hundred: 100 },
  ...ONES,
  ...TENS,
};
const UNIT = `(?=\\s*(?:${UNIT_WORDS.join('|')})(?![a-z${AR}]))`;
/** `اربعه وعشرين وات`, `twenty four watts`. */
const TWO_WORDS = new RegExp(
  `(?<![a-z${AR}])(?:(${words(ONES)})\\s+و(${words(TENS)})|(${words(TENS)})[\\s-]+(${words(ONES)}))${UNIT}`,
  'g',
);
const ONE_WORD = new RegExp(`(?<![a-z${AR}])(${words(OTHERS)})${UNIT}`, 'g');

/** Lengths in words: `نص متر`, `متر ونص`, `2 متر وربع`, `مترين`. */
const LENGTHS: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [new RegExp(`(?<![${AR}])مترين(?![${AR}])`, 'g'), () => '2 متر'],
  [
    /(?:(\d+)\s*)?متر\s*و\s*(نصف?|ربع|\d{1,2})(?!\s*[\d.])/g,
    (_, metres = '1', rest = '') => ` ${Number(metres) * 100 + (PARTS[rest] ?? Number(rest))} سم `,
  ],
  [new RegExp(`(?<![${AR}])(نصف?|ربع)\\s*متر`, 'g'), (_, part = '') => ` ${PARTS[part]} سم `],
  [/half (?:a )?met(?:er|re)/g, () => ' 50 cm '],
];
const PARTS: Readonly<Record<string, number>> = { نص: 50, نصف: 50, ربع: 25 };

/** What a query may ask to pay: its amount is no measure. */
const PRICE = new RegExp(
  `(?:(?<![a-z${AR}])(?:ب|تحت|فوق|لحد|حتي|اقل من|اكتر من|في حدود|حدود|under|below|up to|around|less than)\\s*)?` +
    `\\d+(?:\\.\\d+)?\\s*(?:جنيها?|ج\\.?م\\.?|egp|l\\.?e\\.?|pounds?)(?![a-z${AR}])`,
  'g',
);

/** A folded text with the lengths that it says in words in figures. */
export function withLengths(folded: string): string {
  return LENGTHS.reduce((text, [pattern, inFigures]) => text.replace(pattern, inFigures), folded);
}

/** A folded query with the numbers before units in figures, and without prices. */
export function withFigures(folded: string): string {
  const bare = folded.replace(PRICE, ' ');
  return (bare.trim() === '' ? folded : bare)
    .replace(TWO_WORDS, (_, one: string, ten: string, tenFirst: string, oneLast: string) =>
      String((ONES[one ?? oneLast] ?? 0) + (TENS[ten ?? tenFirst] ?? 0)),
    )
    .replace(ONE_WORD, (word) => String(OTHERS[word]));
}
