import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  MOST,
  mostOnto,
  mostZoom,
  moveBy,
  NEAR,
  NO_ZOOM,
  nearness,
  nextScale,
  settle,
  type Zoom,
  zoomAt,
  zoomOnto,
} from './picture-zoom.ts';

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

test.each([
  ['1,000 pixels on a phone of two device pixels', 1_000, 390, 2, 1.67],
  ['1,000 pixels on a phone of three', 1_000, 390, 3, 1.67],
  ['1,000 pixels on a desk', 1_000, 700, 1, 1.86],
  ['1,000 pixels on a desk of two', 1_000, 700, 2, 1.5],
  ['1,280 pixels on a phone', 1_280, 390, 2, 2.13],
  ['1,600 pixels on a phone', 1_600, 390, 2, 2.67],
  ['4,000 pixels on a phone', 4_000, 390, 2, 4],
])(
  'zoom of a photograph ends where the pixels of its file would be seen: %s',
  (_, file, shown, density, most) => {
    const size = { width: file, height: file };
    // Shown whole: a frame that is higher than the photograph changes nothing.
    expect(mostZoom(size, { width: shown, height: shown + 200 }, density)).toBeCloseTo(most, 2);
  },
);

test('a drawing has no pixels, and a double tap goes no further than there is detail', () => {
  expect(mostZoom(undefined, frame, 3)).toBe(MOST);
  const doubleTap = (most: number) => zoomAt(NO_ZOOM, NEAR, { x: 0, y: 0 }, frame, most).scale;
  expect([doubleTap(MOST), doubleTap(1.6)]).toEqual([2.5, 1.6]);
});

test.each([
  ['a phone', { width: 390, height: 650 }, { middle: { x: -70, y: 40 }, width: 230, height: 120 }],
  ['a desk', { width: 1_280, height: 640 }, { middle: { x: -60, y: 30 }, width: 300, height: 260 }],
  ['numbers over its width', frame, { middle: { x: -20, y: 60 }, width: 300, height: 90 }],
])('zoomed, a drawing has all of its numbers in the frame of %s', (_, size, numbers) => {
  const most = mostOnto(numbers, size);
  expect(most).toBeGreaterThan(1.2);
  const zoom = zoomOnto(numbers, most, size);
  for (const side of [-1, 1]) {
    const corner = {
      x: numbers.middle.x + (side * numbers.width) / 2,
      y: numbers.middle.y + (side * numbers.height) / 2,
    };
    const { x, y } = shown(zoom, corner);
    expect(Math.abs(x)).toBeLessThanOrEqual(size.width / 2);
    expect(Math.abs(y)).toBeLessThanOrEqual(size.height / 2);
  }
});

test.each([
  [1.5, [1.5, 1]],
  [1.67, [1.67, 1]],
  [2.67, [1.63, 2.67, 1]],
  [MOST, [2, MOST, 1]],
])('the button goes nearer in steps, and from the nearest back to the whole: %d', (most, steps) => {
  let scale = 1;
  for (const step of steps) {
    expect(nearness(scale, most)).toBe(scale === 1 ? 'whole' : 'near');
    scale = nextScale(scale, most);
    expect(scale).toBeCloseTo(step, 2);
    if (scale === most) break;
  }
  expect(nearness(most, most)).toBe('nearest');
  expect(nextScale(most, most)).toBe(1);
});

test('from between two steps the button goes to the next that is seen to be nearer', () => {
  expect(nextScale(1.2, 4)).toBe(2);
  expect(nextScale(1.95, 4)).toBe(4);
  expect(nextScale(3.9, 4)).toBe(1);
});
