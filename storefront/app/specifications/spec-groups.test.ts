import type { Locale } from '@dp/contract/locale.ts';
import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import { isLowVoltage } from '@dp/contract/voltage.ts';
import { addMessages } from '@dp/ui/i18n/message-catalogue.ts';
import { translatorOf } from '@dp/ui/i18n/translator.ts';
import { describe, expect, it } from 'vitest';
import ar from '../i18n/ar.ts';
import en from '../i18n/en.ts';
import { ipClass } from './fitting-rows.ts';
import { keyFacts } from './key-facts.ts';
import { beamWidth, oldBulbWatt } from './light-rows.ts';
import { warrantySpan } from './sale-rows.ts';
import { specGroups } from './spec-groups.ts';
import type { SpecWords } from './spec-row.ts';

addMessages('ar', ar);
addMessages('en', en);

function wordsIn(locale: Locale): SpecWords {
  const t = translatorOf(locale, 'products');
  const specs = translatorOf(locale, 'specs');
  if (t === undefined || specs === undefined) throw new Error('The messages are not held');
  return { t, specs, list: (values) => values.join(', ') };
}

function rowsOf(specs: ProductSpecs, locale: Locale = 'en') {
  const groups = specGroups(specs, wordsIn(locale));
  return new Map(groups.flatMap(({ rows }) => rows.map((row) => [row.key, row])));
}

const everything: ProductSpecs = {
  kind: 'pendant-dome',
  watt: 9,
  lumen: 806,
  cct_kelvin: [3_000],
  cri: 80,
  base: 'E27',
  ip: 44,
  beam_angle: 200,
  dimmable: true,
  voltage: '220–240\u00a0V',
  lifetime_hours: 15_000,
  energy_class: 'A+',
  material: ['glass', 'aluminium'],
  finish: ['white'],
  dimensions: { diameter_mm: 60, height_mm: 118, cutout_mm: 75, cable_mm: 1_500 },
  warranty_months: 24,
  lamps: 1,
  lamps_included: false,
  mounting: 'hung',
  unit: 'piece',
  pack_size: 3,
  smart: 'remote',
  style: 'modern',
  rooms: ['living', 'bedroom'],
};

