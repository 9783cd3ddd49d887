import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import { isMains, suppliesOf } from '@dp/contract/voltage.ts';

/** Lamps on one dimmer. */
export interface DimmedLamps {
  /** Of each lamp. */
  readonly specs: ProductSpecs;
  readonly count: number;
}

/** How a load goes with a dimmer. */
export type Dimming = 'fits' | 'may-flicker' | 'too-much' | 'not-dimmable' | 'unknown';

/**
 * How lamps go with a dimmer: all of them dimmable and without an electronic control of their own, the load
 * between the dimmer's least and most LED watts, and the technique that such lamps need: trailing edge on
 * the mains, pulses (PWM) at low voltage.
 */
export function dimmingOf({ specs, count }: DimmedLamps, dimmer: ProductSpecs): Dimming {
  const hasControl = specs.smart !== undefined && specs.smart !== 'none';
  if (specs.dimmable !== true || hasControl) return 'not-dimmable';
  const { load_watt_min: least = 0, load_watt_max: most } = dimmer;
  if (specs.watt === undefined || most === undefined) return 'unknown';
  if (!sameTechnique(specs, dimmer)) return 'not-dimmable';
  const load = specs.watt * count;
  if (load > most) return 'too-much';
  return load < least ? 'may-flicker' : 'fits';
}

function sameTechnique(lamp: ProductSpecs, dimmer: ProductSpecs): boolean {
  const [supply] = suppliesOf(lamp.voltage);
  if (supply === undefined) return false;
  if (isMains(supply)) return dimmer.dimming === 'trailing';
  const [low] = suppliesOf(dimmer.voltage);
  return (
    dimmer.dimming === 'pwm' && low !== undefined && low.min <= supply.min && supply.max <= low.max
  );
}
