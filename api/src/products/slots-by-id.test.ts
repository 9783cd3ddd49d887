import { describe, expect, it } from 'vitest';
import { SlotsById } from './slots-by-id.ts';

describe.each([
  ['close together', [3, 1, 9]],
  ['far apart', [3, 2_000_000_000, 9]],
])('with ids %s', (_, ids) => {
  const slots = new SlotsById(Int32Array.from(ids));

  it('each product is found in its slot', () => {
    expect(ids.map((id) => slots.get(id))).toEqual([0, 1, 2]);
  });

  it.each([0, 2, 10, -1, 1.5, 2_000_000_001])('there is none for %s', (id) => {
    expect(slots.get(id)).toBeUndefined();
  });
});

it('without products there is none', () => {
  expect(new SlotsById(new Int32Array()).get(1)).toBeUndefined();
});
