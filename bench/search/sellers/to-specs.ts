import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import type { Facts } from './seller.ts';

/** The facts as the catalogue's typed specification. */
export function toSpecs(facts: Facts): ProductSpecs {
  const { watt, cct, rgb, base, ip, angle, dimmable, lamps, mounting, smart, style } = facts;
  const dimensions = defined({
    length_mm: facts.length,
    width_mm: facts.width,
    height_mm: facts.height,
    diameter_mm: facts.diameter,
    cutout_mm: facts.cutout,
  });
  return defined({
    watt,
    cct_kelvin: cct && [...cct],
    rgb,
    base,
    ip,
    beam_angle: angle,
    dimmable,
    voltage: facts.volt === undefined ? undefined : `${facts.volt}V DC`,
    lamps,
    mounting,
    smart,
    style,
    material: facts.material && [facts.material],
    finish: facts.finish && [facts.finish],
    rooms: facts.rooms && [...facts.rooms],
    dimensions: Object.keys(dimensions).length > 0 ? dimensions : undefined,
  });
}

function defined<T extends object>(members: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}