describe('the specification table', () => {
  it('has a row for everything that is known, in words and units', () => {
    const rows = rowsOf(everything);
    const values = Object.fromEntries([...rows].map(([key, { value }]) => [key, value]));
    expect(values).toEqual({
      watt: '9 W',
      lumen: '806 lm',
      efficacy: '90 lm/W',
      cct_kelvin: 'Warm white\u00a03000K',
      cri: '80',
      beam_angle: '200°',
      dimmable: 'Yes',
      lifetime_hours: '15,000 hours',
      energy_class: '\u2066A+\u2069',
      base: 'E27',
      lamps: '1 bulb',
      lamps_included: 'Not included',
      ip: 'IP44',
      voltage: '220–240\u00a0V',
      mounting: 'Hanging',
      smart: 'Remote control',
      dimensions: '⌀\u00a06\u00a0cm, 11.8\u00a0cm\u00a0high',
      cutout: '75 mm',
      cable: '1.5 m',
      material: 'Glass, Aluminium',
      finish: 'White',
      style: 'Modern',
      rooms: 'Living room, Bedroom',
      pack_size: '3 pieces',
      warranty_months: '2 years',
    });
  });

  it('has no row for unknown values', () => {
    expect(rowsOf({}).size).toBe(0);
    expect(rowsOf({ dimensions: {}, material: [] }).size).toBe(0);
  });

  it('explains kelvins, IP and a base in plain words, in both languages', () => {
    expect(rowsOf(everything).get('cct_kelvin')?.note).toMatch(/bedrooms/);
    expect(rowsOf(everything).get('ip')?.note).toMatch(/bathrooms/);
    expect(rowsOf(everything, 'ar').get('cct_kelvin')?.note).toMatch(/غرف النوم/);
    expect(rowsOf(everything, 'ar').get('ip')?.note).toMatch(/للحمام/);
    expect(rowsOf(everything, 'ar').get('base')?.note).toMatch(/القلاووظ/);
  });

  it('names every light colour of a lamp that has several', () => {
    const row = rowsOf({ cct_kelvin: [3_000, 4_000, 6_500] }).get('cct_kelvin');
    expect(row?.value).toBe(
      'Warm white\u00a03000K, Natural white\u00a04000K, Cool daylight\u00a06500K',
    );
    expect(row?.note).toMatch(/yourself/);
  });

  it('uses the Arabic plural forms', () => {
    const years = (hours: number) => rowsOf({ lifetime_hours: hours }, 'ar').get('lifetime_hours');
    expect(years(15_000)?.note).toBe('حوالي 14 سنة بمعدل 3 ساعات يوميًا');
    expect(years(10_000)?.note).toBe('حوالي 9 سنوات بمعدل 3 ساعات يوميًا');
    expect(rowsOf({ pack_size: 2 }, 'ar').get('pack_size')?.value).toBe('قطعتان');
    expect(rowsOf({ lamps: 1 }, 'ar').get('lamps')?.value).toBe('لمبة واحدة');
  });

  it.each([
    ['220-240V AC', '\u2066220–240\u2069\u00a0فولت'],
    ['12V AC/DC', '\u206612\u2069\u00a0فولت AC/DC'],
    ['220-240V AC / 12V DC', '\u2066220–240\u2069\u00a0فولت / \u206612\u2069\u00a0فولت DC'],
    ['250V AC 16A', '\u2066250\u2069\u00a0فولت 16 أمبير'],
  ])('says the voltage %s in words', (voltage, said) => {
    expect(rowsOf({ voltage }, 'ar').get('voltage')?.value).toBe(said);
  });

  it('says where a lamp stands, by its height', () => {
    const standing = (height_mm: number) =>
      rowsOf({ mounting: 'free-standing', dimensions: { height_mm } }, 'ar').get('standing')?.value;
    expect(standing(1_500)).toBe('على الأرض');
    expect(standing(450)).toBe('على الترابيزة');
  });

  it('comes in groups', () => {
    const groups = specGroups(everything, wordsIn('en'));
    expect(groups.map(({ name }) => name)).toEqual(['light', 'fitting', 'body', 'sale']);
    expect(specGroups({ warranty_months: 12 }, wordsIn('en')).map(({ name }) => name)).toEqual([
      'sale',
    ]);
  });

  it.each<[string, ProductSpecs, readonly string[]]>([
    ['a terminal block', { kind: 'terminal', rooms: ['living'], mounting: 'surface' }, []],
    ['a driver', { kind: 'driver', rooms: ['shop'], lifetime_hours: 30_000 }, ['lifetime_hours']],
    ['a bulb', { kind: 'bulb-a60', rooms: ['kitchen'], style: 'modern' }, ['rooms']],
    ['a switch', { kind: 'switch', rooms: ['living'], mounting: 'wall' }, ['mounting']],
    ['a lamp', { kind: 'lamp', watt: 9, rooms: ['living'], smart: 'none' }, ['watt', 'rooms']],
    ['one piece', { unit: 'piece', pack_size: 1 }, []],
    ['a pack', { unit: 'pack', pack_size: 4 }, ['unit', 'pack_size']],
  ])('of %s has only rows that mean something', (_, specs, keys) => {
    expect([...rowsOf(specs).keys()]).toEqual(keys);
  });

  it('does not count hours of light, or ask for a transformer, where there is no lamp', () => {
    const driver: ProductSpecs = { kind: 'driver', lifetime_hours: 30_000, voltage: '12V DC' };
    expect(rowsOf(driver).get('lifetime_hours')?.note).toBeUndefined();
    expect(rowsOf(driver).get('voltage')?.note).toBeUndefined();
    const strip: ProductSpecs = { ...driver, kind: 'strip' };
    expect(rowsOf(strip).get('lifetime_hours')?.note).toMatch(/years/);
    expect(rowsOf(strip).get('voltage')?.note).toBe(en.products.value.lowVoltageAbout);
  });
});

