import { type TypedNumber, typedNumber } from '../forms/typed-number.ts';
import { pastedCells } from '../product-grid/pasted-cells.ts';

/** A line of a typed list. */
export interface CostLine {
  readonly sku: string;
  readonly cost: TypedNumber;
}

/**
 * The SKUs and costs of a list as spreadsheets copy it, the SKU in the first column and the cost in the last; or typed,
 * with a blank, comma or semicolon between them. Empty lines and a line of headings are left out.
 */
export function costLinesOf(text: string): CostLine[] {
  return pastedCells(text)
    .map((cells) => (cells.length === 1 ? typedCells(cells[0] ?? '') : cells))
    .map((cells) => cells.map((cell) => cell.trim()))
    .filter((cells, place) => !isEmpty(cells) && !(place === 0 && isHeading(cells)))
    .map((cells) => ({
      sku: cells[0] ?? '',
      cost: cells.length === 1 ? '' : typedNumber(cells.at(-1) ?? ''),
    }));
}

function typedCells(line: string): string[] {
  const parts = /^(.*?[^\s;,])[\s;,]+(\S+)$/.exec(line.trim());
  return parts ? [parts[1] ?? '', parts[2] ?? ''] : [line];
}

const isEmpty = (cells: readonly string[]) => cells.every((cell) => cell === '');

/** Words in place of a cost, as a table begins with. */
const isHeading = (cells: readonly string[]) =>
  cells.length > 1 && !/\p{Nd}/u.test(cells.at(-1) ?? '');
