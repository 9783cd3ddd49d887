import { goodsOf } from '@dp/contract/goods.ts';
import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import { isLowVoltage } from '@dp/contract/voltage.ts';
import { baseKey, baseName } from '../products/spec-names.ts';
import { labelOf, row, type SpecRow, type SpecWords, when } from './spec-row.ts';
import { voltageText } from './voltage.ts';

/** What an IP code protects from, by its second digit: water. */
export function ipClass(ip: number): 'dry' | 'splash' | 'jet' | 'dip' | 'under' {
  const water = ip % 10;
  if (water <= 2) return 'dry';
  if (water <= 4) return 'splash';
  if (water <= 6) return 'jet';
  return water === 7 ? 'dip' : 'under';
}

/** The rows about socket, electricity and mounting. */
export function fittingRows(specs: ProductSpecs, words: SpecWords): readonly SpecRow[] {
  const { t, specs: names } = words;
  const { base, ip } = specs;
  return [
    ...row(
      words,
      'watt',
      when(specs.watt, (value) => t('value.watt', { value })),
    ),
    ...row(
      words,
      'base',
      when(base, (value) => baseName(value, names)),
      when(base, (value) => names(`baseAbout.${baseKey(value)}`)),
    ).map((base) => ({ ...base, label: labelOf('base', specs, words) })),
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
      needsDriver(specs) ? t('value.lowVoltageAbout') : undefined,
    ),
    ...row(words, 'dimmable', yesNo(specs.dimmable, words), dimmableNote(specs, words)),
    ...mountingRow(specs, words),
    ...smartRow(specs, words),
    // Its sign would come before its letter in Arabic.
    ...row(
      words,
      'energy_class',
      when(specs.energy_class, (value) => `\u2066${value}\u2069`),
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

/** How it is controlled, unless by a plain switch like everything else. */
function smartRow({ smart }: ProductSpecs, words: SpecWords): readonly SpecRow[] {
  const { t } = words;
  if (smart === undefined || smart === 'none') return [];
  const explained = smart === 'wifi' || smart === 'zigbee' || smart === 'sensor';
  return row(words, 'smart', t(`smart.${smart}`), explained ? t(`value.${smart}About`) : undefined);
}

/** Its behaviour with a wall dimmer; lamps dimmed by phone or remote control need none. */
function dimmableNote({ dimmable, smart }: ProductSpecs, { t }: SpecWords): string | undefined {
  if (smart !== undefined && smart !== 'none') return undefined;
  return when(dimmable, (yes) => t(yes ? 'value.dimmableAbout' : 'value.notDimmableAbout'));
}

/** Whether it gives light at a low voltage: drivers and connectors have one and need no transformer. */
function needsDriver(specs: ProductSpecs): boolean {
  const goods = goodsOf(specs);
  const shines = goods === 'bulb' || goods === 'strip' || goods === 'luminaire';
  return shines && isLowVoltage(specs.voltage);
}

function yesNo(value: boolean | undefined, { t }: SpecWords): string | undefined {
  return when(value, (yes) => t(yes ? 'value.yes' : 'value.no'));
}
