/** An invoice's number as people see it, such as INV-000042. */
export function invoiceNumber(number: number): string {
  return `INV-${String(number).padStart(6, '0')}`;
}
