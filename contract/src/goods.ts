import type { ProductSpecs } from './product-specs.ts';

/** What sort of thing a product is, for rules that differ by it: which facts are shown, what fits what. */
export type Goods =
  /** Goes into a socket: an LED bulb, a tube, a spot lamp. */
  | 'bulb'
  /** Has sockets for bulbs, or light of its own. */
  | 'luminaire'
  | 'strip'
  /** A power supply for low voltage. */
  | 'driver'
  | 'dimmer'
  /** A switch, socket, sensor or remote control. */
  | 'control'
  /** Profiles, connectors and other parts without light. */
  | 'part';

/** How the `kind` of each sort of goods begins; documented in docs/catalog-import.md. */
const KINDS: readonly (readonly [string, Goods])[] = [
  ['bulb', 'bulb'],
  ['tube', 'bulb'],
  ['spot-gu10', 'bulb'],
  ['spot-mr16', 'bulb'],
  ['strip', 'strip'],
  ['neon', 'strip'],
  ['rope', 'strip'],
  ['driver', 'driver'],
  ['dimmer', 'dimmer'],
  ['switch', 'control'],
  ['socket', 'control'],
  ['plug', 'control'],
  ['sensor', 'control'],
  ['remote', 'control'],
  ['profile', 'part'],
  ['connector', 'part'],
  ['terminal', 'part'],
  ['rose', 'part'],
];

/** The sort of goods by the product's `kind`, or by its facts when the kind is another one or missing. */
export function goodsOf(specs: ProductSpecs): Goods {
  const { kind, base, lamps, mounting, watt, lumen } = specs;
  const named = KINDS.find(([start]) => kind === start || kind?.startsWith(`${start}-`));
  if (named !== undefined) return named[1];
  const hasCap = base !== undefined && base !== 'integrated';
  const isFixed = lamps !== undefined || mounting !== undefined;
  if (hasCap && !isFixed && (watt !== undefined || lumen !== undefined)) return 'bulb';
  const shines = [watt, lumen, base, lamps].some((fact) => fact !== undefined);
  const isLamp = mounting === 'hung' || mounting === 'free-standing';
  return shines || isLamp ? 'luminaire' : 'part';
}
