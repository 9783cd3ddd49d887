import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import {
  type Box,
  type Frame,
  MARGIN,
  marginsIn,
  NOTE,
  noteFoot,
  SECOND_LINE,
  USUAL_FRAME,
} from './drawing-frame.ts';
import { type Face, faceOf } from './face-of.ts';
import { handBelow } from './hand-below.ts';
import { type Measure, measuresOf, OFF, unseenOf } from './measures.ts';
import { BODY, type Outline } from './outline-paths.ts';
import { outlineOf } from './outlines.ts';
import { type SideView, sideMeasure, sideSize, sideView } from './side-view.ts';

/** Something of a familiar size beside the product. */
export interface Reference {
  readonly kind: 'hand' | 'person' | 'door';
  readonly box: Box;
}

/** A product drawn to scale. */
export interface Drawing {
  readonly frame: Frame;
  readonly product: Box;
  /** Whether its length is drawn shortened, with a break. */
  readonly broken: boolean;
  readonly outline: Outline;
  /** The drawing from the side, of what is flat. */
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
/** So long that its text is above the hand beside what hangs. */
const CABLE_OVER_HAND_MM = 280;
/** Longer than a hand can show, and so many times as long as high: to scale it would be no more than a line. */
const SLENDER = 12;
/** A millimetre of it, where there is room; in a large frame the hand has these parts of the room. */
const SLENDER_SCALE = 0.63;
const HAND_PART = { width: 0.24, height: 0.42 } as const;

const GAP = 34;
/** A product of more than this part of its reference's height can be in the way of the note above that. */
const LOW = 0.9;
/** How wide the text below a product is: a size alone, or named since another is below it. */
const LABEL = { one: 76, named: 100 } as const;

/**
 * A product's drawing to scale, from its specifications; undefined where its sizes are not known. What is long and
 * thin is shortened by a break, as in drawings by hand, so that its height is seen.
 */
export function dimensionDrawing(
  specs: ProductSpecs,
  frame: Frame = USUAL_FRAME,
): Drawing | undefined {
  const face = faceOf(specs);
  if (face === undefined) return undefined;
  const { width, height } = face;
  const broken = isSlender(face);
  const kind = broken ? 'hand' : referenceFor(Math.max(width, height));
  const beside = REFERENCES[kind];
  const hangs = specs.mounting === 'hung';
  const cable = hangs ? (specs.dimensions?.cable_mm ?? 0) : 0;
  const isBelowCeiling = hangs || (face.bar === true && kind !== 'hand');
  const inRoom = isBelowCeiling && kind !== 'hand';
  const drop = hangs ? cableShown(cable, height, inRoom, broken) : 0;
  const above = sideSize(face, specs.dimensions ?? {});
  const also = unseenOf(specs.dimensions ?? {}, face);
  const high = drop + above.mm + height;
  const total = Math.max(high, inRoom ? ROOM_MM : beside.height);
  const margin = marginsIn(frame, inRoom);
  const room = {
    width: frame.width - 2 * MARGIN.side - MARGIN.measure - GAP,
    height: frame.height - margin.top - margin.bottom - above.apart - (also ? SECOND_LINE : 0),
  };
  // Where the product is higher, the note about the reference is between the two, in two lines.
  const isOver = high > beside.height * LOW || above.apart > 0 || kind !== 'hand';
  const belowNote = room.height + above.apart + margin.top - noteFoot(frame, isOver ? 2 : 1);
  const stacked = broken ? handBelow(frame, { height, drop }, beside) : undefined;
  const highest = Math.min(room.height / total, belowNote / beside.height);
  const beforeNote = frame.width - MARGIN.side - MARGIN.measure - NOTE.half - NOTE.edge;
  const widest = isOver
    ? (beforeNote - NOTE.half - NOTE.apart) / width
    : (beforeNote - GAP) / (width + beside.width / 2);
  const usual = broken
    ? Math.min(highest, slenderScale(room))
    : Math.min(room.width / (width + beside.width), highest, widest);
  const scale = stacked?.scale ?? usual;
  const drawnWidth = broken
    ? Math.min(room.width - beside.width * scale, beforeNote - NOTE.half - NOTE.apart, room.height)
    : width * scale;
  const foot = margin.top + above.apart + (room.height + total * scale) / 2;
  const head = stacked?.head ?? foot - total * scale;
  const isFixed = specs.mounting === 'wall' || specs.mounting === 'surface';
  const isOffFloor = isBelowCeiling || (isFixed && kind !== 'hand');
  const overhang = (LABEL[also ? 'named' : 'one'] - drawnWidth) / 2;
  // Off the floor its text is beside the reference, not below it.
  const noteOverhang = Math.max(0, NOTE.half - (beside.width * scale) / 2);
  const gap = Math.max(
    GAP,
    isOffFloor ? overhang + MARGIN.side : 0,
    isOver || broken ? NOTE.apart + noteOverhang : 0,
  );
  const shown = drawnWidth + gap + beside.width * scale;
  const right = Math.max(MARGIN.side, NOTE.edge + noteOverhang);
  const middle = (frame.width - shown - MARGIN.measure + MARGIN.side - right) / 2 + MARGIN.measure;
  const clear = Math.max(middle, MARGIN.side + overhang);
  const left = Math.min(clear, frame.width - right - shown);
  // What is fixed to something does not stand on the floor beside a person.
  const base = isOffFloor ? Math.max(height, beside.height - above.mm) : height;
  const top = isBelowCeiling ? head + drop * scale : foot - base * scale;
  const besideIt: Box = { x: left, y: top, width: drawnWidth, height: height * scale };
  const product = stacked?.product ?? besideIt;
  const stands = specs.mounting === 'free-standing' || specs.mounting === 'in-ground';
  const hole = holeOf(specs, product, face, scale);
  const side = sideView(product, above.mm * scale, specs);
  return {
    frame,
    product,
    broken,
    outline: broken ? 'brokenBar' : outlineOf(specs, face),
    side,
    hole: broken ? undefined : hole,
    measures: [
      ...measuresOf(specs, product, cable > 0 ? head : undefined, face, also, hole),
      ...(side === undefined ? [] : [sideMeasure(side, above.mm, OFF)]),
    ],
    reference: {
      kind,
      box: stacked?.hand ?? {
        x: left + product.width + gap,
        y: foot - beside.height * scale,
        width: beside.width * scale,
        height: beside.height * scale,
      },
    },
    cordShortened: cable > drop,
    ceiling: isBelowCeiling ? head : undefined,
    floor: stacked === undefined && (stands || kind !== 'hand') ? foot : undefined,
  };
}

function referenceFor(largest: number): Reference['kind'] {
  if (largest <= BESIDE_HAND_MM) return 'hand';
  return largest <= BESIDE_PERSON_MM ? 'person' : 'door';
}

function slenderScale({ width, height }: Frame): number {
  const { hand } = REFERENCES;
  const large = Math.min(
    (width * HAND_PART.width) / hand.width,
    (height * HAND_PART.height) / hand.height,
  );
  return Math.max(SLENDER_SCALE, large);
}

function isSlender({ width, height, flat, round }: Face): boolean {
  return !flat && !round && width > BESIDE_HAND_MM && width >= SLENDER * height;
}

/** How much of the cable is drawn, in millimetres: in a room no more than leaves people room below. */
function cableShown(cable: number, height: number, inRoom: boolean, broken: boolean): number {
  if (broken) return Math.min(Math.max(cable, SHORTEST_CABLE_MM), CABLE_OVER_HAND_MM);
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
