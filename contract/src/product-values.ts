/**
 * The values that specifications, filters and sorts of products can have, in the order they are offered.
 * Plain data without zod, so that the browser ships only this.
 */

export const BASES = [
  'E27',
  'E14',
  'E40',
  'B22',
  'GU10',
  'GU5.3',
  'G9',
  'G4',
  'G13',
  'G5',
  'R7s',
  'GX53',
  'integrated',
] as const;
export const MATERIALS = [
  'aluminium',
  'glass',
  'crystal',
  'acrylic',
  'iron',
  'brass',
  'stainless-steel',
  'wood',
  'fabric',
  'plastic',
  'gypsum',
  'marble',
  'rattan',
] as const;
export const FINISHES = [
  'white',
  'black',
  'gold',
  'rose-gold',
  'silver',
  'chrome',
  'nickel',
  'bronze',
  'copper',
  'wood',
  'grey',
  'clear',
  'opal',
  'beige',
  'green',
] as const;
export const ENERGY_CLASSES = ['A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'] as const;
export const MOUNTINGS = [
  'recessed',
  'surface',
  'hung',
  'wall',
  'track',
  'free-standing',
  'in-ground',
] as const;
export const UNITS = ['piece', 'metre', 'roll', 'set', 'pack'] as const;
export const SMART_KINDS = ['none', 'remote', 'wifi', 'bluetooth', 'zigbee', 'sensor'] as const;
/** How a dimmer dims: mains lamps by their wave's end or beginning, strips by pulses at low voltage. */
export const DIMMINGS = ['trailing', 'leading', 'pwm'] as const;
export const STYLES = ['modern', 'classic', 'industrial', 'oriental', 'minimal', 'boho'] as const;
export const ROOMS = [
  'reception',
  'living',
  'bedroom',
  'kids',
  'kitchen',
  'bathroom',
  'corridor',
  'entrance',
  'balcony',
  'garden',
  'office',
  'shop',
  'stairs',
] as const;

/**
 * The four sorts of the specification, and newest first. The default is by position for lists, by relevance
 * for search.
 */
export const PRODUCT_SORTS = [
  'price_asc',
  'price_desc',
  'name_asc',
  'name_desc',
  'newest',
] as const;

/** Colour-temperature bands, in kelvin, both ends included. */
export const CCT_BANDS = {
  amber: [1_000, 2_500],
  warm: [2_501, 3_299],
  natural: [3_300, 4_599],
  day: [4_600, 5_699],
  cool: [5_700, 12_000],
} as const;
export const CCT_BAND_NAMES = ['amber', 'warm', 'natural', 'day', 'cool'] as const;

/** Wattage bands, in watts: above the first, up to and including the second. */
export const WATT_BANDS = {
  'up-to-5': [0, 5],
  '6-9': [5, 9],
  '10-15': [9, 15],
  '16-24': [15, 24],
  '25-50': [24, 50],
  'over-50': [50, 1_000_000],
} as const;
export const WATT_BAND_NAMES = ['up-to-5', '6-9', '10-15', '16-24', '25-50', 'over-50'] as const;
