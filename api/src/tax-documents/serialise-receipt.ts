import { createHash } from 'node:crypto';

/** A number by the very text that is sent: JavaScript would write 57.0 as 57. */
export class Figure {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A receipt's value; the order of an object's fields counts. */
export type ReceiptValue =
  | string
  | Figure
  | readonly ReceiptValue[]
  | { readonly [field: string]: ReceiptValue };

/**
 * The text of a receipt that its uuid is made of, as the tax authority's "document serialization approach" says:
 * names in capitals and values, each in quotes, in the order in which they are sent; a list's name before the list
 * and before each of its elements.
 */
export function serialiseReceipt(value: ReceiptValue): string {
  if (typeof value === 'string') return `"${value}"`;
  if (value instanceof Figure) return `"${value.text}"`;
  return Object.entries(value)
    .map(([field, held]) => {
      const name = `"${field.toUpperCase()}"`;
      if (!Array.isArray(held)) return name + serialiseReceipt(held as ReceiptValue);
      return name + held.map((element: ReceiptValue) => name + serialiseReceipt(element)).join('');
    })
    .join('');
}

/** A receipt's uuid: SHA-256 of its text while `header.uuid` is empty. */
export function receiptUuid(receipt: ReceiptValue): string {
  return createHash('sha256').update(serialiseReceipt(receipt)).digest('hex');
}

/** A receipt as JSON with the same figures, to the letter. */
export function receiptJson(value: ReceiptValue): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (value instanceof Figure) return value.text;
  if (Array.isArray(value)) return `[${value.map(receiptJson).join(',')}]`;
  const fields = Object.entries(value).map(
    ([field, held]) => `${JSON.stringify(field)}:${receiptJson(held)}`,
  );
  return `{${fields.join(',')}}`;
}
