import type { WattBand } from '@dp/contract/product-filters.ts';

/**
 * What shoppers call how bright a bulb is, by its wattage: LED bulbs of all makers give about as much light per watt.
 */
export const BRIGHTNESS = {
  soft: ['up-to-5'],
  usual: ['6-9'],
  bright: ['10-15'],
  strong: ['16-24', '25-50', 'over-50'],
} as const satisfies Record<string, readonly WattBand[]>;
export type Brightness = keyof typeof BRIGHTNESS;
export const BRIGHTNESSES = Object.keys(BRIGHTNESS) as readonly Brightness[];

/** The brightness that some wattages are together. */
export function brightnessOf(watts: readonly WattBand[]): Brightness | undefined {
  return BRIGHTNESSES.find((key) => BRIGHTNESS[key].join() === watts.join());
}
