import { toEgp } from '@dp/contract/money.ts';
import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import type { taxDocumentsQuery } from '@dp/contract/staff/tax-documents.ts';
import type { z } from 'zod';
import type { Db } from '../database/database.ts';
import { creditNoteNumber, invoiceNumber } from '../orders/invoice-number.ts';
import { spanOf } from '../payment-desk/get-ledger.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { readShop } from '../shop-settings/shop-details.ts';
import { countTaxDocuments, listLeftOut } from './document-rows.ts';
import { missingSettings } from './e-receipt.ts';

/** Documents that are listed of those that are in no file. */
const LISTED_MAX = 50;

const KINDS = ['sale', 'credit'] as const;

/**
 * How many invoices and credit notes some days have, and which cannot be e-receipts.
 *
 * @throws ProblemError 403 `permission_required` without `reports.see`.
 */
export async function getTaxDocuments(
  db: Db,
  principal: Principal,
  { companies, ...days }: z.output<typeof taxDocumentsQuery>,
): Promise<StaffCallOutput<'getTaxDocuments'>> {
  requirePermission(principal, 'reports.see');
  const chosen = { span: spanOf(days), companies };
  const counted = await countTaxDocuments(db, chosen);
  const { details: shop } = await readShop(db);
  const leftOut = await listLeftOut(db, chosen, LISTED_MAX);
  const count = (rows: typeof counted) => rows.reduce((sum, row) => sum + row.count, 0);
  const sums = KINDS.map((kind) => {
    const rows = counted.filter((row) => row.kind === kind);
    const egp = (read: (row: (typeof rows)[number]) => number) =>
      toEgp(rows.reduce((sum, row) => sum + read(row), 0));
    return {
      kind,
      count: count(rows),
      gross: egp(({ gross }) => gross),
      vat: egp(({ vat }) => vat),
    };
  });
  return {
    data: {
      sums: sums.filter((sum) => sum.count > 0),
      receipts: count(counted.filter((row) => row.leftOut === null)),
      missing: missingSettings(shop),
      left_out: {
        count: count(counted.filter((row) => row.leftOut !== null)),
        documents: leftOut.map(({ kind, number, orderId, order, gross, leftOut: reason }) => ({
          document: (kind === 'sale' ? invoiceNumber : creditNoteNumber)(number),
          order: { id: orderId, number: order },
          gross: toEgp(kind === 'sale' ? gross : -gross),
          reason,
        })),
      },
    },
  };
}
