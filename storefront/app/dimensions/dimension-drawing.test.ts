import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import { describe, expect, it } from 'vitest';
import { dimensionDrawing } from './dimension-drawing.ts';
import { type Frame, USUAL_FRAME } from './drawing-frame.ts';
import { drawingMarkup, silhouettes } from './drawing-markup.ts';
import {
  arcLamp,
  battenT5,
  chandelier,
  drawn,
  driver,
  floorLamp,
  frames,
  linear,
  panel,
  pendant,
  profile,
  ring,
  socket,
  streetLight,
  track,
  trackKit,
  tube,
} from './drawn-products.fixture.ts';

/** Height of the letters of its texts, and how wide "5.5 سم" is. */
const LETTERS = 11;
const WIDEST_SHORT = 60;
/** Below it no button covers the drawing. */
const MARGIN_TOP = 76;

const drawingOf = (specs: ProductSpecs, frame: Frame = USUAL_FRAME) => {
  const drawing = dimensionDrawing(specs, frame);
  if (drawing === undefined) throw new Error('Nothing is drawn');
  return drawing;
};

/** The base lines of its texts. */
function textsOf(drawing: NonNullable<ReturnType<typeof dimensionDrawing>>) {
  const markup = drawingMarkup(drawing, ({ of }) => of, String);
  return [...markup.matchAll(/<text[^>]* y="([\d.]+)"/g)].map(([, y]) => ({ base: Number(y) }));
}

describe.each(Object.entries(drawn))('the drawing of a %s', (_, specs) => {
  it('has product and reference in one scale, but for a length with a break', () => {
    const { reference, measures, broken } = drawingOf(specs);
    const scale = reference.box.height / { hand: 190, person: 1_700, door: 2_100 }[reference.kind];
    for (const { of, mm, from, to } of measures) {
      if (of === 'cable' || (broken && of === 'width')) continue;
      expect(Math.hypot(to[0] - from[0], to[1] - from[1])).toBeCloseTo(mm * scale, 6);
    }
  });

  it.each(Object.entries(frames))(
    'fits into the frame of a %s, and nothing overlaps',
    (_, frame) => {
      const drawing = drawingOf(specs, frame);
      const { product, reference } = drawing;
      for (const box of [product, reference.box]) {
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(frame.width);
        expect(box.y + box.height).toBeLessThanOrEqual(frame.height);
      }
      const isBeside = reference.box.x > product.x + product.width;
      expect(isBeside || reference.box.y > product.y + product.height).toBe(true);
      expect(product.height).toBeGreaterThan(3);
      expect(!drawing.broken || product.width > reference.box.width).toBe(true);
      for (const { base } of textsOf(drawing)) expect(base).toBeLessThan(frame.height - 8);
    },
  );

  it('has its texts below the buttons over the photographs, clear of one another and of lines', () => {
    const drawing = drawingOf(specs);
    for (const { base } of textsOf(drawing)) {
      expect(base - LETTERS).toBeGreaterThan(62);
      for (const line of [drawing.ceiling, drawing.floor]) {
        const runsThrough = line !== undefined && line > base - LETTERS && line < base + 2;
        expect(runsThrough).toBe(false);
      }
    }
  });

  it('has the text of a height beside its line, inside of the frame', () => {
    const markup = drawingMarkup(drawingOf(specs), ({ of }) => of, String);
    const [, x = '100'] = markup.match(/data-part="before" x="([^"]+)"/) ?? [];
    expect(Number(x)).toBeGreaterThan(WIDEST_SHORT);
  });

  it('has no number that is not one', () => {
    expect(drawingMarkup(drawingOf(specs), ({ mm }) => String(mm), String)).not.toMatch(
      /NaN|undefined/,
    );
  });
});

