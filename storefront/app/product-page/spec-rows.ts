import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import type { Messages } from '@dp/ui/i18n/message-catalogue.ts';
import type { Translator } from '@dp/ui/i18n/translator.ts';
import { baseKey, baseName } from '../products/spec-names.ts';
import { cctBand } from '../products/spec-values.ts';
import { isLowVoltage, voltageText } from './voltage.ts';

/** One row of the specification table; `note` explains the value in plain words. */
export interface SpecRow {
  readonly key: string;
  readonly label: string;
  readonly value: string;
  readonly note?: string;
}

/** The words of specification rows. */
export interface SpecWords {
  readonly t: Translator<'products'>;
  readonly specs: Translator<'specs'>;
  /** Joins several values, such as materials. */
  readonly list: (values: readonly string[]) => string;
}

const HOURS_A_YEAR = 3 * 365;
const MM_PER_CM = 10;
const MM_PER_METRE = 1_000;

/** Lumens from which a lamp is about as bright as an old bulb of so many watts, brightest first. */
const OLD_BULBS = [
  { lumen: 1_500, watt: 100 },
  { lumen: 1_050, watt: 75 },
  { lumen: 800, watt: 60 },
  { lumen: 450, watt: 40 },
] as const;
/** Bases that old bulbs had: only their lamps are compared with them. */
const OLD_BASES: readonly ProductSpecs['base'][] = ['E27', 'E14', 'B22'];

/** What an IP code protects from, by its second digit: water. */
export function ipClass(ip: number): 'dry' | 'splash' | 'jet' | 'dip' | 'under' {
  const water = ip % 10;
  if (water <= 2) return 'dry';
  if (water <= 4) return 'splash';
  if (water <= 6) return 'jet';
  return water === 7 ? 'dip' : 'under';
}

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

/** How long a warranty is, in whole years where it is. */
export function warrantySpan(months: number): { years: number } | { months: number } {
  return months > 0 && months % 12 === 0 ? { years: months / 12 } : { months };
}

/** A product's specification table: known values, in a fixed order. */
export function specRows(specs: ProductSpecs, words: SpecWords): readonly SpecRow[] {
  return [
    ...lightRows(specs, words),
    ...fittingRows(specs, words),
    ...bodyRows(specs, words),
    ...saleRows(specs, words),
  ];
}

type Label = keyof Messages['products']['spec'];

/** A row, or none when there is no value. */
function row(
  { t }: SpecWords,
  key: Label,
  value: string | undefined,
  note?: string | undefined,
): readonly SpecRow[] {
  if (value === undefined || value === '') return [];
  return [{ key, label: t(`spec.${key}`), value, ...(note === undefined ? {} : { note }) }];
}

function when<T, R>(value: T | undefined, then: (value: T) => R): R | undefined {
  return value === undefined ? undefined : then(value);
}

function lightRows(specs: ProductSpecs, words: SpecWords): readonly SpecRow[] {
  const { t } = words;
  const { watt, lumen, lifetime_hours: hours } = specs;
  const bulb = oldBulbWatt(specs);
  const years = when(hours, (value) => Math.round(value / HOURS_A_YEAR)) ?? 0;
  return [
    ...row(
      words,
      'watt',
      when(watt, (value) => t('value.watt', { value })),
    ),
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
    ...row(words, 'dimmable', yesNo(specs.dimmable, words), dimmableNote(specs, words)),
    ...row(
      words,
      'lifetime_hours',
      when(hours, (value) => t('value.hours', { value })),
      years < 1 ? undefined : t('value.years', { count: years }),
    ),
    ...row(words, 'energy_class', specs.energy_class),
  ];
}

/** Its behaviour with a wall dimmer; lamps dimmed by phone or remote control need none. */
function dimmableNote({ dimmable, smart }: ProductSpecs, { t }: SpecWords): string | undefined {
  if (smart !== undefined && smart !== 'none') return undefined;
  return when(dimmable, (yes) => t(yes ? 'value.dimmableAbout' : 'value.notDimmableAbout'));
}

function colourRows({ cct_kelvin, rgb }: ProductSpecs, words: SpecWords): readonly SpecRow[] {
  const { t, specs } = words;
  const kelvins = cct_kelvin ?? [];
  const names = kelvins.map((kelvin) => `${specs(`light.${cctBand(kelvin)}`)} ${kelvin}K`);
  if (rgb === true) names.push(t('value.rgb'));
  const [only] = kelvins;
  const note =
    names.length > 1
      ? specs('coloursAbout')
      : when(only, (kelvin) => specs(`lightAbout.${cctBand(kelvin)}`));
  return row(words, 'cct_kelvin', words.list(names), note);
}

