import { expect, it } from 'vitest';
import { specColumns } from './spec-columns.ts';
import type { SpecGroup } from './spec-groups.ts';

function group(name: SpecGroup['name'], rows: number): SpecGroup {
  const row = { key: 'watt', label: '', value: '' } as const;
  return { name, rows: Array.from({ length: rows }, () => row) };
}

it.each([
  [
    [group('light', 5), group('fitting', 5), group('body', 5), group('sale', 5)],
    [
      ['light', 'body'],
      ['fitting', 'sale'],
    ],
  ],
  [
    [group('fitting', 7), group('body', 6), group('sale', 1)],
    [['fitting'], ['body', 'sale']],
  ],
  [
    [group('light', 7), group('fitting', 2), group('body', 3), group('sale', 2)],
    [['light'], ['fitting', 'body', 'sale']],
  ],
  [[group('fitting', 4)], [['fitting']]],
])('neither column is much higher than the other', (groups, expected) => {
  const columns = specColumns(groups);
  expect(columns.map((column) => column.map(({ name }) => name))).toEqual(expected);
});
