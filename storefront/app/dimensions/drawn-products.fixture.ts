import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import { type Frame, frameOf } from './drawing-frame.ts';

export const pendant: ProductSpecs = {
  kind: 'pendant-dome',
  base: 'E27',
  mounting: 'hung',
  dimensions: { diameter_mm: 360, height_mm: 260, cable_mm: 1_200 },
};
export const chandelier: ProductSpecs = {
  kind: 'chandelier-crystal',
  mounting: 'hung',
  lamps: 9,
  dimensions: { diameter_mm: 900, height_mm: 1_100, cable_mm: 1_200 },
};
export const panel: ProductSpecs = {
  kind: 'panel-round',
  watt: 18,
  mounting: 'recessed',
  dimensions: { diameter_mm: 225, height_mm: 22, cutout_mm: 205 },
};
export const floorLamp: ProductSpecs = {
  kind: 'floor-tripod',
  base: 'E27',
  mounting: 'free-standing',
  dimensions: { diameter_mm: 450, height_mm: 1_500 },
};
export const profile: ProductSpecs = {
  kind: 'profile',
  mounting: 'surface',
  dimensions: { length_mm: 2_000, width_mm: 17, height_mm: 8 },
};
export const tube: ProductSpecs = { kind: 'tube', dimensions: { length_mm: 600, diameter_mm: 26 } };
export const track: ProductSpecs = {
  kind: 'track-magnetic',
  watt: 46,
  mounting: 'recessed',
  dimensions: { length_mm: 2_000, width_mm: 26, height_mm: 55 },
};
export const driver: ProductSpecs = {
  kind: 'driver',
  dimensions: { length_mm: 200, width_mm: 60, height_mm: 38 },
};
export const streetLight: ProductSpecs = {
  kind: 'solar-street',
  watt: 40,
  mounting: 'wall',
  dimensions: { length_mm: 620, width_mm: 280, height_mm: 70 },
};
export const ring: ProductSpecs = {
  kind: 'ceiling-ring',
  watt: 48,
  mounting: 'surface',
  dimensions: { diameter_mm: 520, height_mm: 95 },
};
export const socket: ProductSpecs = {
  kind: 'socket',
  mounting: 'wall',
  dimensions: { length_mm: 120, width_mm: 80, height_mm: 38 },
};
export const arcLamp: ProductSpecs = {
  kind: 'floor-arc',
  base: 'E27',
  mounting: 'free-standing',
  dimensions: { length_mm: 1_100, width_mm: 300, height_mm: 1_900 },
};
export const trackKit: ProductSpecs = {
  kind: 'track-kit',
  watt: 36,
  mounting: 'track',
  dimensions: { length_mm: 1_500, width_mm: 36, height_mm: 180 },
};
export const battenT5: ProductSpecs = {
  kind: 'tube',
  watt: 14,
  mounting: 'surface',
  dimensions: { length_mm: 900, width_mm: 22, height_mm: 30 },
};
export const linear: ProductSpecs = {
  kind: 'linear-hung',
  watt: 40,
  mounting: 'hung',
  dimensions: { length_mm: 1_200, width_mm: 50, height_mm: 75, cable_mm: 1_500 },
};
/** What the drawings of every sort are tested with. */
export const drawn = {
  trackKit,
  battenT5,
  linear,
  pendant,
  chandelier,
  ring,
  panel,
  floorLamp,
  profile,
  tube,
  track,
  driver,
  socket,
  streetLight,
};

/** A phone, of a sold-out product, a low phone, a desk, and the viewer over a wide screen and a phone on its side. */
export const frames: Readonly<Record<string, Frame>> = {
  phone: frameOf(390, 375),
  'sold out': frameOf(360, 270),
  'low phone': frameOf(360, 260),
  desk: frameOf(640, 640),
  'wide viewer': frameOf(1280, 700),
  'low viewer': frameOf(740, 230),
  'tall viewer': frameOf(390, 650),
};
