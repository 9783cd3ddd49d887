import type { SpecGroup } from './spec-groups.ts';

type Name = SpecGroup['name'];

/** The ways to divide the groups into the two columns of a wide screen; below each other they go from light to sale. */
const DIVISIONS: readonly (readonly [readonly Name[], readonly Name[]])[] = [
  [
    ['light', 'body'],
    ['fitting', 'sale'],
  ],
  [
    ['light', 'fitting'],
    ['body', 'sale'],
  ],
  [['light'], ['body', 'fitting', 'sale']],
  [['light', 'body', 'fitting'], ['sale']],
];

/** Heights in lines: a group's title, a row, and a row's explanation, which is small and may break. */
const TITLE = 1.4;
const ROW = 1;
const NOTE = 0.8;

/** The groups in two columns, each about as high as the other. */
export function specColumns(groups: readonly SpecGroup[]): readonly (readonly SpecGroup[])[] {
  const divided = DIVISIONS.map((columns) =>
    columns.map((names) => groups.filter(({ name }) => names.includes(name))),
  );
  const apart = ([first = [], second = []]: readonly (readonly SpecGroup[])[]) =>
    Math.abs(heightOf(first) - heightOf(second));
  const best = divided.reduce((one, other) => (apart(other) < apart(one) ? other : one));
  return best.filter(({ length }) => length > 0);
}

function heightOf(groups: readonly SpecGroup[]): number {
  const rows = groups.flatMap((group) => group.rows);
  const notes = rows.filter(({ note }) => note !== undefined);
  return groups.length * TITLE + rows.length * ROW + notes.length * NOTE;
}
