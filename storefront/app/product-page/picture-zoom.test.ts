import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST, moveBy, NO_ZOOM, settle, type Zoom, zoomAt } from './picture-zoom.ts';

const frame = { width: 390, height: 390 };

/** Where a point of the whole picture is shown. */
function shown(zoom: Zoom, point: { x: number; y: number }) {
  return { x: point.x * zoom.scale + zoom.x, y: point.y * zoom.scale + zoom.y };
}

test('what is under the finger stays under it', () => {
  const point = { x: 100, y: -60 };
  const zoom = zoomAt(NO_ZOOM, 2.5, point, frame);
  expect(zoom.scale).toBe(2.5);
  expect(shown(zoom, point)).toEqual(point);
});

test('zooming back shows the whole picture where it was', () => {
  const near = zoomAt(NO_ZOOM, 3, { x: 150, y: 150 }, frame);
  expect(zoomAt(near, 1, { x: -40, y: 10 }, frame)).toEqual(NO_ZOOM);
});

test('the picture always fills its frame after any sequence of gestures', () => {
  const place = fc.record({
    x: fc.integer({ min: -195, max: 195 }),
    y: fc.integer({ min: -195, max: 195 }),
  });
  const act = fc.oneof(
    fc.record({ scale: fc.double({ min: 0.1, max: 20, noNaN: true }), point: place }),
    fc.record({ by: place }),
  );
  fc.assert(
    fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
      let zoom = NO_ZOOM;
      for (const one of acts) {
        zoom =
          'by' in one ? moveBy(zoom, one.by, frame) : zoomAt(zoom, one.scale, one.point, frame);
        expect(zoom.scale).toBeGreaterThanOrEqual(1);
        expect(zoom.scale).toBeLessThanOrEqual(MOST);
        expect(Math.abs(zoom.x)).toBeLessThanOrEqual((frame.width * (zoom.scale - 1)) / 2 + 1e-9);
        expect(Math.abs(zoom.y)).toBeLessThanOrEqual((frame.height * (zoom.scale - 1)) / 2 + 1e-9);
      }
    }),
  );
});

test('two fingers that hardly moved leave the picture whole', () => {
  expect(settle({ scale: 1.05, x: 3, y: -2 })).toEqual(NO_ZOOM);
  const near = { scale: 1.6, x: 3, y: -2 };
  expect(settle(near)).toBe(near);
});
