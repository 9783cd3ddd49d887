/** Codes by which the tax authority knows an item: its own (EGS) or the barcode's number (GS1). Plain data. */

/** Longest that a code may be typed, separators included. */
export const ITEM_CODE_MAX_LENGTH = 60;
export const UNIT_TYPE_MAX_LENGTH = 4;

/** `EG-`, the nine digits of who registered the code, and that taxpayer's own code. */
const EGS = /^EG-\d{9}-[A-Za-z0-9][A-Za-z0-9._/-]{0,39}$/;
/** A GTIN: EAN-8, UPC, EAN-13 or the code of a case. */
const GTIN = /^(?:\d{8}|\d{12,14})$/;
/** A unit of the authority's list, such as EA, MTR or BOX. */
const UNIT = /^[A-Z0-9]{1,4}$/;

/** What a code is; undefined when it is neither. A GTIN with a wrong check digit is invalid. */
export function itemCodeKind(code: string): 'EGS' | 'GS1' | undefined {
  if (EGS.test(code)) return 'EGS';
  return GTIN.test(code) && isChecked(code) ? 'GS1' : undefined;
}

/**
 * Whether a GTIN's digits, weighted 3 and 1 from the right, add up to a multiple of ten (GS1 General Specifications
 * 7.9).
 */
function isChecked(gtin: string): boolean {
  const digits = [...gtin].map(Number).reverse();
  return (
    digits.reduce((sum, digit, place) => sum + digit * (place % 2 === 0 ? 1 : 3), 0) % 10 === 0
  );
}

/** What a typed code is written as: capitals for EGS's beginning, no spaces. */
export function writtenItemCode(typed: string): string {
  return typed.replace(/\s/g, '').replace(/^eg-/i, 'EG-');
}

export function isUnitType(unit: string): boolean {
  return UNIT.test(unit);
}

/** The code of an item that has none of its own: an EGS code by its SKU. `taxNumber` as the settings have it. */
export function defaultItemCode(taxNumber: string, sku: string): string {
  return `EG-${taxNumber.replace(/\D/g, '')}-${sku}`;
}

/** The unit of an item that has none of its own, by how it is sold. */
export function defaultUnitType(soldBy: string | undefined): string {
  return soldBy === 'metre' ? 'MTR' : 'EA';
}
