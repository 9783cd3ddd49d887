import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

describe('a sum of money in Arabic words', () => {
  it.each([
    [0, 'فقط صفر جنيه مصري لا غير'],
    [1, 'فقط قرش واحد لا غير'],
    [2, 'فقط قرشان لا غير'],
    [3, 'فقط ثلاثة قروش لا غير'],
    [10, 'فقط عشرة قروش لا غير'],
    [11, 'فقط أحد عشر قرشًا لا غير'],
    [50, 'فقط خمسون قرشًا لا غير'],
    [1_00, 'فقط جنيه مصري واحد لا غير'],
    [2_00, 'فقط جنيهان مصريان لا غير'],
    [3_00, 'فقط ثلاثة جنيهات مصرية لا غير'],
    [8_02, 'فقط ثمانية جنيهات مصرية وقرشان لا غير'],
    [12_00, 'فقط اثنا عشر جنيهًا مصريًا لا غير'],
    [21_00, 'فقط واحد وعشرون جنيهًا مصريًا لا غير'],
    [99_99, 'فقط تسعة وتسعون جنيهًا مصريًا وتسعة وتسعون قرشًا لا غير'],
    [100_00, 'فقط مائة جنيه مصري لا غير'],
    [101_00, 'فقط مائة جنيه مصري وجنيه واحد لا غير'],
    [102_00, 'فقط مائة جنيه مصري وجنيهان لا غير'],
    [103_00, 'فقط مائة وثلاثة جنيهات مصرية لا غير'],
    [200_00, 'فقط مائتا جنيه مصري لا غير'],
    [250_00, 'فقط مائتان وخمسون جنيهًا مصريًا لا غير'],
    [1_000_00, 'فقط ألف جنيه مصري لا غير'],
    [1_250_50, 'فقط ألف ومائتان وخمسون جنيهًا مصريًا وخمسون قرشًا لا غير'],
    [2_000_00, 'فقط ألفا جنيه مصري لا غير'],
    [2_002_00, 'فقط ألفا جنيه مصري وجنيهان لا غير'],
    [2_500_00, 'فقط ألفان وخمسمائة جنيه مصري لا غير'],
    [3_200_00, 'فقط ثلاثة آلاف ومائتا جنيه مصري لا غير'],
    [11_000_00, 'فقط أحد عشر ألف جنيه مصري لا غير'],
    [11_500_00, 'فقط أحد عشر ألفًا وخمسمائة جنيه مصري لا غير'],
    [100_000_00, 'فقط مائة ألف جنيه مصري لا غير'],
    [101_000_00, 'فقط مائة ألف وألف جنيه مصري لا غير'],
    [102_000_00, 'فقط مائة ألف وألفا جنيه مصري لا غير'],
    [102_010_00, 'فقط مائة ألف وألفان وعشرة جنيهات مصرية لا غير'],
    [200_000_00, 'فقط مائتا ألف جنيه مصري لا غير'],
    [1_000_000_00, 'فقط مليون جنيه مصري لا غير'],
    [
      2_345_678_90,
      'فقط مليونان وثلاثمائة وخمسة وأربعون ألفًا وستمائة وثمانية وسبعون جنيهًا مصريًا وتسعون قرشًا لا غير',
    ],
    [10_000_000_000_00, 'فقط عشرة مليارات جنيه مصري لا غير'],
  ])('%i piastres: %s', (piastres, words) => {
    expect(amountInWords(piastres).ar).toBe(words);
  });
});

describe('a sum of money in English words', () => {
  it.each([
    [0, 'Zero Egyptian pounds only'],
    [1, 'One piastre only'],
    [1_00, 'One Egyptian pound only'],
    [1_01, 'One Egyptian pound and one piastre only'],
    [19_00, 'Nineteen Egyptian pounds only'],
    [42_00, 'Forty-two Egyptian pounds only'],
    [100_00, 'One hundred Egyptian pounds only'],
    [101_00, 'One hundred and one Egyptian pounds only'],
    [1_005_00, 'One thousand and five Egyptian pounds only'],
    [1_250_50, 'One thousand two hundred and fifty Egyptian pounds and fifty piastres only'],
    [1_000_000_00, 'One million Egyptian pounds only'],
    [2_000_013_00, 'Two million and thirteen Egyptian pounds only'],
    [
      2_345_678_90,
      'Two million three hundred and forty-five thousand six hundred and seventy-eight Egyptian pounds and ninety piastres only',
    ],
  ])('%i piastres: %s', (piastres, words) => {
    expect(amountInWords(piastres).en).toBe(words);
  });
});

const amount = fc.oneof(
  fc.integer({ min: 0, max: 5_000_00 }),
  fc.integer({ min: 0, max: 10_000_000_00 }),
  fc.maxSafeInteger().map(Math.abs),
);

