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
