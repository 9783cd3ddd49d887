import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import { describe, expect, it } from 'vitest';
import { fitsBulb, takesBulbs } from './fits-bulb.ts';
import { type Dimming, dimmingOf } from './fits-dimmer.ts';
import { countFor, fitsDriver, needsDriver } from './fits-driver.ts';

const MAINS = '220-240V AC';
const pendant: ProductSpecs = {
  base: 'E27',
  lamps: 1,
  lamp_watt_max: 15,
  voltage: MAINS,
  dimensions: { diameter_mm: 300 },
};
const bulb: ProductSpecs = {
  base: 'E27',
  watt: 9,
  voltage: MAINS,
  dimensions: { diameter_mm: 60 },
};

describe('a bulb', () => {
  it.each<[string, ProductSpecs, ProductSpecs, boolean]>([
    ['with the same cap, within the mark', pendant, bulb, true],
    ['exactly at the mark', pendant, { ...bulb, watt: 15 }, true],
    ['over the mark', pendant, { ...bulb, watt: 15.5 }, false],
    ['with another cap', pendant, { ...bulb, base: 'E14' }, false],
    ['of unknown watts', pendant, { base: 'E27', voltage: MAINS }, false],
    ['wider than the luminaire', pendant, { ...bulb, dimensions: { diameter_mm: 320 } }, false],
    ['for a luminaire that says nothing of watts', { base: 'E27', lamps: 1 }, bulb, true],
    [
      'too strong for one that says nothing',
      { base: 'E27', lamps: 1 },
      { ...bulb, watt: 30 },
      false,
    ],
    ['for sockets that are filled already', { ...pendant, lamps_included: true }, bulb, false],
    [
      'for integrated light',
      { base: 'integrated', watt: 9 },
      { ...bulb, base: 'integrated' },
      false,
    ],
    [
      'GU10 at 220 V',
      { base: 'GU10', voltage: MAINS },
      { base: 'GU10', watt: 7, voltage: MAINS },
      true,
    ],
    [
      'GU5.3 at 12 V',
      { base: 'GU5.3', voltage: '12V DC' },
      { base: 'GU5.3', watt: 6, voltage: '12V AC/DC' },
      true,
    ],
    [
      'GU5.3 straight to 220 V',
      { base: 'GU5.3', voltage: MAINS },
      { base: 'GU5.3', watt: 6, voltage: '12V AC/DC' },
      false,
    ],
    [
      'GU10 for a frame of GU5.3',
      { base: 'GU5.3', voltage: '12V DC' },
      { base: 'GU10', watt: 6, voltage: MAINS },
      false,
    ],
    ['R7s, whose length is not known', { base: 'R7s' }, { base: 'R7s', watt: 10 }, false],
  ])('%s: %s, %s → %s', (_, luminaire, lamp, fits) => {
    expect(fitsBulb(luminaire, lamp)).toBe(fits);
  });

  it.each<[number, number, boolean]>([
    [1_260, 1_200, true],
    [660, 600, true],
    [1_260, 600, false],
    [600, 1_200, false],
  ])('a fitting of %i mm takes a tube of %i mm: %s', (fitting, tube, fits) => {
    const batten: ProductSpecs = { base: 'G13', dimensions: { length_mm: fitting } };
    const t8: ProductSpecs = { base: 'G13', watt: 18, dimensions: { length_mm: tube } };
    expect(fitsBulb(batten, t8)).toBe(fits);
    expect(fitsBulb(batten, { ...t8, base: 'G5' })).toBe(false);
  });

  it('is not offered to what has no socket', () => {
    expect(takesBulbs({ watt: 9 })).toBe(false);
    expect(takesBulbs({ base: 'integrated' })).toBe(false);
  });
});

