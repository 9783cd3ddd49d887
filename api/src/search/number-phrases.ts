import { canonicalUnit, UNIT_WORDS } from './units.ts';

/** Where a range without an upper end ends. */
export const UNBOUNDED = 100_000;
const NUMBER = '(\\d+(?:\\.\\d+)?)';
const UNIT = `(${UNIT_WORDS.toSorted((a, b) => b.length - a.length).join('|')})(?![a-z\\u0621-\\u064A])`;
const FIRST_UNIT = `(?:${UNIT})?`;
const TO =
  '(?:[-–—~:&]|\\.\\.+|to(?![a-z])|till|until|and(?![a-z])|و?لحد|و?لغايه|و?حتي|الي|(?<![\\u0621-\\u064A])[لو](?:ال)?(?![\\u0621-\\u064A]))';

const BY = '\\s*(?:x|×|\\*|في|by)\\s*';
/** Several lamps in one: `2x18w`. */
const LAMPS_OF = new RegExp(
  `(?<![\\d.x×*])(\\d{1,2})${BY}(\\d+(?:\\.\\d+)?)\\s*(?=(?:w|watts?|وات|واط)(?![a-z\\u0621-\\u064A]))`,
  'g',
);
/** Sizes: `60×60`, `60*60`, `60 في 60`, `60 by 60`, and with a height `60×60×3`. */
const SIZES = new RegExp(
  `(\\d+(?:\\.\\d+)?)${BY}(\\d+(?:\\.\\d+)?)(?:${BY}\\d+(?:\\.\\d+)?)?`,
  'g',
);
/** Sizes in millimetres or with their unit: `600x600mm`, `60x60 سم`. */
const MEASURED_SIZES = /(\d+)x(\d+)\s*(mm|cm|مم|ملم|سم)?(?![a-z0-9\u0621-\u064A])/g;
/** Numbers that share a unit: `3000/4000/6500k`. */
const LISTS = new RegExp(`(\\d+(?:\\.\\d+)?(?:\\s*\\/\\s*\\d+(?:\\.\\d+)?)+)\\s*${UNIT}`, 'g');
/** `18-24w`, `18w – 24w`, `من 18 الى 24 وات`, `بين ال 18 وال 24 وات`, `between 18 and 24 w`. */
const RANGES = new RegExp(`${NUMBER}\\s*${FIRST_UNIT}\\s*${TO}\\s*${NUMBER}\\s*${UNIT}`, 'g');

const words = (phrases: string) => `(?:${phrases.split(' | ').join('|')})`;
/** `لا يزيد عن`, `مش اكتر من`, `no more than`. */
const NOT = '(?:لا|ما|مالا|مش|مايكونش|no|not)\\s*';
const AT_MOST = words(
  `لحد | لغايه | حتي | بحد اقصي | حد اقصي | اقصي | up to | max | maximum | at most | <= | ≤ | ${NOT}(?:[يت]زيدش?\\s*عن|اكتر من|اكثر من|more than|over)`,
);
const AT_LEAST = words(
  `من اول | ابتدا من | بدايه من | علي الاقل | at least | min | minimum | starting(?: from| at)? | >= | ≥ | ${NOT}(?:[يت]قلش?\\s*عن|اقل من|less than|under)`,
);
const BELOW = words('اقل من | اصغر من | تحت | less th[ae]n | smaller than | under | below | <');
const ABOVE = words(
  'اكتر من | اكثر من | اكبر من | فوق | اعلي من | more th[ae]n | bigger than | larger than | over | above | >',
);
const OR_LESS = words(
  'فاقل | واقل | او اقل | or less | or under | and below | كحد اقصي | بحد اقصي | max(?:imum)?',
);
const OR_MORE = words(
  'فاكتر | فاكثر | واكتر | واكثر | او اكتر | او اكثر | فما فوق | and more | and above | and up | or more | min(?:imum)? | \\+(?!\\s*\\d)',
);
/** What keeps a bound itself out: «اقل من 20» is not 20. */
const STRICTLY = 1e-7;
type Ends = (bound: number) => readonly [number, number];
const upTo: Ends = (bound) => [0, bound];
const from: Ends = (bound) => [bound, UNBOUNDED];
/** Bounds, before and after their measure: `under 20 w`, `20 وات فأكثر`; those with a "not" first. */
const BOUNDS: readonly (readonly [RegExp, Ends])[] = [
  [before(AT_MOST), upTo],
  [before(AT_LEAST), from],
  [before(BELOW), (bound) => upTo(Math.max(0, bound - STRICTLY))],
  [before(ABOVE), (bound) => from(bound + STRICTLY)],
  [after(OR_LESS), upTo],
  [after(OR_MORE), from],
];

function before(bound: string): RegExp {
  return new RegExp(`(?<![a-z\\u0621-\\u064A])${bound}\\s*(?:ال)?\\s*${NUMBER}\\s*${UNIT}`, 'g');
}

function after(bound: string): RegExp {
  return new RegExp(`(?<!…)${NUMBER}\\s*${UNIT}\\s*${bound}`, 'g');
}

/**
 * A folded text with its sizes, lists and ranges of measures in one form each: `60x60`, `3000 k 4000 k`,
 * `18…24 w`.
 */
export function withPlainNumbers(folded: string, isQuery: boolean): string {
  return (
    folded
      .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
      .replace(/(\d)[,،](?=\d{1,2}(?!\d))/g, '$1.')
      .replace(/(\d)\s*°/g, '$1 deg ')
      .replace(/(\d)["″”]/g, '$1 inch ')
      // A product is found by one lamp's measure and by that of all together.
      .replace(LAMPS_OF, (_, count: string, each: string) => {
        const all = String(Number(count) * Number(each));
        return isQuery ? ` ${all} ` : ` ${each} w ${all} `;
      })
      .replace(SIZES, asSides)
      .replace(MEASURED_SIZES, asSize)
      .replace(LISTS, asList)
      .replace(RANGES, asRange)
  );
}

/** Rewrites the bounds of a query, which may ask for all values above or below a bound: `0…20 w`. */
export function withBounds(plain: string): string {
  return BOUNDS.reduce(
    (text, [pattern, endsOf]) =>
      text.replace(pattern, (_, bound: string, unit: string) => {
        const ends = endsOf(Number(bound)).map((end) => end.toFixed(7).replace(/\.?0+$/, ''));
        return ` ${ends.join('…')} ${unit} `;
      }),
    plain,
  );
}

/** Sides in whole numbers; `3×1.5`, as of a cable, are two numbers. */
function asSides(_: string, length: string, width: string): string {
  const sides = [length, width].map(Number);
  const isCable = !sides.every(Number.isInteger) && Math.min(...sides) < 10;
  return isCable ? ` ${length} ${width} ` : ` ${sides.map(Math.round).join('x')} `;
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
