import { foldDigits } from '@dp/contract/digits.ts';
import { stripBidiMarks } from '@dp/contract/plain-text.ts';
import { itemCodeKind } from '@dp/contract/staff/item-codes.ts';
import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { products } from './product-tables.ts';

/** A typed or scanned code as `findByCodes` knows it. */
export function plainCode(typed: string): string {
  return foldDigits(stripBidiMarks(typed)).trim().toLowerCase();
}

/**
 * Products by SKU in either case or, where no product has the code as its SKU, by the number of their barcode, which
 * is their GS1 item code.
 *
 * @param codes as `plainCode` returns them.
 * @returns the products' ids by code: several where products share a barcode; codes of no product are absent.
 */
export async function findByCodes(
  db: Db,
  codes: readonly string[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const wanted = [...new Set(codes)].filter((code) => code !== '');
  if (wanted.length === 0) return new Map();
  const sku = sql<string>`lower(${products.sku})`;
  const bySku = await db
    .select({ code: sku, id: products.id })
    .from(products)
    .where(inArray(sku, wanted));
  const found = new Map(bySku.map(({ code, id }) => [code, [id]]));
  const barcodes = wanted.filter((code) => !found.has(code) && itemCodeKind(code) === 'GS1');
  if (barcodes.length === 0) return found;
  const byBarcode = await db
    .select({ code: products.itemCode, id: products.id })
    .from(products)
    .where(inArray(products.itemCode, barcodes.flatMap(spellings)));
  for (const code of barcodes) {
    const same = new Set(spellings(code));
    const ids = byBarcode.filter((row) => same.has(row.code ?? '')).map(({ id }) => id);
    if (ids.length > 0) found.set(code, ids);
  }
  return found;
}

/** A UPC of 12 digits is an EAN of 13 with a zero before it; scanners say either. */
function spellings(gtin: string): string[] {
  if (gtin.length === 12) return [gtin, `0${gtin}`];
  return gtin.length === 13 && gtin.startsWith('0') ? [gtin, gtin.slice(1)] : [gtin];
}
