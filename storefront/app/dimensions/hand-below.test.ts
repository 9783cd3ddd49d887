import { expect, it } from 'vitest';
import { dimensionDrawing } from './dimension-drawing.ts';
import { frameOf } from './drawing-frame.ts';
import { drawingMarkup } from './drawing-markup.ts';
import { battenT5, profile, trackKit, tube } from './drawn-products.fixture.ts';

it('has what is long over the width of a high frame, with the hand below it; what is not, beside it', () => {
  const drawn = (specs: typeof tube, height: number) => {
    const drawing = dimensionDrawing(specs, frameOf(390, height));
    if (drawing === undefined) throw new Error('Nothing is drawn');
    const { product, reference } = drawing;
    return { part: product.width / 390, beside: reference.box.x > product.x + product.width };
  };
  for (const specs of [battenT5, profile]) {
    expect(drawn(specs, 650).beside).toBe(false);
    expect(drawn(specs, 650).part).toBeGreaterThan(0.65);
    expect(drawn(specs, 320).beside).toBe(true);
  }
  expect(drawn(tube, 650).beside).toBe(true);
});

it.each([battenT5, profile, trackKit])(
  'has one measure at its line, and the size that is not seen below that',
  (specs) => {
    const drawing = dimensionDrawing(specs);
    if (drawing === undefined) throw new Error('Nothing is drawn');
    const markup = drawingMarkup(drawing, ({ named }) => named ?? '', String);
    const baseOf = (name: string) => Number(markup.match(`y="([\\d.]+)">${name}<`)?.[1]);
    expect(baseOf('width') - baseOf('length')).toBeGreaterThan(14);
  },
);
