import type { Base } from '../products/spec-values.ts';
import { across, box, type CapPart } from './cap-parts.ts';

/** How wide the field of a drawing is, in millimetres: all but the longest caps are drawn to one scale. */
const FIELD_MM = 76;
/** Round a drawing, for its line. */
const MARGIN_MM = 1;
/** Below a drawing, for the line that shows its measure; all have the same, so that they stand level. */
const FOOT_MM = 9;

/** A cap drawn from the side. */
export interface CapDrawing {
  readonly parts: readonly CapPart[];
  /** The field's width in millimetres; larger where the cap would not fit. */
  readonly field: number;
  /** Where the field begins and ends, in millimetres above and below the cap's middle. */
  readonly rows: readonly [top: number, bottom: number];
  /** Where it goes on beyond the drawing: its glass fades out there. */
  readonly fades?: 'up' | 'right';
  /** What it is recognised by, in millimetres. */
  readonly measure: {
    readonly of: 'diameter' | 'pins' | 'length';
    readonly mm: number;
  };
}

/** An Edison screw of this diameter: neck, four turns of thread, insulator and contact. */
function screw(diameter: number): CapDrawing {
  const left = -diameter / 2;
  const turn = diameter * 0.17;
  const turns = [0, 1, 2, 3].map((at) =>
    box(left, -2 + at * (turn + 0.6), diameter, turn, turn / 2),
  );
  const foot = -2 + 4 * (turn + 0.6);
  const end = foot + diameter * 0.23;
  return {
    parts: [
      {
        of: 'glass',
        d: `M${left * 0.86} -4C${left * 1.3} -14 ${left * 1.5} -20 ${left * 1.55} -26H${-left * 1.55}C${-left * 1.5} -20 ${-left * 1.3} -14 ${-left * 0.86} -4z`,
      },
      { of: 'metal', d: box(left * 0.92, -6, diameter * 0.92, foot + 6, 1) },
      { of: 'metal', d: turns.join('') },
      {
        of: 'dark',
        d: `M${left * 0.8} ${foot}H${-left * 0.8}L${-left * 0.34} ${foot + diameter * 0.16}H${left * 0.34}z`,
      },
      {
        of: 'brass',
        d: box(left * 0.3, foot + diameter * 0.16, diameter * 0.3, diameter * 0.07, 0.6),
      },
      across(diameter, end + FOOT_MM / 2),
    ],
    field: FIELD_MM,
    rows: [-28, end + FOOT_MM],
    fades: 'up',
    measure: { of: 'diameter', mm: diameter },
  };
}

/** A bayonet of this diameter, with a pin on each side. */
function bayonet(diameter: number): CapDrawing {
  const left = -diameter / 2;
  return {
    parts: [
      {
        of: 'glass',
        d: `M${left * 0.95} -6C${left * 1.4} -14 ${left * 1.6} -20 ${left * 1.65} -26H${-left * 1.65}C${-left * 1.6} -20 ${-left * 1.4} -14 ${-left * 0.95} -6z`,
      },
      { of: 'metal', d: box(left, -8, diameter, 22, 1.5) },
      { of: 'brass', d: `${box(left - 2.4, 2, 2.6, 2.6, 1)}${box(-left - 0.2, 2, 2.6, 2.6, 1)}` },
      { of: 'dark', d: box(left * 0.82, 14, diameter * 0.82, 2.4, 1) },
      { of: 'brass', d: `${box(-6.4, 16, 4.2, 1.8, 0.8)}${box(2.2, 16, 4.2, 1.8, 0.8)}` },
      across(diameter, 17.8 + FOOT_MM / 2),
    ],
    field: FIELD_MM,
    rows: [-28, 17.8 + FOOT_MM],
    fades: 'up',
    measure: { of: 'diameter', mm: diameter },
  };
}

interface Pins {
  /** From the middle of one pin to that of the other. */
  readonly apart: number;
  readonly thick: number;
  readonly long: number;
  /** What the pins hold. */
  readonly body: readonly CapPart[];
  /** Where that begins, above the cap's middle. */
  readonly top: number;
  /** The width of what the pins are in. */
  readonly foot: number;
  /** Thicker ends, by which a twist holds the bulb. */
  readonly heads?: boolean;
}

/** The reflector of a spot, 50 mm across, with its lens on top. */
const REFLECTOR: readonly CapPart[] = [
  { of: 'glass', d: 'M-23 -33Q0 -41 23 -33z' },
  { of: 'metal', d: 'M-11 -2C-12 -12 -23 -19 -24 -29H24C23 -19 12 -12 11 -2z' },
  { of: 'metal', d: box(-25, -33, 50, 4.5, 1.8) },
];

