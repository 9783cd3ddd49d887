import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import { cctBand } from '../products/spec-values.ts';
import { row, type SpecLine, type SpecRow, type SpecWords, when } from './spec-row.ts';

/** Lumens from which a lamp is about as bright as an incandescent bulb of that many watts, brightest first. */
const OLD_BULBS = [
  { lumen: 1_500, watt: 100 },
  { lumen: 1_050, watt: 75 },
  { lumen: 800, watt: 60 },
  { lumen: 450, watt: 40 },
] as const;
/** Bases that old bulbs had: only their lamps are compared with them. */
const OLD_BASES: readonly ProductSpecs['base'][] = ['E27', 'E14', 'B22'];

/** How far a lamp spreads its light, by its beam's angle in degrees. */
export function beamWidth(angle: number): 'beamNarrow' | 'beamMedium' | 'beamWide' {
  if (angle <= 36) return 'beamNarrow';
  return angle <= 60 ? 'beamMedium' : 'beamWide';
}

/** The watts of the old bulb that a lamp replaces; undefined when they do not compare. */
export function oldBulbWatt({ base, lumen }: ProductSpecs): number | undefined {
  if (lumen === undefined || !OLD_BASES.includes(base)) return undefined;
  return OLD_BULBS.find((bulb) => lumen >= bulb.lumen)?.watt;
}

/** The rows about the light itself. */
export function lightRows(specs: ProductSpecs, words: SpecWords): readonly SpecRow[] {
  const { t } = words;
  const { watt, lumen } = specs;
  const bulb = oldBulbWatt(specs);
  return [
    ...row(
      words,
      'lumen',
      when(lumen, (value) => t('value.lumen', { value })),
      when(bulb, (old) => t('value.bulbLike', { watt: old })),
    ),
    ...row(
      words,
      'efficacy',
      watt === undefined || lumen === undefined
        ? undefined
        : t('value.efficacy', { value: Math.round(lumen / watt) }),
    ),
    ...colourRows(specs, words),
    ...row(
      words,
      'cri',
      when(specs.cri, String),
      when(specs.cri, () => t('value.criAbout')),
    ),
    ...row(
      words,
      'beam_angle',
      when(specs.beam_angle, (value) => t('value.angle', { value })),
      when(specs.beam_angle, (value) => t(`value.${beamWidth(value)}`)),
    ),
  ];
}

function colourRows({ cct_kelvin, rgb }: ProductSpecs, words: SpecWords): readonly SpecRow[] {
  const { t, specs } = words;
  const kelvins = cct_kelvin ?? [];
  const lines: SpecLine[] = kelvins.map((kelvin) => ({
    name: specs(`light.${cctBand(kelvin)}`),
    detail: `${kelvin}K`,
  }));
  if (rgb === true) lines.push({ name: t('value.rgb') });
  // A line never ends between a colour's last word and its kelvins.
  const names = lines.map(({ name, detail }) =>
    detail === undefined ? name : `${name}\u00a0${detail}`,
  );
  const [only] = kelvins;
  const note =
    names.length > 1
      ? specs('coloursAbout')
      : when(only, (kelvin) => specs(`lightAbout.${cctBand(kelvin)}`));
  return row(words, 'cct_kelvin', words.list(names), note).map((one) => ({ ...one, lines }));
}
