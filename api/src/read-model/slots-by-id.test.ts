import { describe, expect, it } from 'vitest';
import { SlotsById } from './slots-by-id.ts';

describe.each([
  ['close together', [3, 1, 9]],
  ['far apart', [3, 2_000_000_000, 9]],
])('with ids %s', (_, ids) => {
  const slots = SlotsById.of(Int32Array.from(ids));

  it('each product is found in its slot', () => {
    expect(ids.map((id) => slots.get(id))).toEqual([0, 1, 2]);
  });

  it.each([0, 2, 10, -1, 1.5, 2_000_000_001])('there is none for %s', (id) => {
    expect(slots.get(id)).toBeUndefined();
  });
});

it.each([
  ['close together', [3, 1, 9], 12],
  ['far apart', [3, 2_000_000_000, 9], 12],
  ['close together, with one far away', [3, 1, 9], 2_000_000_000],
])(
  'with ids %s, one that came and one that left are known, and the old table is as it was',
  (_, ids, added) => {
    const before = SlotsById.of(Int32Array.from(ids));
    const after = before.with(
      new Map([
        [added, 3],
        [3, undefined],
      ]),
    );
    expect([3, 9, added].map((id) => after.get(id))).toEqual([undefined, 2, 3]);
    expect([3, 9, added].map((id) => before.get(id))).toEqual([0, 2, undefined]);
  },
);

it('without products there is none', () => {
  expect(SlotsById.of(new Int32Array()).get(1)).toBeUndefined();
});
