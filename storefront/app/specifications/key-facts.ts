import { goodsOf } from '@dp/contract/goods.ts';
import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import { isLowVoltage } from '@dp/contract/voltage.ts';
import { baseName } from '../products/spec-names.ts';
import { cctBand } from '../products/spec-values.ts';
import { finishText, materialText } from './body-rows.ts';
import { sizeWords } from './size-words.ts';
import { labelOf, type SpecKey, type SpecWords } from './spec-row.ts';
import { voltageText } from './voltage.ts';

/** How many facts are shown before the whole specification. */
const SHOWN = 6;
/** Up to this class a lamp is for dry rooms, like most: not worth saying first. */
const ORDINARY_IP = 20;

/** A fact in few words, such as "8 × E14". */
export interface KeyFact {
  readonly key: SpecKey;
  readonly label: string;
  readonly value: string;
}

/** The few facts that a shopper decides on, the most telling first; the warranty is among what the shop promises. */
export function keyFacts(specs: ProductSpecs, words: SpecWords): readonly KeyFact[] {
  const { t, specs: names } = words;
  const { watt, lumen, base, lamps, ip } = specs;
  const facts: readonly (readonly [SpecKey, string | undefined])[] = [
    ['watt', watt === undefined ? undefined : t('value.watt', { value: watt })],
    ['base', base === undefined ? undefined : socketText(baseName(base, names), lamps)],
    ['lumen', lumen === undefined ? undefined : t('value.lumen', { value: lumen })],
    ['cct_kelvin', colourText(specs, words)],
    ['dimensions', sizeText(specs, words)],
    ['ip', ip === undefined || ip <= ORDINARY_IP ? undefined : `IP${ip}`],
    ['voltage', lowVoltageText(specs, words)],
    ['dimmable', specs.dimmable === true ? t('value.yes') : undefined],
    ['mounting', mountingText(specs, words)],
    ['material', materialText(specs, words)],
    ['finish', finishText(specs, words)],
  ];
  return facts
    .flatMap(([key, value]) =>
      value === undefined || value === ''
        ? []
        : [{ key, label: labelOf(key, specs, words), value }],
    )
    .slice(0, SHOWN);
}

function mountingText(specs: ProductSpecs, { t }: SpecWords): string | undefined {
  const { mounting } = specs;
  if (mounting === undefined || mounting === 'free-standing') return undefined;
  return goodsOf(specs) === 'luminaire' ? t(`mounting.${mounting}`) : undefined;
}

function socketText(base: string, lamps: number | undefined): string {
  return lamps === undefined || lamps === 1 ? base : `${lamps} × ${base}`;
}

function colourText(
  { cct_kelvin, rgb }: ProductSpecs,
  { t, specs: names }: SpecWords,
): string | undefined {
  const [warmest] = cct_kelvin ?? [];
  if (rgb === true) return t('value.rgb');
  if (warmest === undefined) return undefined;
  const coolest = cct_kelvin?.at(-1) ?? warmest;
  if (coolest === warmest) return `${names(`light.${cctBand(warmest)}`)} ${warmest}K`;
  // A word joiner: the range does not break after its dash.
  const kelvins = `${warmest}–\u2060${coolest}K`;
  const band = cctBand(warmest);
  if (band !== 'amber' && band !== 'warm') return kelvins;
  return t(cctBand(coolest) === 'cool' ? 'value.warmToCool' : 'value.warmToWhite', { kelvins });
}

/** Its outer size in centimetres; a strip's length in metres. */
function sizeText(specs: ProductSpecs, words: SpecWords): string | undefined {
  if (goodsOf(specs) !== 'strip') return sizeWords(specs, words);
  const { length_mm: length } = specs.dimensions ?? {};
  return length === undefined ? undefined : words.t('value.metres', { value: length / 1_000 });
}

function lowVoltageText(specs: ProductSpecs, { t }: SpecWords): string | undefined {
  const { voltage } = specs;
  if (voltage === undefined) return undefined;
  // For a driver the output voltage is the key fact; its input voltage is in the full list.
  if (goodsOf(specs) === 'driver')
    return voltageText(voltage.split('/').at(-1) ?? voltage, t).trim();
  return isLowVoltage(voltage) ? voltageText(voltage, t) : undefined;
}
