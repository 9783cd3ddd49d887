/** The ways a unit is written, folded; the first is how tokens carry it. */
const UNITS: readonly (readonly string[])[] = [
  ['w', 'watt', 'watts', 'وات', 'واط', 'وت', 'وط'],
  ['k', 'kelvin', 'kelvins', 'كلفن', 'كالفن', 'كلفين'],
  ['lm', 'lumen', 'lumens', 'لومن', 'ليومن'],
  ['v', 'volt', 'volts', 'فولت', 'فلت'],
  ['m', 'meter', 'metre', 'meters', 'metres', 'متر', 'امتار'],
  ['cm', 'centimeter', 'centimetre', 'centimeters', 'centimetres', 'سم', 'سنتي', 'سنتيمتر'],
  ['mm', 'millimeter', 'millimetre', 'ملم', 'مم', 'ملي'],
];

const CANONICAL = new Map(
  UNITS.flatMap(([unit = '', ...others]) => [unit, ...others].map((word) => [word, unit])),
);

/** How a unit is carried in a token (`9w`), or undefined when the word is no unit. */
export function canonicalUnit(word: string): string | undefined {
  return CANONICAL.get(word);
}
