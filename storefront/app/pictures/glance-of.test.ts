import type { QuotedLine } from '@dp/contract/quotes.ts';
import { expect, test } from 'vitest';
import { glanceOf } from './glance-of.ts';

const lines = (count: number) =>
  Array.from({ length: count }, (_, id) => ({
    id,
    image: { src: `/${id}` },
    kelvin: null,
  })) as unknown as readonly QuotedLine[];

test('pictures and the number of the others take no more places than there are', () => {
  expect(glanceOf(lines(3), 4)).toHaveLength(3);
  expect(glanceOf(lines(4), 4)).toHaveLength(4);
  expect(glanceOf(lines(5), 4)).toHaveLength(3);
});
