import type { MEASURED_ATTRIBUTES } from '@dp/contract/search.ts';

/** How a token carries a unit. */
export type Unit =
  | 'w'
  | 'k'
  | 'lm'
  | 'v'
  | 'amp'
  | 'mm'
  | 'deg'
  | 'ip'
  | 'h'
  | 'month'
  | 'lamp'
  | 'pack';

/** The ways a unit is written, folded, with how many of the canonical unit each is. */
const UNITS: readonly (readonly [Unit, number, string])[] = [
  ['w', 1, 'w watt watts wats وات واط وت وط واتس واطات wat'],
  ['w', 1_000, 'kw kilowatt kilowatts كيلووات كيلو'],
  ['k', 1, 'k kelvin kelvins كلفن كالفن كلفين كيلفن ك'],
  ['lm', 1, 'lm lumen lumens لومن ليومن لومين'],
  ['lm', 1_000, 'klm'],
  ['v', 1, 'v vdc vac volt volts volte فولت فلت فولط وولت'],
  ['amp', 1, 'a amp amps ampere amperes امبير امبيرات امب'],
  ['amp', 0.001, 'ma milliamp milliamps milliampere مللي_امبير'],
  ['mm', 1_000, 'm meter metre meters metres mtr metr mitr mtrs متر امتار مترا مترين م'],
  ['mm', 10, 'cm centimeter centimetre centimeters centimetres سم سنتي سنتيمتر سنتيم'],
  // Nominal, as lamps and openings are named: a tube of 4 ft has 1,200 mm.
  ['mm', 300, 'ft feet foot قدم اقدام'],
  ['mm', 25, 'inch inches بوصه بوصات انش'],
  ['mm', 1, 'mm millimeter millimetre millimeters ملم مم ملي مللي ميلي مليمتر ملليمتر'],
  ['deg', 1, 'deg degree degrees درجه درجات'],
  ['h', 1, 'h hour hours hrs ساعه ساعات'],
  ['month', 1, 'month months شهر شهور اشهر'],
  ['month', 12, 'year years yr yrs سنه سنوات سنين'],
  ['lamp', 1, 'lamp lamps head heads arm arms راس رووس ذراع اذرع دراع ادرع دراعات'],
  ['pack', 1, 'pack'],
];

const CANONICAL = new Map(
  UNITS.flatMap(([unit, factor, words]) =>
    words.split(' ').map((word) => [word, { unit, factor }] as const),
  ),
);

/** Every way a unit is written, folded. */
export const UNIT_WORDS: readonly string[] = [...CANONICAL.keys()];

/** A requested measure. */
export interface Asked {
  readonly unit: Unit;
  readonly value: number;
  /** The other end of a range. */
  readonly to?: number;
}

const ATTRIBUTES: Partial<Record<Unit, (typeof MEASURED_ATTRIBUTES)[number]>> = {
  w: 'watt',
  k: 'kelvin',
  lm: 'lumen',
  v: 'volt',
  amp: 'ampere',
  mm: 'length',
  ip: 'ip',
  deg: 'angle',
  lamp: 'lamps',
};

/** The attribute of a unit, in the contract's terms; undefined if it is not compared. */
export function attributeOf(unit: Unit): (typeof MEASURED_ATTRIBUTES)[number] | undefined {
  return ATTRIBUTES[unit];
}

/** The canonical unit behind a word, and how many of it one is; undefined when the word is no unit. */
export function canonicalUnit(word: string): { unit: Unit; factor: number } | undefined {
  return CANONICAL.get(word);
}

/** Units that say nothing without a number; an hour or a pack may be a thing. */
const SAID_ALONE: ReadonlySet<Unit> = new Set(['w', 'k', 'lm', 'v', 'amp', 'mm', 'deg']);

/** Whether a word is nothing but a unit, as in `0.05 كيلو وات`. */
export function isBareUnit(word: string): boolean {
  const unit = canonicalUnit(word)?.unit;
  return unit !== undefined && SAID_ALONE.has(unit);
}

/** How a token carries a measure: `9w`, `1200mm`, `ip65`. */
export function measureToken(value: number, unit: Unit): string {
  // Avoids floating point digits: 350 mA are 0.35 A.
  const plain = Math.round(value * 1_000) / 1_000;
  return unit === 'ip' ? `ip${plain}` : `${plain}${unit}`;
}

/** The measure of a token; undefined if it is not one. */
export function measureOf(token: string): Asked | undefined {
  const ip = /^ip(\d{2})$/.exec(token);
  if (ip) return { unit: 'ip', value: Number(ip[1]) };
  const [, value, unit] =
    /^(\d+(?:\.\d+)?)(w|k|lm|v|amp|mm|deg|h|month|lamp|pack)$/.exec(token) ?? [];
  return value === undefined ? undefined : { value: Number(value), unit: unit as Unit };
}

/** Both ends of a range such as `18-24w`. */
export function rangeOf(
  token: string,
): { readonly from: number; readonly to: number; readonly unit: Unit } | undefined {
  const [, from, to, unit] = /^(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?)([a-z]+)$/.exec(token) ?? [];
  return from === undefined
    ? undefined
    : { from: Number(from), to: Number(to), unit: unit as Unit };
}

/** Light colours that lamps are sold in: a bare number of four digits is read as kelvin only if it is one. */
const USUAL_KELVINS = new Set([
  1_800, 2_000, 2_200, 2_400, 2_500, 2_700, 3_000, 3_500, 4_000, 4_200, 4_500, 5_000, 5_500, 5_700,
  6_000, 6_400, 6_500, 7_000,
]);

export function isUsualKelvin(value: number): boolean {
  return USUAL_KELVINS.has(value);
}

/** What a bare number may measure in a lighting shop: `60` may be 60 W, 60 cm or a panel of 60×60. */
export function measuresOf(token: string): string[] {
  if (!/^\d{1,5}(?:\.\d{1,2})?$/.test(token)) return [];
  const value = Number(token);
  const units: readonly Unit[] = ['w', 'v', 'lm', 'mm', 'amp', 'deg', 'lamp', 'pack'];
  return [
    ...units.map((unit) => measureToken(value, unit)),
    measureToken(value * 10, 'mm'),
    measureToken(value * 1_000, 'mm'),
    ...(isUsualKelvin(value) ? [measureToken(value, 'k')] : []),
    ...(value >= 20 ? [`ip${token}`] : []),
    `${token}x${token}`,
  ];
}

/**
 * `8lamp` for a bare number before a word for lamps: `نجفة 8 لمبات`, `8 lights`; undefined for anything else.
 *
 * @param meanings the groups that the word after the number belongs to.
 */
export function lampCount(
  number: string,
  word: string | undefined,
  meanings: readonly string[] = [],
): string | undefined {
  const isLamp = word === 'lights' || meanings.includes('bulb') || meanings.includes('candle');
  return isLamp && /^\d{1,2}$/.test(number) ? measureToken(Number(number), 'lamp') : undefined;
}
