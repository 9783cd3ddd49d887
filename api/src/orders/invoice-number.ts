/** An invoice's displayed number, such as INV-000042. */
export function invoiceNumber(number: number): string {
  return `INV-${String(number).padStart(6, '0')}`;
}

/** A credit note's, such as CN-000042. */
export function creditNoteNumber(number: number): string {
  return `CN-${String(number).padStart(6, '0')}`;
}
