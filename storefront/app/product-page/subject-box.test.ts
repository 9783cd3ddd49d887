import { expect, test } from 'vitest';
import { placeSubject, subjectIn } from './subject-box.ts';

const SIDE = 40;
const PAPER = 220;

/** Plain paper that darkens downwards, with a darker subject on it. */
function photograph(left: number, top: number, right: number, bottom: number): number[] {
  return Array.from({ length: SIDE * SIDE }, (_, at) => {
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
    const inside = x >= left && x < right && y >= top && y < bottom;
    return inside ? 60 : PAPER - 2 * y;
  });
}

test('a subject is found on paper with a soft shadow, and none on paper alone', () => {
  const box = subjectIn(photograph(10, 12, 30, 36), SIDE);
  expect(box?.left).toBeCloseTo(9 / SIDE);
  expect(box?.right).toBeCloseTo(31 / SIDE);
  expect(box?.top).toBeCloseTo(12 / SIDE);
  expect(box?.bottom).toBeCloseTo(36 / SIDE);
  expect(subjectIn(photograph(0, 0, 0, 0), SIDE)).toBeUndefined();
});

const BULB = { left: 0.35, top: 0.3, right: 0.65, bottom: 0.9 };

test('a subject is shown as near as all of it fits, in the middle', () => {
  const { times, x, y } = placeSubject(BULB, { width: 390, height: 390 }, 1600, 1);
  expect(times).toBeCloseTo(1.5);
  expect(x).toBeCloseTo(0);
  expect(y).toBeCloseTo(-0.1);
});

test('a subject is shown no nearer than its file has pixels for, and never smaller than the page', () => {
  const phone = { width: 390, height: 520 };
  expect(placeSubject(BULB, phone, 1000, 3).times).toBeCloseTo(1000 / 780);
  const whole = { left: 0, top: 0, right: 1, bottom: 1 };
  expect(placeSubject(whole, phone, 1600, 2)).toEqual({ times: 1, x: 0, y: 0 });
});

test('the edges of a photograph never come inside its frame', () => {
  const high = { left: 0.2, top: 0, right: 0.8, bottom: 0.5 };
  const { times, y } = placeSubject(high, { width: 400, height: 400 }, 1600, 1);
  expect(times).toBeCloseTo(1.5);
  expect(y).toBeCloseTo((1 - 1 / 1.5) / 2);
});
