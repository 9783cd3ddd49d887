import { describe, expect, it } from 'vitest';
import { newBox, parcelsOf, restOf, unitsField } from './boxes.ts';

const lamp = { product_id: 1, quantity: 1 };
const bulbs = { product_id: 2, quantity: 8 };
const lines = [lamp, bulbs];

describe('boxes of an order', () => {
  it('are one that takes everything, until there is another', () => {
    const box = { ...newBox(1), fragile: true, weight: '٩٠٠' };
    expect(parcelsOf(lines, [box])).toEqual([{ fragile: true, weight_grams: 900 }]);
  });

  it('leave in the first what the others do not take', () => {
    const boxes = [
      newBox(1),
      { ...newBox(2), units: { 2: '5' } },
      { ...newBox(3), units: { 2: '1' } },
    ];
    expect(restOf(bulbs, boxes)).toBe(2);
    expect(parcelsOf(lines, boxes)).toEqual([
      {
        fragile: false,
        lines: [
          { product_id: 1, quantity: 1 },
          { product_id: 2, quantity: 2 },
        ],
      },
      { fragile: false, lines: [{ product_id: 2, quantity: 5 }] },
      { fragile: false, lines: [{ product_id: 2, quantity: 1 }] },
    ]);
  });

  it('send what is no number, in the field that a refusal names', () => {
    const box = { ...newBox(2), units: { 2: 'x' } };
    const [, second] = parcelsOf(lines, [newBox(1), box]);
    expect(second?.lines).toEqual([{ product_id: 2, quantity: Number.NaN }]);
    expect(unitsField(lines, box, 1, 2)).toBe('parcels.1.lines.0.quantity');
  });
});
