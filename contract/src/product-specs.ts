/** The typed lighting specification of a product (design §4); every member is optional. */
import { z } from 'zod';

import { IP_MAX } from './limits.ts';
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
} from './product-values.ts';

/** Without what no database takes: zero bytes and halves of characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the point
const STORABLE = /^[^\u0000\p{Cs}]*$/u;
const words = z.string().max(40).regex(STORABLE);
const millimetres = z.number().positive().max(100_000);

export const productSpecs = z.strictObject({
  /** The sort of thing, for its drawing and for related products: `bulb-a60`, `pendant-dome` … */
  kind: words.optional(),
  watt: z.number().positive().max(5_000).optional(),
  lumen: z.number().positive().max(1_000_000).optional(),
  /** Kelvins it is sold or switchable in, ascending. */
  cct_kelvin: z.array(z.int().min(1_000).max(12_000)).min(1).max(6).optional(),
  rgb: z.boolean().optional(),
  cri: z.int().min(1).max(100).optional(),
  base: z.enum(BASES).optional(),
  ip: z.int().min(0).max(IP_MAX).optional(),
  /** Degrees. */
  beam_angle: z.number().positive().max(360).optional(),
  dimmable: z.boolean().optional(),
  voltage: words.optional(),
  lifetime_hours: z.int().positive().max(1_000_000).optional(),
  /** The old A++ … E scale that Egyptian boxes carry. */
  energy_class: z.enum(ENERGY_CLASSES).optional(),
  material: z.array(z.enum(MATERIALS)).max(6).optional(),
  finish: z.array(z.enum(FINISHES)).max(6).optional(),
  dimensions: z
    .strictObject({
      length_mm: millimetres.optional(),
      width_mm: millimetres.optional(),
      height_mm: millimetres.optional(),
      diameter_mm: millimetres.optional(),
      cutout_mm: millimetres.optional(),
      cable_mm: millimetres.optional(),
    })
    .optional(),
  warranty_months: z.int().min(0).max(240).optional(),
  lamps: z.int().min(1).max(200).optional(),
  lamps_included: z.boolean().optional(),
  /** Watts of one LED bulb at most, as marked on the luminaire. */
  lamp_watt_max: z.number().positive().max(5_000).optional(),
  /** Load of a dimmer in watts of LED lamps. */
  load_watt_min: z.number().positive().max(100_000).optional(),
  load_watt_max: z.number().positive().max(100_000).optional(),
  dimming: z.enum(DIMMINGS).optional(),
  /** Of a constant-current driver, or of the lamp that needs one, in milliamperes. */
  current_ma: z.number().positive().max(100_000).optional(),
  mounting: z.enum(MOUNTINGS).optional(),
  unit: z.enum(UNITS).optional(),
  pack_size: z.int().min(1).max(1_000).optional(),
  smart: z.enum(SMART_KINDS).optional(),
  style: z.enum(STYLES).optional(),
  rooms: z.array(z.enum(ROOMS)).max(13).optional(),
});
export type ProductSpecs = z.infer<typeof productSpecs>;
