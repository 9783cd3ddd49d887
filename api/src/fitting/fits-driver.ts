import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import { isLowVoltage, isMains, type Supply, suppliesOf } from '@dp/contract/voltage.ts';

/** A driver is loaded to five sixths of its watts at most. */
const RESERVE = 1.2;
/** Up to this class goods are for dry rooms, where any driver may be. */
const DRY_IP = 20;

/** Whether something must be bought with a driver; a kit brings its own. */
export function needsDriver({ voltage, unit, current_ma }: ProductSpecs): boolean {
  return unit !== 'set' && (current_ma !== undefined || isLowVoltage(voltage));
}

/**
 * Whether a driver supplies a low-voltage lamp or strip: constant current and constant voltage are never
 * mixed, the current is equal and its volts within the driver's range, or the voltage is equal; watts with a
 * reserve of a fifth; and as safe from water as the lamp.
 *
 * @param metres how much of a strip sold by the metre, 1 for anything else.
 */
export function fitsDriver(lamp: ProductSpecs, driver: ProductSpecs, metres = 1): boolean {
  if (!needsDriver(lamp) || lamp.watt === undefined || driver.watt === undefined) return false;
  const wanted = suppliesOf(lamp.voltage)[0];
  const given = outputOf(driver);
  if (wanted === undefined || given === undefined) return false;
  if (lamp.current_ma !== driver.current_ma) return false;
  const isConstantCurrent = lamp.current_ma !== undefined;
  const reaches = isConstantCurrent ? covers(given, wanted) : covers(wanted, given);
  if (!reaches || driver.watt < lamp.watt * metres * RESERVE) return false;
  return (lamp.ip ?? 0) <= DRY_IP || (driver.ip ?? 0) >= (lamp.ip ?? 0);
}

/** How many of a lamp, or metres of a strip sold by the metre, a driver supplies; whole ones. */
export function countFor({ watt: each }: ProductSpecs, { watt = 0 }: ProductSpecs): number {
  return each === undefined ? 0 : Math.floor(watt / RESERVE / each);
}

/** The low-voltage side of a driver. */
export function outputOf({ voltage }: ProductSpecs): Supply | undefined {
  return suppliesOf(voltage).find((supply) => !isMains(supply));
}

function covers(outer: Supply, inner: Supply): boolean {
  return outer.min <= inner.min && outer.max >= inner.max;
}
