import { expect, test } from 'vitest';
import { countUnits, quantityOf, validLines, withQuantity } from './cart-lines.ts';

const lines = [
  { id: 1, quantity: 2 },
  { id: 2, quantity: 1 },
];

test('setting a quantity updates a line in its place', () => {
  expect(withQuantity(lines, 1, 5)).toEqual([
    { id: 1, quantity: 5 },
    { id: 2, quantity: 1 },
  ]);
});

test('setting a quantity of a product without a line creates it at the end', () => {
  expect(withQuantity(lines, 9, 3).at(-1)).toEqual({ id: 9, quantity: 3 });
});

test('a quantity of 0 or less removes the line', () => {
  expect(withQuantity(lines, 1, 0)).toEqual([{ id: 2, quantity: 1 }]);
  expect(withQuantity(lines, 2, -4)).toEqual([{ id: 1, quantity: 2 }]);
});

test('removing a product that is not there changes nothing', () => {
  expect(withQuantity(lines, 9, 0)).toBe(lines);
});

test('a quantity is whole and at most 999', () => {
  expect(quantityOf(withQuantity(lines, 1, 2.9), 1)).toBe(2);
  expect(quantityOf(withQuantity(lines, 1, 1e9), 1)).toBe(999);
});

test('a cart holds at most 100 lines; those it has can still change', () => {
  const full = Array.from({ length: 100 }, (_, index) => ({ id: index + 1, quantity: 1 }));
  expect(withQuantity(full, 500, 1)).toBe(full);
  expect(quantityOf(withQuantity(full, 100, 4), 100)).toBe(4);
});

test('units are counted over all lines', () => {
  expect(countUnits(lines)).toBe(3);
  expect(countUnits([])).toBe(0);
});

test.each([
  ['no list', { id: 1, quantity: 1 }, []],
  ['nothing', undefined, []],
  ['text', 'cart', []],
  ['entries that are not lines', [null, 4, 'x', {}, []], []],
  [
    'ids that are not positive whole numbers',
    [
      { id: '1', quantity: 1 },
      { id: -1, quantity: 1 },
    ],
    [],
  ],
  [
    'quantities that are not positive whole numbers',
    [
      { id: 1, quantity: 0.5 },
      { id: 2, quantity: 0 },
    ],
    [],
  ],
  [
    'a doubled line',
    [
      { id: 1, quantity: 1 },
      { id: 1, quantity: 2 },
    ],
    [{ id: 1, quantity: 3 }],
  ],
  [
    'a sound line among damaged ones',
    [
      { id: 1, quantity: null },
      { id: 2, quantity: 2 },
    ],
    [{ id: 2, quantity: 2 }],
  ],
  ['a line without a quantity, which is one unit', [{ id: 1 }], [{ id: 1, quantity: 1 }]],
  ['further members', [{ id: 1, quantity: 1, price: 0 }], [{ id: 1, quantity: 1 }]],
])('of a stored value with %s only what is sound remains', (_, stored, sound) => {
  expect(validLines(stored)).toEqual(sound);
});
