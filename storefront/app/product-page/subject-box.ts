import { FINEST, type Size } from './picture-zoom.ts';

/** A part of a square photograph, in parts of its side. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How a photograph is shown: how many times its side, and moved from the middle by which parts of that. */
interface Placed {
  readonly times: number;
  readonly x: number;
  readonly y: number;
}

/** So much lighter or darker is what is beside an edge, of 255: soft shadows and the paper's horizon are not. */
const EDGE = 12;
/** A row or column with so many of them has a part of the subject; with one, a speck. */
const SEVERAL = 2;
/** How much of the frame the subject fills, where its photograph has the detail. */
const FILLS = 0.9;

/** Where in a photograph on plain paper its subject is; undefined where nothing stands out. */
export function subjectIn(grey: ArrayLike<number>, side: number): Box | undefined {
  const rows = new Array<number>(side).fill(0);
  const columns = new Array<number>(side).fill(0);
  for (let y = 0; y < side; y += 1) {
    for (let x = 1; x < side - 1; x += 1) {
      const [before = 0, after = 0] = [grey[y * side + x - 1], grey[y * side + x + 1]];
      if (Math.abs(after - before) <= EDGE) continue;
      rows[y] = (rows[y] ?? 0) + 1;
      columns[x] = (columns[x] ?? 0) + 1;
    }
  }
  const has = (edges: number) => edges >= SEVERAL;
  const [top, left] = [rows.findIndex(has), columns.findIndex(has)];
  if (top === -1 || left === -1) return undefined;
  return {
    left: left / side,
    top: top / side,
    right: (columns.findLastIndex(has) + 1) / side,
    bottom: (rows.findLastIndex(has) + 1) / side,
  };
}

/**
 * The photograph as near as its whole subject fits into the frame, and no nearer than its file has pixels for.
 *
 * @param file the side of its file in pixels.
 * @param density device pixels of a CSS pixel.
 */
export function placeSubject(box: Box, frame: Size, file: number, density: number): Placed {
  const side = Math.min(frame.width, frame.height);
  const fits = Math.min(
    (FILLS * frame.width) / ((box.right - box.left) * side),
    (FILLS * frame.height) / ((box.bottom - box.top) * side),
  );
  const times = Math.max(1, Math.min(fits, file / (side * Math.min(density, FINEST))));
  return {
    times,
    x: towards((box.left + box.right) / 2, frame.width / (side * times)),
    y: towards((box.top + box.bottom) / 2, frame.height / (side * times)),
  };
}

/** How far a place is moved to the middle: until an edge of the photograph is at that of its frame. */
function towards(place: number, seen: number): number {
  const most = Math.max(0, (1 - seen) / 2);
  return Math.min(most, Math.max(-most, 0.5 - place)) + 0;
}
