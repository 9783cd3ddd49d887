import { type TypedNumber, typedNumber } from '../forms/typed-number.ts';
import { typedRows } from '../parts/typed-list.ts';

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
  return typedRows(text, typedCells).map(({ cells }) => ({
    sku: cells[0] ?? '',
    cost: cells.length === 1 ? '' : typedNumber(cells.at(-1) ?? ''),
  }));
}

function typedCells(line: string): string[] {
  const parts = /^(.*?[^\s;,])[\s;,]+(\S+)$/.exec(line);
  return parts ? [parts[1] ?? '', parts[2] ?? ''] : [line];
}