describe('a dimmer', () => {
  const lamp: ProductSpecs = { watt: 6, dimmable: true, voltage: MAINS };
  const dimmer: ProductSpecs = { load_watt_min: 10, load_watt_max: 40, dimming: 'trailing' };
  it.each<[string, ProductSpecs, number, ProductSpecs, Dimming]>([
    // Six lamps of 6 W: a dimmer of 40 W for LEDs (400 W in old watts) takes them.
    ['six lamps within its load', lamp, 6, dimmer, 'fits'],
    ['seven are too many', lamp, 7, dimmer, 'too-much'],
    ['one is too little', lamp, 1, dimmer, 'may-flicker'],
    ['its least load', { ...lamp, watt: 10 }, 1, dimmer, 'fits'],
    ['its largest load', { ...lamp, watt: 40 }, 1, dimmer, 'fits'],
    ['a lamp that cannot be dimmed', { ...lamp, dimmable: false }, 3, dimmer, 'not-dimmable'],
    ['a lamp that does not say', { watt: 6, voltage: MAINS }, 3, dimmer, 'not-dimmable'],
    ['a lamp with a remote control', { ...lamp, smart: 'remote' }, 3, dimmer, 'not-dimmable'],
    ['an explicit “no control”', { ...lamp, smart: 'none' }, 3, dimmer, 'fits'],
    ['a triac dimmer', lamp, 3, { ...dimmer, dimming: 'leading' }, 'not-dimmable'],
    ['a dimmer of unknown technique', lamp, 3, { load_watt_max: 40 }, 'not-dimmable'],
    ['a dimmer of unknown load', lamp, 3, { dimming: 'trailing' }, 'unknown'],
    ['a strip on a mains dimmer', { ...lamp, voltage: '12V DC' }, 3, dimmer, 'not-dimmable'],
    [
      'a strip on a controller of its voltage',
      { ...lamp, voltage: '12V DC' },
      3,
      { ...dimmer, dimming: 'pwm', voltage: '12-24V DC' },
      'fits',
    ],
    [
      'a strip on one of another voltage',
      { ...lamp, voltage: '24V DC' },
      3,
      { ...dimmer, dimming: 'pwm', voltage: '12V DC' },
      'not-dimmable',
    ],
  ])('%s: %j × %i on %j → %s', (_, specs, count, on, how) => {
    expect(dimmingOf({ specs, count }, on)).toBe(how);
  });
});

describe('a driver', () => {
  const strip: ProductSpecs = { watt: 48, voltage: '12V DC', ip: 20 };
  const driver: ProductSpecs = { watt: 60, voltage: `${MAINS} / 12V DC`, ip: 20 };
  const module: ProductSpecs = { watt: 10, voltage: '30-36V DC', current_ma: 300 };
  const current: ProductSpecs = { watt: 15, voltage: `${MAINS} / 25-42V DC`, current_ma: 300 };
  it.each<[string, ProductSpecs, ProductSpecs, boolean]>([
    ['of the same voltage, with a fifth in reserve', strip, driver, true],
    ['loaded to its last watt', strip, { ...driver, watt: 48 }, false],
    ['exactly 1.2 times the load', strip, { ...driver, watt: 57.6 }, true],
    ['of another voltage', strip, { ...driver, voltage: `${MAINS} / 24V DC` }, false],
    ['for dry rooms with a strip for rain', { ...strip, ip: 65 }, driver, false],
    ['sealed, with a strip for rain', { ...strip, ip: 65 }, { ...driver, ip: 67 }, true],
    ['for mains light', { watt: 9, voltage: MAINS }, driver, false],
    ['for what runs on the sun', { watt: 9, voltage: '12.8V DC solar' }, driver, false],
    ['of equal current, its volts in range', module, current, true],
    ['of another current', module, { ...current, current_ma: 350 }, false],
    ['whose volts do not reach', module, { ...current, voltage: '25-32V DC' }, false],
    ['of constant voltage for constant current', module, { watt: 15, voltage: '36V DC' }, false],
    ['of constant current for a strip', strip, { ...current, voltage: '12V DC', watt: 60 }, false],
    ['of unknown output', strip, { watt: 60, voltage: MAINS }, false],
  ])('%s: %j with %j → %s', (_, lamp, supply, fits) => {
    expect(fitsDriver(lamp, supply)).toBe(fits);
  });

  it('of 150 W supplies 8 m of 14.4 W a metre, one of 120 W does not', () => {
    const perMetre: ProductSpecs = { watt: 14.4, voltage: '24V DC', unit: 'metre' };
    const of = (watt: number): ProductSpecs => ({ watt, voltage: `${MAINS} / 24V DC` });
    expect(fitsDriver(perMetre, of(150), 8)).toBe(true);
    expect(fitsDriver(perMetre, of(120), 8)).toBe(false);
    expect(countFor(perMetre, of(150))).toBe(8);
  });

  it('is not needed by a kit, which brings its own', () => {
    expect(needsDriver({ voltage: '12V DC', unit: 'set' })).toBe(false);
    expect(needsDriver({ voltage: '12V DC', unit: 'roll' })).toBe(true);
  });
});
