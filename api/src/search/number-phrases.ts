import { canonicalUnit, UNIT_WORDS } from './units.ts';

/** Where a range without an upper end ends. */
export const UNBOUNDED = 100_000;
const NUMBER = '(\\d+(?:\\.\\d+)?)';
const UNIT = `(${UNIT_WORDS.toSorted((a, b) => b.length - a.length).join('|')})(?![a-z\\u0621-\\u064A])`;
const FIRST_UNIT = `(?:${UNIT})?`;
const TO =
  '(?:[-–—~:]|\\.\\.+|to(?![a-z])|till|until|and(?![a-z])|لحد|لغايه|حتي|الي|(?<![\\u0621-\\u064A])[لو](?![\\u0621-\\u064A]))';

/** Sizes: `60×60`, `60*60`, `60 في 60`, `60 by 60`. */
const SIZES = /(\d+)\s*(?:x|×|\*|في|by)\s*(\d+)/g;
/** Sizes in millimetres or with their unit: `600x600mm`, `60x60 سم`. */
const MEASURED_SIZES = /(\d+)x(\d+)\s*(mm|cm|مم|ملم|سم)?(?![a-z0-9\u0621-\u064A])/g;
/** Numbers that share a unit: `3000/4000/6500k`. */
const LISTS = new RegExp(`(\\d+(?:\\.\\d+)?(?:\\s*\\/\\s*\\d+(?:\\.\\d+)?)+)\\s*${UNIT}`, 'g');
/** `18-24w`, `18w – 24w`, `من 18 الى 24 وات`, `between 18 and 24 w`. */
const RANGES = new RegExp(`${NUMBER}\\s*${FIRST_UNIT}\\s*${TO}\\s*${NUMBER}\\s*${UNIT}`, 'g');

const words = (phrases: string) => `(?:${phrases.split(' | ').join('|')})`;
const BELOW = words(
  'اقل من | اصغر من | تحت | لحد | لغايه | حتي | بحد اقصي | حد اقصي | less than | under | below | up to | max | maximum | not more than | <=? | ≤',
);
const ABOVE = words(
  'اكتر من | اكثر من | اكبر من | فوق | اعلي من | من اول | علي الاقل | more than | over | above | at least | min | minimum | starting from | >=? | ≥',
);
const OR_LESS = words('فاقل | واقل | او اقل | or less | or under | and below | بحد اقصي');
const OR_MORE = words(
  'فاكتر | فاكثر | واكتر | واكثر | او اكتر | او اكثر | فما فوق | and more | and above | and up | or more | \\+',
);
/** Bounds, before and after their measure: `under 20 w`, `20 وات فأكثر`. */
const BOUNDS: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`${BELOW}\\s*${NUMBER}\\s*${UNIT}`, 'g'), ' 0…$1 $2 '],
  [new RegExp(`${ABOVE}\\s*${NUMBER}\\s*${UNIT}`, 'g'), ` $1…${UNBOUNDED} $2 `],
  [new RegExp(`(?<!…)${NUMBER}\\s*${UNIT}\\s*${OR_LESS}`, 'g'), ' 0…$1 $2 '],
  [new RegExp(`(?<!…)${NUMBER}\\s*${UNIT}\\s*${OR_MORE}`, 'g'), ` $1…${UNBOUNDED} $2 `],
];

/**
 * A folded text with its sizes, lists and ranges of measures in one form each: `60x60`, `3000 k 4000 k`,
 * `18…24 w`.
 */
export function withPlainNumbers(folded: string): string {
  return folded
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/(\d)\s*°/g, '$1 deg ')
    .replace(SIZES, ' $1x$2 ')
    .replace(MEASURED_SIZES, asSize)
    .replace(LISTS, asList)
    .replace(RANGES, asRange);
}

/** The same for a query, which may ask for all values above or below a bound: `0…20 w`. */
export function withBounds(plain: string): string {
  return BOUNDS.reduce((text, [pattern, range]) => text.replace(pattern, range), plain);
}

/** Sizes are indexed in centimetres, as people say them. */
function asSize(_: string, length: string, width: string, unit: string | undefined): string {
  const isMillimetres =
    unit === undefined ? Math.min(Number(length), Number(width)) >= 200 : !/^(?:cm|سم)$/.test(unit);
  const [a, b] = [length, width].map((side) => Math.round(Number(side) / (isMillimetres ? 10 : 1)));
  return ` ${a}x${b} `;
}

function asList(_: string, numbers: string, unit: string): string {
  const measures = numbers.split('/').map((number) => `${number.trim()} ${unit}`);
  return ` ${measures.join(' ')} `;
}

/** A dash between numbers may mean anything; ranges are written with `…`. */
function asRange(
  all: string,
  from: string,
  first: string | undefined,
  to: string,
  unit: string,
): string {
  const isSame = first === undefined || canonicalUnit(first)?.unit === canonicalUnit(unit)?.unit;
  return isSame && Number(from) < Number(to) ? ` ${from}…${to} ${unit} ` : all;
}
