import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import { isMains, suppliesOf } from '@dp/contract/voltage.ts';

type Base = NonNullable<ProductSpecs['base']>;

/** A socket of a luminaire without a mark takes what nearly every mark allows, in watts of LED light. */
const UNMARKED_WATT: Partial<Readonly<Record<Base, number>>> = {
  E27: 15,
  B22: 15,
  E14: 7,
  GU10: 8,
  'GU5.3': 8,
  G9: 5,
  G4: 3,
  GX53: 12,
};
/** Tubes are sold in steps of thirty centimetres; the fitting is a little longer than its tube. */
const TUBE_BASES: readonly Base[] = ['G13', 'G5'];
const TUBE_SLACK_MM = 120;

/** Whether a luminaire has sockets to be filled: bulbs that come with it need no others. */
export function takesBulbs({ base, lamps_included }: ProductSpecs): boolean {
  return base !== undefined && base !== 'integrated' && lamps_included !== true;
}

/**
 * Whether a bulb goes into a luminaire: the same cap, the luminaire's voltage, watts within its mark, and
 * slim enough for it. A cap alone is not enough: GU10 and GU5.3 look alike, and take 220 V and 12 V.
 */
export function fitsBulb(luminaire: ProductSpecs, bulb: ProductSpecs): boolean {
  const { base } = luminaire;
  if (base === undefined || !takesBulbs(luminaire) || bulb.base !== base) return false;
  if (!sameVoltage(luminaire.voltage, bulb.voltage)) return false;
  // The ends of R7s differ by length, which luminaires do not state.
  if (base === 'R7s') return false;
  if (TUBE_BASES.includes(base)) return sameTube(luminaire, bulb);
  const most = luminaire.lamp_watt_max ?? UNMARKED_WATT[base] ?? 0;
  return bulb.watt !== undefined && bulb.watt <= most && isSlimEnough(luminaire, bulb);
}

/** Mains with mains, 12 V with 12 V; unknown voltages are as usual for the cap, which is the same. */
function sameVoltage(luminaire: string | undefined, bulb: string | undefined): boolean {
  const [ours] = suppliesOf(luminaire);
  const [theirs] = suppliesOf(bulb);
  if (ours === undefined || theirs === undefined) return true;
  if (isMains(ours) || isMains(theirs)) return isMains(ours) && isMains(theirs);
  return theirs.min <= ours.max && theirs.max >= ours.min;
}

function sameTube(
  { dimensions: fitting }: ProductSpecs,
  { dimensions: tube }: ProductSpecs,
): boolean {
  if (fitting?.length_mm === undefined || tube?.length_mm === undefined) return false;
  const longer = fitting.length_mm - tube.length_mm;
  return longer >= 0 && longer <= TUBE_SLACK_MM;
}

/** A bulb that is wider than the luminaire around it sticks out of it, or does not go in. */
function isSlimEnough({ dimensions: around }: ProductSpecs, bulb: ProductSpecs): boolean {
  const across = Math.min(
    around?.diameter_mm ?? Number.POSITIVE_INFINITY,
    around?.width_mm ?? Number.POSITIVE_INFINITY,
  );
  const thickness = bulb.dimensions?.diameter_mm ?? 0;
  return thickness < across;
}
