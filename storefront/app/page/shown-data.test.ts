import { describe, expect, it } from 'vitest';
import { shownData } from './shown-data.ts';

const page = (available: number, price = 65) => ({
  root: { locale: 'ar' },
  product: { product: { id: 7, price, stock: { available, in_stock: available > 0 } } },
});

describe('the data that a page shows', () => {
  it('is the same while more is in stock than one order may have', () => {
    expect(shownData(page(57), 50)).toBe(shownData(page(50), 50));
    expect(shownData(page(1_200), 0)).toBe(shownData(page(999), 0));
  });

  it('differs as soon as a stepper would end earlier, or anything else has changed', () => {
    expect(shownData(page(49), 50)).not.toBe(shownData(page(50), 50));
    expect(shownData(page(0), 50)).not.toBe(shownData(page(1), 50));
    expect(shownData(page(57), 0)).not.toBe(shownData(page(58), 0));
    expect(shownData(page(57, 70), 50)).not.toBe(shownData(page(57), 50));
  });

  it('is unknown while a part of it is pending', () => {
    expect(shownData({ home: { carousel: Promise.resolve([]) } }, 50)).toBeUndefined();
  });
});