describe('a drawing', () => {
  it.each<[string, ProductSpecs]>([
    ['pendant', pendant],
    ['chandelier', chandelier],
    ['linear light', linear],
  ])('says the length of the cord of a %s beside the cord, not across it', (_, specs) => {
    const drawing = drawingOf(specs);
    const cord = drawing.product.x + drawing.product.width / 2;
    const markup = drawingMarkup(drawing, ({ of }) => of, String);
    const [, x] = markup.match(/data-part="beside" x="([^"]+)"[^>]*>cable</) ?? [];
    expect(Number(x)).toBeGreaterThan(cord);
    expect(drawing.measures.find(({ of }) => of === 'cable')?.from[0]).toBe(cord);
  });

  it.each<[string, ProductSpecs, string]>([
    ['a pendant of 36 cm', pendant, 'hand'],
    ['a large chandelier', chandelier, 'person'],
    ['an arc lamp of 1.9 m', arcLamp, 'door'],
  ])('shows %s beside something of its size', (_, specs, kind) => {
    expect(drawingOf(specs).reference.kind).toBe(kind);
  });

  it('hangs a lamp from a ceiling, so high that people walk below it', () => {
    const { ceiling, floor, product, reference } = drawingOf(chandelier);
    expect(product.y).toBeGreaterThan(ceiling ?? Number.POSITIVE_INFINITY);
    const scale = reference.box.height / 1_700;
    expect(((floor ?? 0) - (product.y + product.height)) / scale).toBeGreaterThan(1_400);
    expect(((floor ?? 0) - (ceiling ?? 0)) / scale).toBeCloseTo(2_700, 6);
  });

  it('cuts a cord that is longer than it is drawn, and no other', () => {
    const partsOf = (specs: ProductSpecs) =>
      drawingMarkup(drawingOf(specs), ({ of }) => of, String).match(/data-part="cable"/g)?.length;
    expect(partsOf(chandelier)).toBe(4);
    const short = { diameter_mm: 900, height_mm: 500, cable_mm: 150 };
    expect(partsOf({ ...chandelier, dimensions: short })).toBe(1);
  });

  it('hangs what is long from the ceiling, from the side, and says the size that is not seen', () => {
    const { ceiling, product, measures, floor } = drawingOf(trackKit);
    expect(product.y).toBeCloseTo(ceiling ?? 0, 6);
    expect(product.y + product.height).toBeLessThan(floor ?? 0);
    expect(measures.map(({ of, mm, also }) => [of, mm, also?.of, also?.mm])).toEqual([
      ['width', 1_500, 'width', 36],
      ['height', 180, undefined, undefined],
    ]);
  });

  it.each<[string, ProductSpecs, number]>([
    ['a tube of 90 cm', battenT5, 15],
    ['a track of 2 m', track, 30],
    ['a profile of 2 m', profile, 5],
  ])('shortens %s by a break, beside a hand, so that its height is seen', (_, specs, least) => {
    const { broken, product, reference, ceiling, outline } = drawingOf(specs);
    expect([broken, reference.kind, ceiling, outline]).toEqual([
      true,
      'hand',
      undefined,
      'brokenBar',
    ]);
    expect(product.height).toBeGreaterThan(least);
    expect(product.width).toBeGreaterThan(100);
    // Two pieces.
    expect(silhouettes(drawingOf(specs)).markup.match(/M/g)).toHaveLength(3);
  });

  it('shows what is shorter than a hand can show whole, and what is as high as it is long', () => {
    expect([tube, pendant, chandelier].map((specs) => drawingOf(specs).broken)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('has what is on a wall off the floor, with its text clear of the person beside it', () => {
    const { floor, product, reference, measures } = drawingOf(streetLight);
    expect(product.y + product.height).toBeLessThan((floor ?? 0) - 100);
    const middle = product.x + product.width / 2;
    // «62 سم» is 55 wide.
    expect(middle + 28).toBeLessThan(reference.box.x);
    expect(measures[0]?.also).toBeUndefined();
  });

  it('puts a standing lamp on the floor', () => {
    const { floor, ceiling, product } = drawingOf(floorLamp);
    expect(product.y + product.height).toBeCloseTo(floor ?? 0, 6);
    expect(ceiling).toBeUndefined();
  });

  it('shows a flat ceiling light from below, with the hole that it needs', () => {
    const { hole, product, measures, outline } = drawingOf(panel);
    expect(outline).toBe('disc');
    expect(measures.map(({ of, mm }) => [of, mm])).toEqual([
      ['diameter', 225],
      ['height', 22],
    ]);
    expect((hole?.width ?? 0) / product.width).toBeCloseTo(205 / 225, 6);
  });

  it.each<[string, ProductSpecs]>([
    ['ring', ring],
    ['large ring', { ...ring, dimensions: { diameter_mm: 900, height_mm: 120 } }],
    ['panel', panel],
    ['driver', driver],
    ['street light', streetLight],
  ])('shows a flat %s from the side as well, above the other view, with its height', (_, specs) => {
    const { side, product, measures, reference } = drawingOf(specs);
    if (side === undefined) throw new Error('No side is drawn');
    const heights = measures.filter(({ of }) => of === 'height');
    expect(heights.at(-1)?.mm).toBe(specs.dimensions?.height_mm);
    expect(measures.every(({ also }) => also === undefined)).toBe(true);
    expect([side.box.x, side.box.width]).toEqual([product.x, product.width]);
    expect(side.box.y).toBeGreaterThan(MARGIN_TOP - 1);
    expect(side.box.y + side.box.height).toBeLessThan(product.y);
    expect(product.y + product.height).toBeLessThanOrEqual(
      reference.box.y + reference.box.height + 1e-6,
    );
  });

  it.each<[string, ProductSpecs, readonly string[]]>([
    ['ceiling light', ring, ['side', 'below']],
    ['driver', driver, ['side', 'above']],
    ['double socket', socket, ['above', 'front']],
    ['street light', streetLight, ['side', 'below']],
  ])('names where both views of a %s are seen from', (_, specs, names) => {
    const markup = drawingMarkup(drawingOf(specs), ({ of }) => of, String);
    const views = [...markup.matchAll(/data-part="view"[^>]*>([a-z]+)</g)].map(([, name]) => name);
    expect(views).toEqual(names);
  });

  it('hides what is behind: of a desk lamp the pole in its shade and its foot', () => {
    const { markup } = silhouettes(drawingOf({ ...floorLamp, kind: 'desk-banker' }));
    expect(markup.match(/data-part="product"/g)).toHaveLength(3);
  });

  it('leaves a ring open', () => {
    const { markup } = silhouettes(drawingOf(ring));
    expect(markup.match(/data-part="product"/g)).toHaveLength(1);
    expect(markup.match(/M/g)?.length).toBeGreaterThan(2);
  });

  it('has the ceiling above what is fixed to it, and below what is let into it', () => {
    const of = ({ side }: ReturnType<typeof drawingOf>) =>
      (side?.ceiling ?? 0) - (side?.box.y ?? 0);
    expect(of(drawingOf(ring))).toBe(0);
    expect(of(drawingOf(panel))).toBeCloseTo(drawingOf(panel).side?.box.height ?? 0, 6);
  });

  it.each([
    ['chandelier-crystal', 'basket'],
    ['chandelier-oriental', 'hoop'],
    ['chandelier-sputnik', 'sputnik'],
    ['chandelier-ring-2', 'twoRings'],
    ['chandelier-ring-3', 'threeRings'],
    ['chandelier-classic', 'arms'],
    ['pendant-cluster', 'cluster'],
    ['lantern-pierced', 'ball'],
    ['wall-lantern', 'lantern'],
    ['lantern', 'standingLantern'],
    ['desk-banker', 'banker'],
    ['something-new', 'box'],
  ])('of a %s has its form: %s', (kind, outline) => {
    expect(drawingOf({ ...chandelier, kind }).outline).toBe(outline);
  });

  it('shows from the front what is on a wall or in it, as its least size is its depth', () => {
    const dimmer = { length_mm: 86, width_mm: 86, height_mm: 48 };
    const wallLight = { length_mm: 90, width_mm: 130, height_mm: 110 };
    const measured = (dimensions: ProductSpecs['dimensions']) =>
      drawingOf({
        kind: 'wall-box',
        watt: 6,
        mounting: 'wall',
        ...(dimensions && { dimensions }),
      }).measures.map(({ mm }) => mm);
    expect(measured(dimmer)).toEqual([86, 86, 48]);
    expect(measured(wallLight)).toEqual([130, 110]);
  });

  it.each<[string, ProductSpecs]>([
    ['without sizes', { kind: 'pendant-dome' }],
    ['with a width alone', { kind: 'lamp', watt: 9, dimensions: { width_mm: 100 } }],
    ['of a strip', { kind: 'strip', dimensions: { length_mm: 5_000, width_mm: 8 } }],
  ])('%s is not made', (_, specs) => {
    expect(dimensionDrawing(specs)).toBeUndefined();
  });
});
