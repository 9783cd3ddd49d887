import type { Goods } from '@dp/contract/goods.ts';
import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import {
  BASES,
  DIMMINGS,
  ENERGY_CLASSES,
  FINISHES,
  MATERIALS,
  MOUNTINGS,
  ROOMS,
  SMART_KINDS,
  STYLES,
  UNITS,
} from '@dp/contract/product-values.ts';
import { requiredNumber } from '../forms/required-number.ts';

type Dimensions = NonNullable<ProductSpecs['dimensions']>;
export type SpecName = Exclude<keyof ProductSpecs, 'dimensions'> | keyof Dimensions;

/** Specifications as they are typed; several values with commas, yes and no as words. */
export type SpecFields = Readonly<Partial<Record<SpecName, string>>>;

const DIMENSIONS = [
  'diameter_mm',
  'length_mm',
  'width_mm',
  'height_mm',
  'cutout_mm',
  'cable_mm',
] as const satisfies readonly (keyof Dimensions)[];

/** The values to choose from, one or several. */
export const CHOICES = {
  base: BASES,
  energy_class: ENERGY_CLASSES,
  mounting: MOUNTINGS,
  unit: UNITS,
  smart: SMART_KINDS,
  dimming: DIMMINGS,
  style: STYLES,
} as const;
export const SEVERAL = { material: MATERIALS, finish: FINISHES, rooms: ROOMS } as const;
const YES_NO = ['dimmable', 'rgb', 'lamps_included'] as const;
const TEXTS = ['kind', 'voltage'] as const;

export type SpecLook = 'number' | 'numbers' | 'text' | 'choice' | 'several' | 'yesNo';

/** How a specification is typed. */
export function lookOf(name: SpecName): SpecLook {
  if (name === 'cct_kelvin') return 'numbers';
  if (name in CHOICES) return 'choice';
  if (name in SEVERAL) return 'several';
  if ((YES_NO as readonly string[]).includes(name)) return 'yesNo';
  return (TEXTS as readonly string[]).includes(name) ? 'text' : 'number';
}

/** The field's name in the API's refusals. */
export function fieldNameOf(name: SpecName): string {
  return isDimension(name) ? `specs.dimensions.${name}` : `specs.${name}`;
}

function isDimension(name: SpecName): name is keyof Dimensions {
  return (DIMENSIONS as readonly string[]).includes(name);
}

const LIGHT = ['watt', 'lumen', 'cct_kelvin', 'cri', 'rgb', 'dimmable', 'lifetime_hours'] as const;
const COMMON = ['voltage', 'ip', 'unit', 'pack_size', 'warranty_months'] as const;
const BODY = [...DIMENSIONS, 'material', 'finish'] as const;

/** What is asked about each sort of goods, in the order of the form. */
const ASKED: Readonly<Record<Goods, readonly SpecName[]>> = {
  bulb: ['base', ...LIGHT, 'beam_angle', 'energy_class', 'smart', ...COMMON, ...BODY],
  luminaire: [
    'base',
    'lamps',
    'lamps_included',
    'lamp_watt_max',
    ...LIGHT,
    'mounting',
    'smart',
    'current_ma',
    ...COMMON,
    ...BODY,
    'style',
    'rooms',
  ],
  strip: [...LIGHT, 'beam_angle', 'current_ma', 'smart', ...COMMON, ...BODY],
  driver: ['watt', 'current_ma', 'dimmable', ...COMMON, ...BODY],
  dimmer: ['load_watt_min', 'load_watt_max', 'dimming', 'smart', ...COMMON, ...BODY],
  control: ['smart', 'load_watt_max', ...COMMON, ...BODY],
  part: ['mounting', ...COMMON, ...BODY],
};

/** Every specification, those of the sort of goods first. */
export function askedOf(goods: Goods): readonly SpecName[] {
  return ASKED[goods];
}
export const ALL_SPECS: readonly SpecName[] = [
  ...new Set<SpecName>([...Object.values(ASKED).flat(), 'kind']),
];

/** What each sort of goods begins its `kind` with where the shop has none; luminaires have many. */
export const KIND_OF_GOODS: Readonly<Record<Goods, string>> = {
  bulb: 'bulb',
  luminaire: '',
  strip: 'strip',
  driver: 'driver',
  dimmer: 'dimmer',
  control: 'switch',
  part: 'profile',
};

/** Specifications as the fields show them. */
export function specFieldsOf({ dimensions = {}, ...specs }: ProductSpecs): SpecFields {
  return Object.fromEntries(
    Object.entries({ ...specs, ...dimensions }).map(([name, value]) => [
      name,
      Array.isArray(value)
        ? value.join(', ')
        : typeof value === 'boolean'
          ? yesOrNo(value)
          : String(value),
    ]),
  );
}

/** What the fields say; what is no number is `NaN`, which the API refuses. */
export function specsOf(fields: SpecFields): ProductSpecs {
  const specs: Record<string, unknown> = {};
  const dimensions: Record<string, unknown> = {};
  for (const [name, typed = ''] of Object.entries(fields) as [SpecName, string | undefined][]) {
    if (typed.trim() === '') continue;
    (isDimension(name) ? dimensions : specs)[name] = readValue(name, typed.trim());
  }
  return { ...specs, ...(Object.keys(dimensions).length > 0 && { dimensions }) };
}

function readValue(name: SpecName, typed: string): unknown {
  switch (lookOf(name)) {
    case 'number':
      return requiredNumber(typed);
    case 'numbers':
      return valuesIn(typed)
        .map(requiredNumber)
        .sort((a, b) => a - b);
    case 'several':
      return valuesIn(typed);
    case 'yesNo':
      return typed === 'yes';
    default:
      return typed;
  }
}

/** The values of a field that has several. */
export function valuesIn(typed: string | undefined): string[] {
  return (typed ?? '').split(/[,،|\s]+/).filter((value) => value !== '');
}

function yesOrNo(value: boolean): 'yes' | 'no' {
  return value ? 'yes' : 'no';
}
