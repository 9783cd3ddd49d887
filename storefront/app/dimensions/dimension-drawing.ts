import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import { type Face, faceOf } from './face-of.ts';
import { BODY, type Outline } from './outline-paths.ts';
import { outlineOf } from './outlines.ts';
import { type SideView, sideMeasure, sideSize, sideView } from './side-view.ts';

/** The drawing's size in its own units, which are CSS pixels on a phone. */
export const DRAWING = { width: 400, height: 400 } as const;

/** A rectangle in the drawing's units; x and y are its corner at the top left. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A dimension line with its ends, and what it measures in millimetres. */
export interface Measure {
  readonly of: 'diameter' | 'width' | 'height' | 'cable' | 'cutout';
  readonly mm: number;
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  /** The third size, which is not seen from this side. */
  readonly also?: { readonly of: 'length' | 'width'; readonly mm: number };
}

/** Something of a familiar size beside the product. */
export interface Reference {
  readonly kind: 'hand' | 'person' | 'door';
  readonly box: Box;
}

/** A product drawn to scale. */
export interface Drawing {
  readonly product: Box;
  readonly outline: Outline;
  /** The same from the side, of what is flat. */
  readonly side: SideView | undefined;
  /** The hole it needs, where it is mounted into one: seen from below its edge, from the side a gap in the ceiling. */
  readonly hole: Box | undefined;
  readonly measures: readonly Measure[];
  readonly reference: Reference;
  /** Whether its cord is longer than it is drawn. */
  readonly cordShortened: boolean;
  /** Where ceiling and floor are, where they show. */
  readonly ceiling: number | undefined;
  readonly floor: number | undefined;
}

/** Sizes of familiar things in millimetres: a grown hand, a person, an inner door. */
const REFERENCES = {
  hand: { width: 100, height: 190 },
  person: { width: 480, height: 1_700 },
  door: { width: 900, height: 2_100 },
} as const;
/** Products up to so large are shown beside a hand, then beside a person, then beside a door. */
const BESIDE_HAND_MM = 600;
const BESIDE_PERSON_MM = 1_500;
/** Height of a usual room, and how low a lamp may hang over a walkway. */
const ROOM_MM = 2_700;
const WALKWAY_MM = 2_000;
const SHORTEST_CABLE_MM = 150;

/** Room for the dimension lines and their texts, and at the top for the buttons over the photographs. */
const MARGIN = { top: 76, bottom: 86, side: 24, measure: 72 } as const;
const GAP = 34;
/** How wide the text below a product is, with one size and with two. */
const LABEL = { one: 76, two: 176 } as const;

/** A product's drawing to scale, from its specifications; undefined where its sizes are not known. */
export function dimensionDrawing(specs: ProductSpecs): Drawing | undefined {
  const face = faceOf(specs);
  if (face === undefined) return undefined;
  const { width, height } = face;
  const largest = Math.max(width, height);
  const kind = largest <= BESIDE_HAND_MM ? 'hand' : largest <= BESIDE_PERSON_MM ? 'person' : 'door';
  const beside = REFERENCES[kind];
  const hangs = specs.mounting === 'hung';
  const cable = hangs ? (specs.dimensions?.cable_mm ?? 0) : 0;
  const isBelowCeiling = hangs || (face.bar === true && kind !== 'hand');
  const inRoom = isBelowCeiling && kind !== 'hand';
  const drop = hangs ? cableShown(cable, height, inRoom) : 0;
  const above = sideSize(face, specs.dimensions ?? {});
  const high = drop + above.mm + height;
  const total = Math.max(high, inRoom ? ROOM_MM : beside.height);
  const room = {
    width: DRAWING.width - 2 * MARGIN.side - MARGIN.measure - GAP,
    height: DRAWING.height - MARGIN.top - MARGIN.bottom - above.apart,
  };
  const scale = Math.min(room.width / (width + beside.width), room.height / total);
  const foot = MARGIN.top + above.apart + (room.height + total * scale) / 2;
  const head = foot - total * scale;
  const isFixed = specs.mounting === 'wall' || specs.mounting === 'surface';
  const isOffFloor = isBelowCeiling || (isFixed && kind !== 'hand');
  const also = unseenOf(specs.dimensions ?? {}, face);
  const overhang = (LABEL[also ? 'two' : 'one'] - width * scale) / 2;
  // Off the floor its text is beside the reference, not below it.
  const gap = isOffFloor ? Math.max(GAP, overhang + MARGIN.side) : GAP;
  const used = (width + beside.width) * scale + gap + MARGIN.measure;
  const left = (DRAWING.width - used) / 2 + MARGIN.measure;
  // What is fixed to something does not stand on the floor beside a person.
  const base = isOffFloor ? Math.max(height, beside.height - above.mm) : height;
  const top = isBelowCeiling ? head + drop * scale : foot - base * scale;
  const product: Box = { x: left, y: top, width: width * scale, height: height * scale };
  const stands = specs.mounting === 'free-standing' || specs.mounting === 'in-ground';
  const hole = holeOf(specs, product, face, scale);
  const side = sideView(product, above.mm * scale, specs.mounting);
  return {
    product,
    outline: outlineOf(specs, face),
    side,
    hole,
    measures: [
      ...measuresOf(specs, product, cable > 0 ? head : undefined, face, also, hole),
      ...(side === undefined ? [] : [sideMeasure(side, above.mm, OFF)]),
    ],
    reference: {
      kind,
      box: {
        x: left + product.width + gap,
        y: foot - beside.height * scale,
        width: beside.width * scale,
        height: beside.height * scale,
      },
    },
    cordShortened: cable > drop,
    ceiling: isBelowCeiling ? head : undefined,
    floor: stands || kind !== 'hand' ? foot : undefined,
  };
}