function fittingRows(specs: ProductSpecs, words: SpecWords): readonly SpecRow[] {
  const { t, specs: names } = words;
  const { base, ip } = specs;
  return [
    ...row(
      words,
      'base',
      when(base, (value) => baseName(value, names)),
      when(base, (value) => names(`baseAbout.${baseKey(value)}`)),
    ),
    ...row(
      words,
      'lamps',
      when(specs.lamps, (count) => t('value.lamps', { count })),
    ),
    ...row(
      words,
      'lamps_included',
      when(specs.lamps_included, (yes) => t(yes ? 'value.included' : 'value.notIncluded')),
    ),
    ...row(
      words,
      'ip',
      when(ip, (value) => `IP${value}`),
      when(ip, (value) => names(`ipAbout.${ipClass(value)}`)),
    ),
    ...row(
      words,
      'voltage',
      when(specs.voltage, (voltage) => voltageText(voltage, t)),
      isLowVoltage(specs.voltage) ? t('value.lowVoltageAbout') : undefined,
    ),
    ...mountingRow(specs, words),
    ...row(
      words,
      'smart',
      when(specs.smart, (value) => t(`smart.${value}`)),
      when(specs.smart, (value) => smartNote(value, words)),
    ),
  ];
}

/** From this height on, a free-standing lamp is a floor lamp. */
const FLOOR_LAMP_MM = 900;

function mountingRow({ mounting, dimensions }: ProductSpecs, words: SpecWords): readonly SpecRow[] {
  const { t } = words;
  if (mounting === 'free-standing') {
    const tall = (dimensions?.height_mm ?? 0) >= FLOOR_LAMP_MM;
    return row(words, 'standing', t(tall ? 'mounting.on-floor' : 'mounting.on-table'));
  }
  return row(
    words,
    'mounting',
    when(mounting, (value) => t(`mounting.${value}`)),
  );
}

function smartNote(
  smart: NonNullable<ProductSpecs['smart']>,
  { t }: SpecWords,
): string | undefined {
  return smart === 'wifi' || smart === 'zigbee' || smart === 'sensor'
    ? t(`value.${smart}About`)
    : undefined;
}

function bodyRows(specs: ProductSpecs, words: SpecWords): readonly SpecRow[] {
  const { t, specs: names, list } = words;
  const { diameter_mm, length_mm, width_mm, height_mm, cutout_mm, cable_mm } =
    specs.dimensions ?? {};
  const cm = (mm: number) => mm / MM_PER_CM;
  const sizes = [
    when(diameter_mm, (mm) => t('value.diameter', { value: cm(mm) })),
    when(length_mm, (mm) => t('value.length', { value: cm(mm) })),
    when(width_mm, (mm) => t('value.width', { value: cm(mm) })),
    when(height_mm, (mm) => t('value.height', { value: cm(mm) })),
  ].filter((size) => size !== undefined);
  return [
    ...row(words, 'dimensions', list(sizes)),
    ...row(
      words,
      'cutout',
      when(cutout_mm, (value) => t('value.hole', { value })),
    ),
    ...row(
      words,
      'cable',
      when(cable_mm, (mm) => t('value.metres', { value: mm / MM_PER_METRE })),
    ),
    ...row(words, 'material', list((specs.material ?? []).map((name) => t(`material.${name}`)))),
    ...row(words, 'finish', list((specs.finish ?? []).map((name) => names(`finish.${name}`)))),
    ...row(
      words,
      'style',
      when(specs.style, (value) => t(`style.${value}`)),
    ),
    ...row(words, 'rooms', list(roomsOf(specs).map((name) => t(`room.${name}`)))),
  ];
}

/** The rooms that its light suits: products without light, such as a connector, suit any. */
function roomsOf({ rooms, watt, lumen, base, lamps }: ProductSpecs) {
  const shines = [watt, lumen, base, lamps].some((value) => value !== undefined);
  return shines ? (rooms ?? []) : [];
}

function saleRows(specs: ProductSpecs, words: SpecWords): readonly SpecRow[] {
  const { t } = words;
  return [
    ...row(
      words,
      'unit',
      when(specs.unit, (value) => t(`unit.${value}`)),
    ),
    ...row(
      words,
      'pack_size',
      when(specs.pack_size, (count) => t('value.pieces', { count })),
    ),
    ...row(
      words,
      'warranty_months',
      when(specs.warranty_months, (months) => {
        const span = warrantySpan(months);
        return 'years' in span
          ? t('value.warrantyYears', span)
          : t('value.months', { count: span.months });
      }),
    ),
  ];
}

function yesNo(value: boolean | undefined, { t }: SpecWords): string | undefined {
  return when(value, (yes) => t(yes ? 'value.yes' : 'value.no'));
}