describe('any sum', () => {
  it('read back from its Arabic words is the same sum', () => {
    fc.assert(
      fc.property(amount, (piastres) => {
        expect(readArabic(amountInWords(piastres).ar)).toBe(piastres);
      }),
      { numRuns: 3_000 },
    );
  });

  it('read back from its English words is the same sum', () => {
    fc.assert(
      fc.property(amount, (piastres) => {
        expect(readEnglish(amountInWords(piastres).en)).toBe(piastres);
      }),
      { numRuns: 3_000 },
    );
  });

  it('has the noun that belongs to its last two digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90_000_000 }), (pounds) => {
        const { ar } = amountInWords(pounds * 100);
        const last = pounds % 100;
        const form =
          last >= 3 && last <= 10
            ? / جنيهات مصرية لا غير$/
            : last >= 11
              ? / جنيهًا مصريًا لا غير$/
              : last === 2
                ? /(^فقط جنيهان مصريان| وجنيهان) لا غير$/
                : last === 1
                  ? /(^فقط جنيه مصري| وجنيه) واحد لا غير$/
                  : / جنيه مصري لا غير$/;
        expect(ar).toMatch(form);
        // A dual before its noun has lost its nun, and only there.
        expect(ar).not.toMatch(/(مائتان|ألفان|مليونان) (جنيه|ألف|مليون)/);
        expect(ar).not.toMatch(/(مائتا|ألفا|مليونا)( و| لا غير)/);
      }),
      { numRuns: 3_000 },
    );
  });

  it('that is invalid is refused', () => {
    for (const not of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
      expect(() => amountInWords(not)).toThrow(RangeError);
    }
  });
});

const ARABIC_VALUES: Readonly<Record<string, number>> = {
  صفر: 0,
  واحد: 1,
  أحد: 1,
  اثنان: 2,
  اثنا: 2,
  ثلاثة: 3,
  أربعة: 4,
  خمسة: 5,
  ستة: 6,
  سبعة: 7,
  ثمانية: 8,
  تسعة: 9,
  عشرة: 10,
  عشر: 10,
  عشرون: 20,
  ثلاثون: 30,
  أربعون: 40,
  خمسون: 50,
  ستون: 60,
  سبعون: 70,
  ثمانون: 80,
  تسعون: 90,
  مائة: 100,
  مائتان: 200,
  مائتا: 200,
  ثلاثمائة: 300,
  أربعمائة: 400,
  خمسمائة: 500,
  ستمائة: 600,
  سبعمائة: 700,
  ثمانمائة: 800,
  تسعمائة: 900,
};
const ARABIC_SCALES: readonly (readonly [RegExp, number])[] = [
  [/^(ألف|آلاف|ألفًا)$/, 1e3],
  [/^(مليون|ملايين|مليونًا)$/, 1e6],
  [/^(مليار|مليارات|مليارًا)$/, 1e9],
  [/^(تريليون|تريليونات|تريليونًا)$/, 1e12],
];
const ARABIC_DUALS: readonly (readonly [RegExp, number])[] = [
  [/^(ألفان|ألفا)$/, 2e3],
  [/^(مليونان|مليونا)$/, 2e6],
  [/^(ملياران|مليارا)$/, 2e9],
  [/^(تريليونان|تريليونا)$/, 2e12],
];

/** The amount a listener understands from the words in order. */
function readArabic(words: string): number {
  const sums = { pounds: 0, piastres: 0 };
  let whole = 0;
  let group = 0;
  const tokens = words
    .replace(/^فقط /, '')
    .replace(/ لا غير$/, '')
    .split(' ');
  const known = (token: string) =>
    token in ARABIC_VALUES ||
    [...ARABIC_SCALES, ...ARABIC_DUALS].some(([pattern]) => pattern.test(token)) ||
    /^(جنيه|قرش|قروش|مصري)/.test(token);
  let single = false;
  for (const spoken of tokens) {
    const token = known(spoken) ? spoken : spoken.replace(/^و/, '');
    if (!known(token)) throw new Error(`Not a word of a sum: ${token}`);
    const unit = /^جنيه/.test(token)
      ? 'pounds'
      : /^(قرش|قروش)/.test(token)
        ? 'piastres'
        : undefined;
    const scale = ARABIC_SCALES.find(([pattern]) => pattern.test(token))?.[1];
    const dual = ARABIC_DUALS.find(([pattern]) => pattern.test(token))?.[1];
    if (token.startsWith('مصري')) continue;
    if (unit !== undefined) {
      single = whole + group === 0 && tokens[0] !== 'صفر' && !/ان$/.test(token);
      sums[unit] += /ان$/.test(token) ? 2 : single ? 1 : whole + group;
      whole = 0;
      group = 0;
    } else if (single && token === 'واحد') {
      single = false;
    } else if (scale !== undefined) {
      whole += (group === 0 ? 1 : group) * scale;
      group = 0;
    } else if (dual !== undefined) {
      whole += dual;
    } else {
      group += ARABIC_VALUES[token] ?? 0;
    }
  }
  return sums.pounds * 100 + sums.piastres;
}

const ENGLISH_VALUES = new Map(
  [
    ...'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
      .split(' ')
      .entries(),
  ].map(([value, word]) => [word, value]),
);
for (const [index, ten] of 'twenty thirty forty fifty sixty seventy eighty ninety'
  .split(' ')
  .entries()) {
  ENGLISH_VALUES.set(ten, (index + 2) * 10);
}
const ENGLISH_SCALES: Readonly<Record<string, number>> = {
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
};

function readEnglish(words: string): number {
  let piastres = 0;
  let whole = 0;
  let group = 0;
  for (const token of words.toLowerCase().split(/[ -]/)) {
    const scale = ENGLISH_SCALES[token];
    if (token === 'and' || token === 'egyptian' || token === 'only') continue;
    if (/^pounds?$/.test(token)) {
      piastres += (whole + group) * 100;
      whole = 0;
      group = 0;
    } else if (/^piastres?$/.test(token)) {
      piastres += whole + group;
    } else if (token === 'hundred') {
      group *= 100;
    } else if (scale !== undefined) {
      whole += group * scale;
      group = 0;
    } else {
      const value = ENGLISH_VALUES.get(token);
      if (value === undefined) throw new Error(`Not a word of a sum: ${token}`);
      group += value;
    }
  }
  return piastres;
}
