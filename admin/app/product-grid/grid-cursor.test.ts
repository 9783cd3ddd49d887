import { describe, expect, it } from 'vitest';
import { followed, moved, rangeOf } from './grid-cursor.ts';

const at = (row: number, column: number) => ({
  active: { row, column },
  anchor: { row, column },
});
const grid = { rows: 100, columns: 8, page: 10, rtl: true };
const press = (key: string, more: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...more,
});
const to = (key: string, more?: object, within = grid) =>
  moved(at(20, 3), press(key, more), within)?.active;

describe('the selection after the list has changed', () => {
  const cells = (from: number, to: number) => ({
    anchor: { row: from, column: 1 },
    active: { row: to, column: 2 },
  });

  it('is of the same products', () => {
    expect(followed(cells(1, 2), [7, 8, 9, 5], [1, 2, 7, 8, 9])).toEqual(cells(3, 4));
    expect(followed(cells(1, 1), [7, 8, 9], [8, 7, 9])).toEqual({
      anchor: { row: 0, column: 1 },
      active: { row: 0, column: 2 },
    });
  });

  it('is one cell where its rows do not lie together any more', () => {
    const active = { row: 2, column: 2 };
    expect(followed(cells(0, 1), [7, 8, 9], [7, 9, 8])).toEqual({ active, anchor: active });
  });

  it('stays near where its product has left the list', () => {
    const active = { row: 1, column: 2 };
    expect(followed(cells(2, 2), [7, 8, 9], [7, 8])).toEqual({ active, anchor: active });
    const first = { row: 0, column: 2 };
    expect(followed(cells(0, 0), [7], [])).toEqual({ active: first, anchor: first });
  });
});

describe('moving in the grid by keys', () => {
  it('the left arrow goes to the left: to the next column in Arabic, to the one before in English', () => {
    expect(to('ArrowLeft')).toEqual({ row: 20, column: 4 });
    expect(to('ArrowLeft', {}, { ...grid, rtl: false })).toEqual({ row: 20, column: 2 });
    expect(to('ArrowRight', { ctrlKey: true })).toEqual({ row: 20, column: 0 });
  });

  it('pages, ends and corners stay within the grid', () => {
    expect(to('PageDown')).toEqual({ row: 30, column: 3 });
    expect(to('End', { ctrlKey: true })).toEqual({ row: 99, column: 7 });
    expect(moved(at(0, 0), press('ArrowUp'), grid)?.active).toEqual({ row: 0, column: 0 });
  });

  it('Shift selects a range from where it began', () => {
    const down = moved(at(20, 3), press('ArrowDown', { shiftKey: true }), grid);
    if (!down) throw new Error('Nothing moved.');
    expect(rangeOf(down)).toEqual({ top: 20, bottom: 21, start: 3, end: 3 });
  });

  it('Tab leaves the grid after its last column, and other keys are not its own', () => {
    expect(moved(at(2, 7), press('Tab'), grid)).toBeUndefined();
    expect(to('a')).toBeUndefined();
  });
});