/** How much of the cable is drawn, in millimetres: in a room no more than leaves people room below. */
function cableShown(cable: number, height: number, inRoom: boolean): number {
  if (!inRoom) return SHORTEST_CABLE_MM;
  const most = Math.max(SHORTEST_CABLE_MM, ROOM_MM - WALKWAY_MM - height);
  return Math.min(Math.max(cable, SHORTEST_CABLE_MM), most);
}

function holeOf(specs: ProductSpecs, product: Box, face: Face, scale: number): Box | undefined {
  const cutout = specs.dimensions?.cutout_mm;
  if (specs.mounting !== 'recessed' || cutout === undefined) return undefined;
  const width = cutout * scale;
  const x = product.x + (product.width - width) / 2;
  // From the side its trim is below the ceiling, and all else above.
  if (!face.flat) return { x, y: product.y + product.height * BODY, width, height: 0 };
  // A hole as wide as a bar's cut-out is as high as the bar leaves.
  const height = Math.min(width, product.height * 0.9);
  return { x, y: product.y + (product.height - height) / 2, width, height };
}

/** From the outline to a dimension line. */
const OFF = 16;
/** The same below a bar under a ceiling, whose height has its text between the two. */
const OFF_BAR = 28;
/** From a recessed lamp to the dimension line of its cut-out, which has its text above it. */
const OVER = 14;

function measuresOf(
  { dimensions = {} }: ProductSpecs,
  { x, y, width, height }: Box,
  ceiling: number | undefined,
  face: Face,
  also: Measure['also'],
  hole: Box | undefined,
): readonly Measure[] {
  const below = y + height + (face.bar ? OFF_BAR : OFF);
  const beside = x - OFF;
  const middle = x + width / 2;
  const measures: Measure[] = [
    {
      of: face.measures,
      mm: face.width,
      from: [x, below],
      to: [x + width, below],
      ...(also && { also }),
    },
  ];
  if (!face.round) {
    measures.push({ of: 'height', mm: face.height, from: [beside, y], to: [beside, y + height] });
  }
  if (hole !== undefined && hole.height === 0) {
    const over = y - OVER;
    measures.push({
      of: 'cutout',
      mm: dimensions.cutout_mm ?? 0,
      from: [hole.x, over],
      to: [hole.x + hole.width, over],
    });
  }
  if (ceiling !== undefined && dimensions.cable_mm !== undefined) {
    measures.push({
      of: 'cable',
      mm: dimensions.cable_mm,
      from: [middle, ceiling],
      to: [middle, y],
    });
  }
  return measures;
}

/** Of three sizes the one that the drawn side does not show. */
function unseenOf(
  { length_mm, width_mm, height_mm }: NonNullable<ProductSpecs['dimensions']>,
  face: Face,
): Measure['also'] {
  if (length_mm === undefined || width_mm === undefined || height_mm === undefined) return;
  // It has a view of its own.
  if (face.flat) return undefined;
  return face.width === length_mm ? { of: 'width', mm: width_mm } : { of: 'length', mm: length_mm };
}
