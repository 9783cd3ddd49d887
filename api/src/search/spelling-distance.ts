/** Letters that are confused: they sound alike, or one is a careless form of the other. */
const ALIKE = [
  'تطث',
  'دضذ',
  'زذظ',
  'سصث',
  'كق',
  'حهخ',
  'جغ',
  'عا',
  'هاي',
  'من',
  'بتثن',
  // One dot more or less.
  'سش',
  'صض',
  'عغ',
  'فق',
  'رز',
  'طظ',
  'ckq',
  'scz',
  'pb',
  'fv',
  'gj',
  'td',
  'mn',
];
const VOWELS = 'اويaeiouy';

const COST = { same: 0, doubled: 0.4, alike: 0.5, vowel: 0.6, swapped: 0.7, other: 1 } as const;

/** The last seven bits of a code point distinguish all letters of both alphabets. */
const LETTERS = 128;
const CHANGES = new Float64Array(LETTERS * LETTERS).fill(COST.other);
const GAPS = new Float64Array(LETTERS).fill(COST.other);

/** A letter as a small number. */
function code(word: string, at: number): number {
  return word.charCodeAt(at) & (LETTERS - 1);
}

for (const vowel of VOWELS) GAPS[code(vowel, 0)] = COST.vowel;
for (const letters of [VOWELS, ...ALIKE]) {
  for (const a of letters) {
    for (const b of letters) CHANGES[code(a, 0) * LETTERS + code(b, 0)] = COST.alike;
  }
}
for (let letter = 0; letter < LETTERS; letter += 1) CHANGES[letter * LETTERS + letter] = COST.same;

/** Left out or put in: a doubled letter or a vowel is a smaller slip than a consonant. */
function gap(word: string, at: number): number {
  const letter = code(word, at);
  const isDoubled = letter === code(word, at - 1) || letter === code(word, at + 1);
  return isDoubled ? COST.doubled : (GAPS[letter] ?? COST.other);
}

/** Longer words are not compared. */
const LONGEST = 32;
const rows = [0, 1, 2].map(() => new Float64Array(LONGEST + 1));

/**
 * How far one spelling is from another: letters changed, left out, put in or swapped with their neighbour,
 * each weighed by how easily it happens; 0 is the same word. Infinity when it is more than `limit`.
 */
export function spellingDistance(a: string, b: string, limit: number): number {
  if (a.length > LONGEST || b.length > LONGEST) return a === b ? 0 : Number.POSITIVE_INFINITY;
  let [beforeLast, last, row] = rows as [Float64Array, Float64Array, Float64Array];
  last[0] = 0;
  for (let j = 1; j <= b.length; j += 1) last[j] = (last[j - 1] ?? 0) + gap(b, j - 1);
  for (let i = 1; i <= a.length; i += 1) {
    const letter = code(a, i - 1);
    const without = gap(a, i - 1);
    let best = (last[0] ?? 0) + without;
    row[0] = best;
    for (let j = 1; j <= b.length; j += 1) {
      const other = code(b, j - 1);
      let cost = Math.min(
        (last[j] ?? 0) + without,
        (row[j - 1] ?? 0) + gap(b, j - 1),
        (last[j - 1] ?? 0) + (CHANGES[letter * LETTERS + other] ?? COST.other),
      );
      if (i > 1 && j > 1 && letter === code(b, j - 2) && code(a, i - 2) === other) {
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + COST.swapped);
      }
      row[j] = cost;
      if (cost < best) best = cost;
    }
    // A swap reaches back two rows, so one row above the limit is not yet the end.
    if (best > limit + COST.swapped) return Number.POSITIVE_INFINITY;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  const distance = last[b.length] ?? Number.POSITIVE_INFINITY;
  return distance <= limit ? distance : Number.POSITIVE_INFINITY;
}

/** How far a misspelling of a word of this length may be: short words have too many neighbours. */
export function spellingLimit(length: number): number {
  if (length <= 2) return 0;
  if (length === 3) return 0.6;
  if (length <= 5) return 1;
  return length === 6 ? 1.2 : 1.7;
}
