import { expect, test } from 'vitest';
import { inReadingOrder } from './reading-order.ts';

function box(name: string, left: number, top: number) {
  return { name, getBoundingClientRect: () => ({ left, top }) as DOMRect };
}

const boxes = [box('d', 200, 310), box('b', 200, 12), box('a', 0, 0), box('c', 0, 300)];

function order(rtl: boolean): string {
  return inReadingOrder(boxes, rtl)
    .map(({ name }) => name)
    .join('');
}

test('lamps are read line by line from the left in English', () => {
  expect(order(false)).toBe('abcd');
});

test('and from the right in Arabic, on a line also when one is a little lower', () => {
  expect(order(true)).toBe('badc');
});
