import { conceptTerm } from './concepts.ts';
import type { KnownMeasures } from './known-measures.ts';
import { type Meaning, QUALITY } from './query-part.ts';
import { measureToken, type Unit } from './units.ts';

/** Qualities that are measures: the light's colour by its kelvin, a place outside by protection. */
const MEASURED: Readonly<Record<string, readonly [Unit, number, number]>> = {
  amber: ['k', 0, 2_500],
  warm: ['k', 2_501, 3_299],
  natural: ['k', 3_300, 4_599],
  cool: ['k', 4_600, 12_000],
  outdoor: ['ip', 54, 69],
  waterproof: ['ip', 65, 69],
};

/** What else has a quality to a lesser degree: amber is warm. */
const LOOSELY: Readonly<Record<string, readonly [Unit, number, number]>> = {
  warm: ['k', 1_000, 2_500],
  outdoor: ['ip', 44, 53],
};

/** What has a quality in particular: RGB is coloured light, but stained glass is no RGB. */
const NARROWER: Readonly<Record<string, string>> = { colour: 'rgb' };

/** What implies a quality in products whose texts do not name it: measures, and a narrower quality. */
export function impliedMeanings(measures: KnownMeasures, concepts: readonly string[]): Meaning[] {
  return concepts.flatMap((concept) => {
    const span = MEASURED[concept];
    const loose = LOOSELY[concept];
    const narrower = NARROWER[concept];
    return [
      ...(narrower === undefined
        ? []
        : [{ term: conceptTerm(narrower), quality: QUALITY.synonym }]),
      ...(span === undefined ? [] : within(measures, span, QUALITY.synonym)),
      ...(loose === undefined ? [] : within(measures, loose, QUALITY.loose)),
    ];
  });
}

/** Things that give light themselves: white is the colour of their light before it is that of their paint. */
const LIGHTS = new Set(
  'bulb tube strip flood street highbay batten neonFlex rope string wallWasher module'.split(' '),
);
const DAYLIGHT: readonly [Unit, number, number] = ['k', 5_000, 12_000];

/** Whether a thing's colour is that of its light. */
export function isLight(concepts: readonly string[]): boolean {
  return concepts.some((concept) => LIGHTS.has(concept));
}

/** White lamps: light of 5,000 K and more; white paint ranks lower. */
export function whiteLightMeanings(measures: KnownMeasures): Meaning[] {
  return [
    ...within(measures, DAYLIGHT, QUALITY.literal),
    { term: '@cool', quality: QUALITY.synonym },
    { term: '@white', quality: QUALITY.loose },
  ];
}

function within(
  measures: KnownMeasures,
  [unit, from, to]: readonly [Unit, number, number],
  quality: number,
): Meaning[] {
  return [...measures.valuesOf(unit)]
    .filter((value) => value >= from && value <= to)
    .map((value) => ({ term: measureToken(value, unit), quality }));
}
