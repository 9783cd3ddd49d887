import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readIdList, writeIdList } from './id-list.ts';

it('ids that follow each other are named by the first and the last', () => {
  expect(writeIdList([9, 8, 7, 12, 3, 4])).toBe('9-7,12,3-4');
  expect(readIdList('9-7,12,3-4')).toEqual([9, 8, 7, 12, 3, 4]);
  expect(writeIdList(Array.from({ length: 100_000 }, (_, index) => 100_000 - index))).toBe(
    '100000-1',
  );
  expect(writeIdList([])).toBe('');
  expect(readIdList('')).toEqual([]);
});

it('every list of ids comes back in its order', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 30 }));
  fc.assert(
    fc.property(ids, (list) => {
      expect(readIdList(writeIdList(list))).toEqual(list);
    }),
  );
});
