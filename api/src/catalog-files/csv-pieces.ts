import { BYTE_ORDER_MARK, csvLine } from './write-csv.ts';
import type { WrittenCell } from './write-xlsx.ts';

/** Size of a piece, in characters. */
const PIECE = 64 * 1_024;

/** Lines of cells as a CSV file, in pieces while they are made. */
export async function* csvPieces(
  lines: AsyncIterable<readonly WrittenCell[]>,
): AsyncGenerator<Buffer> {
  let piece = BYTE_ORDER_MARK;
  for await (const cells of lines) {
    piece += csvLine(cells.map(({ value }) => String(value)));
    if (piece.length < PIECE) continue;
    yield Buffer.from(piece);
    piece = '';
  }
  yield Buffer.from(piece);
}
