import type { Facts, SoldProduct } from '../sellers/seller.ts';
import type { Thing } from '../words/things.ts';

/** 2 is what was asked for, 1 what a shopper would also look at, 0 neither. */
export type Grade = 0 | 1 | 2;

/** Judges one thing that a query says, by what is known of a product. */
export type Condition = (known: Facts) => Grade;

/** What a query asks for. */
export interface Need {
  /** Which things answer its words; absent when it names none. */
  readonly answers?: Readonly<Partial<Record<Thing, 1 | 2>>> | undefined;
  readonly conditions: readonly Condition[];
  /** The one product meant by its stock-keeping unit. */
  readonly sku?: string | undefined;
}

/** The product's grade: that of its worst part, 0 when a part is not answered at all. */
export function gradeOf(
  { answers, conditions, sku: wanted }: Need,
  { sku, known }: SoldProduct,
): Grade {
  if (wanted !== undefined) return sku === wanted ? 2 : 0;
  const grades = conditions.map((condition) => condition(known));
  if (answers !== undefined) grades.push(answers[known.thing] ?? 0);
  return Math.min(2, ...grades) as Grade;
}

/** Exactly this number, or nearly: within a share of it. */
export function nearly(
  fact: 'watt' | 'ampere' | 'cutout' | 'angle' | 'lamps' | 'volt',
  wanted: number,
  share: number,
): Condition {
  return (known) => closeness(known[fact], wanted, share);
}

/** A length, diameter or height in millimetres, whichever the product has; 10 % off is near. */
export function sized(wanted: number): Condition {
  return ({ length, diameter, height }) =>
    Math.max(...[length, diameter, height].map((own) => closeness(own, wanted, 0.1))) as Grade;
}

export function squared(length: number, width: number): Condition {
  return (known) => (known.length === length && known.width === width ? 2 : 0);
}

/** A number of kelvins; the same shade under another number is near. */
export function kelvins(wanted: number): Condition {
  return ({ cct = [] }) =>
    cct.includes(wanted) ? 2 : cct.some((own) => Math.abs(own - wanted) <= 500) ? 1 : 0;
}

export function kelvinsWithin([from, to]: readonly [number, number]): Condition {
  return ({ cct = [] }) => (cct.some((own) => own >= from && own <= to) ? 2 : 0);
}

export function wattsWithin(from: number, to: number): Condition {
  return ({ watt }) => (watt !== undefined && watt >= from && watt <= to ? 2 : 0);
}

/** A degree of protection; a higher one serves too. */
export function protectedTo(wanted: number): Condition {
  return ({ ip = 0 }) => (ip === wanted ? 2 : ip > wanted ? 1 : 0);
}

/** Things made for outdoors, whatever their page says of protection. */
const OUTDOOR: readonly Thing[] = [
  'flood',
  'street',
  'solar',
  'bollard',
  'spike',
  'inground',
  'pool',
  'washer',
  'bulkhead',
];
export const outdoor: Condition = ({ thing, ip = 0 }) =>
  ip >= 54 || OUTDOOR.includes(thing) ? 2 : ip >= 44 ? 1 : 0;
export const waterproof: Condition = ({ ip = 0 }) => (ip >= 65 ? 2 : ip >= 44 ? 1 : 0);
export const dimmable: Condition = (known) => (known.dimmable ? 2 : 0);

/** Exactly this value of a fact that has one, or among those of a fact that has several. */
export function having<
  F extends 'base' | 'finish' | 'material' | 'brand' | 'series' | 'smart' | 'style',
>(fact: F, wanted: Facts[F]): Condition {
  return (known) => (known[fact] === wanted ? 2 : 0);
}

export function placedIn(room: NonNullable<Facts['rooms']>[number]): Condition {
  return ({ rooms = [] }) => (rooms.includes(room) ? 2 : 0);
}

function closeness(own: number | undefined, wanted: number, share: number): Grade {
  if (own === undefined) return 0;
  const off = Math.abs(own - wanted) / wanted;
  return off < 0.005 ? 2 : off <= share ? 1 : 0;
}
