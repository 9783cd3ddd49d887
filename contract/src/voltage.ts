/** One side of a product's voltage, in volts. */
export interface Supply {
  readonly min: number;
  readonly max: number;
}

/** From this many volts on it is mains voltage; below, it comes from a driver. */
const MAINS_FROM_V = 85;

/**
 * The voltages in a text such as "220-240V AC / 12V DC", in its order. Empty for what brings its own supply:
 * the sun, a USB charger or a battery.
 */
export function suppliesOf(voltage = ''): readonly Supply[] {
  if (/solar|usb|battery/i.test(voltage)) return [];
  const found = voltage.matchAll(/(\d+(?:\.\d+)?)(?:\s*[-–]\s*(\d+(?:\.\d+)?))?\s*V/gi);
  return Array.from(found, ([, min, max]) => ({ min: Number(min), max: Number(max ?? min) }));
}

/** Whether it is mains voltage. */
export function isMains({ max }: Supply): boolean {
  return max >= MAINS_FROM_V;
}

/** Whether a product needs a driver between it and the mains. */
export function isLowVoltage(voltage: string | undefined): boolean {
  const supplies = suppliesOf(voltage);
  return supplies.length > 0 && !supplies.some(isMains);
}
