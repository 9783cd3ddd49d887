import { type TypedNumber, typedNumber } from '../forms/typed-number.ts';
import { typedRows } from '../parts/typed-list.ts';

/** A line of a typed or pasted list of goods. */
export interface TypedReceiptLine {
  /** From 1, as its sender counts. */
  readonly line: number;
  /** The line as a list has it again. */
  readonly text: string;
  readonly code: string;
  readonly quantity: TypedNumber;
  /** Undefined where there is no third column. */
  readonly cost: TypedNumber | undefined;
}

/**
 * The codes, quantities and costs of a list: columns of a spreadsheet in this order, or typed with a blank, comma or
 * semicolon between them. Empty lines and a line of headings are left out; later columns are not read.
 */
export function typedReceiptOf(text: string): TypedReceiptLine[] {
  return typedRows(text, (line) => line.split(/\s*[;,]\s+|\s*;\s*|\s+|,(?!\d{3}(?:\D|$))/)).map(
    ({ line, cells }) => {
      const [code = '', quantity = '', cost = ''] = cells;
      return {
        line,
        text: cells.join('\t'),
        code,
        quantity: typedNumber(quantity),
        cost: cost === '' ? undefined : typedNumber(cost),
      };
    },
  );
}
