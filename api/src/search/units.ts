/** The ways a unit is written, folded; the first is how tokens carry it. */
const UNITS: readonly (readonly string[])[] = [
  ['w', 'watt', 'watts', 'وات', 'واط', 'وت', 'وط', 'واتس'],
  ['k', 'kelvin', 'kelvins', 'كلفن', 'كالفن', 'كلفين'],
  ['lm', 'lumen', 'lumens', 'لومن', 'ليومن', 'لومين'],
  ['v', 'volt', 'volts', 'فولت', 'فلت', 'فولط'],
  ['amp', 'a', 'amps', 'ampere', 'amperes', 'امبير', 'امبيرات'],
  ['m', 'meter', 'metre', 'meters', 'metres', 'mtr', 'متر', 'امتار', 'مترا'],
  ['cm', 'centimeter', 'centimetre', 'centimeters', 'centimetres', 'سم', 'سنتي', 'سنتيمتر'],
  ['mm', 'millimeter', 'millimetre', 'ملم', 'مم', 'ملي', 'مللي'],
];

const CANONICAL = new Map(
  UNITS.flatMap(([unit = '', ...others]) => [unit, ...others].map((word) => [word, unit])),
);

/** Millimetres in a unit of length. */
const MILLIMETRES: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1_000 };

/** How a unit is carried in a token (`9w`), or undefined when the word is no unit. */
export function canonicalUnit(word: string): string | undefined {
  return CANONICAL.get(word);
}

/** The same length in the other units: `1.2m` → `120cm`, `1200mm`. Nothing for other tokens. */
export function equalMeasures(token: string): string[] {
  const [, number, unit = ''] = /^(\d{1,6}(?:\.\d{1,3})?)(mm|cm|m)$/.exec(token) ?? [];
  if (number === undefined) return [];
  const millimetres = Math.round(Number(number) * (MILLIMETRES[unit] ?? 1));
  return Object.entries(MILLIMETRES)
    .filter(([other]) => other !== unit)
    .map(([other, size]) => `${millimetres / size}${other}`);
}

/** What a bare number may measure in a lighting shop: `60` may be 60 W, 60 cm or a panel of 60×60. */
export function measuresOf(token: string): string[] {
  if (!/^\d{1,5}(?:\.\d{1,2})?$/.test(token)) return [];
  return [
    ...['w', 'k', 'cm', 'v', 'lm', 'mm', 'm', 'amp'].map((unit) => `${token}${unit}`),
    `${token}x${token}`,
  ];
}