describe('the key facts', () => {
  const factsOf = (specs: ProductSpecs, locale: Locale = 'en') =>
    keyFacts(specs, wordsIn(locale)).map(({ value }) => value);

  it('are six at most, the most telling first', () => {
    expect(factsOf(everything)).toEqual([
      '9 W',
      'E27',
      '806 lm',
      'Warm white 3000K',
      '⌀\u00a06\u00a0cm, 11.8\u00a0cm\u00a0high',
      'IP44',
    ]);
  });

  it('say how many bulbs a chandelier takes, and leave the warranty to the promises', () => {
    const chandelier: ProductSpecs = { kind: 'chandelier', base: 'E14', lamps: 8 };
    expect(factsOf(chandelier)).toEqual(['8 × E14']);
    expect(
      factsOf({ ...chandelier, material: ['crystal', 'iron'], warranty_months: 24 }, 'ar'),
    ).toEqual(['8 × E14', 'كريستال, حديد']);
  });

  it('measure a strip in metres and name its voltage', () => {
    const strip: ProductSpecs = {
      kind: 'strip',
      voltage: '12V DC',
      dimensions: { length_mm: 5_000 },
    };
    expect(factsOf(strip)).toEqual(['5 m', '12\u00a0V DC']);
  });

  it('name what a driver gives, not the mains that it takes', () => {
    const driver: ProductSpecs = { kind: 'driver', voltage: '220-240V AC / 12V DC' };
    expect(factsOf(driver)).toEqual(['12\u00a0V DC']);
  });
});

describe('comparing with an old bulb', () => {
  it.each([
    [449, undefined],
    [450, 40],
    [806, 60],
    [1_055, 75],
    [1_600, 100],
  ])('%d lumen on E27 is like %s W', (lumen, watt) => {
    expect(oldBulbWatt({ base: 'E27', lumen })).toBe(watt);
  });

  it('is omitted for lamps that replace no old bulb', () => {
    expect(oldBulbWatt({ base: 'GU10', lumen: 806 })).toBeUndefined();
    expect(oldBulbWatt({ lumen: 806 })).toBeUndefined();
  });
});

it.each([
  [20, 'dry'],
  [44, 'splash'],
  [54, 'splash'],
  [65, 'jet'],
  [66, 'jet'],
  [67, 'dip'],
  [68, 'under'],
])('IP%d protects as %s', (ip, kind) => {
  expect(ipClass(ip)).toBe(kind);
});

it.each([
  [12, { years: 1 }],
  [24, { years: 2 }],
  [18, { months: 18 }],
  [0, { months: 0 }],
])('%d months of warranty are shown as %o', (months, span) => {
  expect(warrantySpan(months)).toEqual(span);
});

describe('the explanation of a value', () => {
  it('says what 3000 K looks like and where IP44 may be installed, in both languages', () => {
    const specs: ProductSpecs = { kind: 'bulb-a60', cct_kelvin: [3_000], ip: 44 };
    expect(rowsOf(specs).get('cct_kelvin')?.note).toBe(en.specs.lightAbout.warm);
    expect(rowsOf(specs, 'ar').get('cct_kelvin')?.note).toBe(ar.specs.lightAbout.warm);
    expect(rowsOf(specs).get('ip')?.note).toBe(en.specs.ipAbout.splash);
    expect(rowsOf(specs, 'ar').get('ip')?.note).toBe(ar.specs.ipAbout.splash);
  });

  it.each([
    [24, 'beamNarrow'],
    [36, 'beamNarrow'],
    [38, 'beamMedium'],
    [60, 'beamMedium'],
    [120, 'beamWide'],
  ] as const)('a beam of %i° is %s', (angle, width) => {
    expect(beamWidth(angle)).toBe(width);
  });

  it.each([
    ['12V DC', true],
    ['24 V', true],
    ['220-240V AC', false],
    ['85-265V', false],
    ['', false],
    ['3.7V DC solar', false],
    ['5V USB', false],
    [undefined, false],
  ])('%j is low voltage: %s', (voltage, low) => {
    expect(isLowVoltage(voltage)).toBe(low);
  });

  it('mentions a wall dimmer only for lamps without their own control', () => {
    const bulb: ProductSpecs = { kind: 'bulb-a60', dimmable: true };
    expect(rowsOf(bulb).get('dimmable')?.note).toBe(en.products.value.dimmableAbout);
    expect(rowsOf({ ...bulb, smart: 'wifi' }).get('dimmable')?.note).toBeUndefined();
    expect(rowsOf({ ...bulb, smart: 'wifi' }).get('smart')?.note).toBe(en.products.value.wifiAbout);
    expect(rowsOf({ ...bulb, dimmable: false }).get('dimmable')?.note).toBe(
      en.products.value.notDimmableAbout,
    );
  });
});