/** The little glass of a G4. */
const CAPSULE: CapPart = { of: 'glass', d: box(-5, -28, 10, 26, 4.5) };

/** Two pins below a body. */
function pins({ apart, thick, long, body, top, foot, heads = false }: Pins): CapDrawing {
  const at = [-apart / 2, apart / 2];
  return {
    parts: [
      ...body,
      { of: 'dark', d: box(-foot / 2, -3, foot, 8, 1.5) },
      {
        of: 'metal',
        d: at.map((x) => box(x - thick / 2, 5, thick, long, heads ? 0 : thick / 2)).join(''),
      },
      ...(heads
        ? [{ of: 'metal' as const, d: at.map((x) => box(x - 2.5, 2 + long, 5, 3, 0.8)).join('') }]
        : []),
      across(apart, 5 + long + FOOT_MM / 2),
    ],
    field: FIELD_MM,
    rows: [top - MARGIN_MM, 5 + long + FOOT_MM],
    measure: { of: 'pins', mm: apart },
  };
}

/** G9: two loops of wire. */
function loops(apart: number): CapDrawing {
  const loop = (x: number) => `M${x - 2} 4v7a2 2 0 0 0 4 0v-7h-1v7a1 1 0 0 1-2 0v-7z`;
  return {
    parts: [
      { of: 'glass', d: box(-7, -38, 14, 36, 6) },
      { of: 'dark', d: box(-7.5, -3, 15, 7.5, 1.5) },
      { of: 'metal', d: loop(-apart / 2) + loop(apart / 2) },
      across(apart, 13 + FOOT_MM / 2),
    ],
    field: FIELD_MM,
    rows: [-38 - MARGIN_MM, 13 + FOOT_MM],
    measure: { of: 'pins', mm: apart },
  };
}

/** A tube of this diameter, lying, with two pins at its end. */
function tube(diameter: number, apart: number): CapDrawing {
  const top = -diameter / 2;
  return {
    parts: [
      { of: 'glass', d: box(-6, top * 0.94, 40, diameter * 0.94) },
      { of: 'metal', d: box(-14, top, 14, diameter, 1.5) },
      { of: 'brass', d: [-apart / 2, apart / 2].map((y) => box(-21, y - 1.2, 7, 2.4, 1)).join('') },
      {
        of: 'dimension',
        d: `M-30 ${-apart / 2}h5M-27.5 ${-apart / 2}v${apart}M-30 ${apart / 2}h5`,
      },
    ],
    field: FIELD_MM,
    rows: [top - MARGIN_MM, 4 * MARGIN_MM - top],
    fades: 'right',
    measure: { of: 'pins', mm: apart },
  };
}

/** R7s, 78 mm long in its shortest size: a contact in a recess at either end. */
const linear: CapDrawing = {
  parts: [
    { of: 'glass', d: box(-29, -8, 58, 16, 8) },
    { of: 'metal', d: `${box(-36, -5, 9, 10, 1.5)}${box(27, -5, 9, 10, 1.5)}` },
    { of: 'brass', d: `${box(-39, -2, 3.4, 4, 1.2)}${box(35.6, -2, 3.4, 4, 1.2)}` },
    across(78, 8 + FOOT_MM / 2),
  ],
  field: 84,
  rows: [-8 - MARGIN_MM, 8 + FOOT_MM],
  measure: { of: 'length', mm: 78 },
};

/** GX53: a flat disc with two studs. */
const disc: CapDrawing = {
  parts: [
    { of: 'glass', d: box(-37.5, -14, 75, 14, 4) },
    { of: 'metal', d: box(-30, 0, 60, 9, 2) },
    { of: 'brass', d: `${box(-29, 9, 5, 6, 1)}${box(24, 9, 5, 6, 1)}` },
    across(53, 15 + FOOT_MM / 2),
  ],
  field: 84,
  rows: [-14 - MARGIN_MM, 15 + FOOT_MM],
  measure: { of: 'pins', mm: 53 },
};

/** Every cap there is, by the measures of IEC 60061. */
export const CAP_DRAWINGS: Readonly<Partial<Record<Base, CapDrawing>>> = {
  E27: screw(27),
  E14: screw(14),
  E40: screw(40),
  B22: bayonet(22),
  GU10: pins({ apart: 10, thick: 3, long: 5, body: REFLECTOR, top: -38, foot: 24, heads: true }),
  'GU5.3': pins({ apart: 5.33, thick: 1.5, long: 8, body: REFLECTOR, top: -38, foot: 15 }),
  G9: loops(9),
  G4: pins({ apart: 4, thick: 0.8, long: 8, body: [CAPSULE], top: -28, foot: 8 }),
  G13: tube(26, 12.7),
  G5: tube(16, 4.75),
  R7s: linear,
  GX53: disc,
};
