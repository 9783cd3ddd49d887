import { expect, it } from 'vitest';
import { dimensionDrawing } from './dimension-drawing.ts';
import { drawingMarkup } from './drawing-markup.ts';
import { noteMarkup } from './drawing-note.ts';
import { drawn, frames } from './drawn-products.fixture.ts';

/** Half of the widest note in one line and in two. */
const HALF = { 1: 92, 2: 52 } as const;

const cases = Object.entries(drawn).flatMap(([product, specs]) =>
  Object.entries(frames).map(([name, frame]) => ({ product, name, specs, frame })),
);

it.each(cases)(
  'the drawing of a $product says directly above hand, person or door what that is, in the frame of a $name',
  ({ specs, frame }) => {
    const drawing = dimensionDrawing(specs, frame);
    if (drawing === undefined) throw new Error('Nothing is drawn');
    const { box } = drawing.reference;
    const note = noteMarkup(drawing, 'بجوار كف يد طولها 19 سم');
    const lines = [...note.matchAll(/<tspan x="([\d.-]+)" y="([\d.-]+)"/g)].map(([, x, y]) => ({
      x: Number(x),
      y: Number(y),
    }));
    for (const { x, y } of lines) {
      expect(x).toBeCloseTo(box.x + box.width / 2, 0);
      expect(x + HALF[lines.length === 1 ? 1 : 2]).toBeLessThanOrEqual(frame.width);
      expect(y).toBeGreaterThan(11);
    }
    // Only a ceiling may be between them.
    const feet = [box.y, Math.min(box.y, drawing.ceiling ?? box.y)];
    const last = lines.at(-1)?.y ?? 0;
    expect(Math.min(...feet.map((at) => Math.abs(at - 12 - last)))).toBeLessThan(0.1);
  },
);

it.each(Object.entries(drawn))('the heights of a %s stand upright', (_, specs) => {
  const drawing = dimensionDrawing(specs);
  if (drawing === undefined) throw new Error('Nothing is drawn');
  expect(drawingMarkup(drawing, ({ of }) => of, String)).not.toContain('rotate');
});

it.each(Object.values(frames))(
  'what a person is called is clear of the measure of a cord',
  (frame) => {
    const drawing = dimensionDrawing(drawn.chandelier, frame);
    if (drawing?.ceiling === undefined) throw new Error('Nothing hangs');
    const note = noteMarkup(drawing, 'بجوار شخص طوله 170 سم');
    const bases = [...note.matchAll(/ y="([\d.-]+)"/g)].map(([, y]) => Number(y));
    const measure = /data-part="beside" x="([\d.]+)" y="([\d.]+)"/.exec(
      drawingMarkup(drawing, ({ of }) => of, String),
    );
    const [x, base] = [Number(measure?.[1]), Number(measure?.[2])];
    const { box } = drawing.reference;
    // The measure is about 125 wide; half of the note in two lines is 52.
    const isBeside = box.x + box.width / 2 - HALF[2] > x + 125;
    const isClear = bases.every((y) => Math.abs(y - base) >= 16);
    expect(isBeside || isClear).toBe(true);
  },
);
