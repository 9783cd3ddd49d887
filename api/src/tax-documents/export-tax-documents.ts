import { Readable } from 'node:stream';
import type { Locale } from '@dp/contract/locale.ts';
import type { exportTaxDocumentsBody } from '@dp/contract/staff/tax-documents.ts';
import type { z } from 'zod';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { csvPieces } from '../catalog-files/csv-pieces.ts';
import { writeXlsx, XLSX_TYPE } from '../catalog-files/write-xlsx.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { FileResponse } from '../http/file-response.ts';
import { spanOf } from '../payment-desk/get-ledger.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { readShop } from '../shop-settings/shop-details.ts';
import { documentLines, LINE_WIDTHS } from './document-lines.ts';
import { missingSettings } from './e-receipt.ts';
import { receiptPieces } from './make-receipts.ts';
import { forgetReceipts, lockReceipts } from './receipt-store.ts';

/**
 * Invoices and credit notes of some days as a file that is made while it is sent: line by line for an accountant, or
 * as e-receipts. The audit trail has a row of it.
 *
 * @throws ProblemError 403 `permission_required` without `export` or `reports.see`; 422 `tax_settings_missing` with
 *   the names of those that `missing`, for e-receipts.
 */
export async function exportTaxDocuments(
  deps: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  { format, regenerate, companies, ...days }: z.output<typeof exportTaxDocumentsBody>,
  locale: Locale,
): Promise<FileResponse> {
  requirePermission(principal, 'export');
  requirePermission(principal, 'reports.see');
  const { db } = deps;
  const { details: shop } = await readShop(db);
  const chosen = { span: spanOf(days), companies };
  const missing = missingSettings(shop);
  if (format === 'receipts' && missing.length > 0) {
    throw new ProblemError(422, 'tax_settings_missing', { missing });
  }
  const regenerates = format === 'receipts' && regenerate;
  await inTransaction(db, async (tx) => {
    if (regenerates) {
      await lockReceipts(tx);
      await forgetReceipts(tx, shop.tax_device_serial ?? '', chosen.span);
    }
    await recordAudit(tx, principal, {
      action: 'reports.export',
      subject: { kind: 'reports', id: `tax-${format}` },
      after: { ...days, format, ...(regenerates && { regenerate }) },
      at: deps.now(),
    });
  });
  const name = `tax-${days.from}-${days.until}`;
  if (format === 'receipts') {
    const content = Readable.from(receiptPieces(deps, chosen, shop), { objectMode: false });
    return new FileResponse(content, 'application/json; charset=utf-8', `${name}.json`);
  }
  const lines = documentLines(db, chosen, { taxNumber: shop.tax_number ?? '', locale });
  if (format === 'csv') {
    const content = Readable.from(csvPieces(lines), { objectMode: false });
    return new FileResponse(content, 'text/csv; charset=utf-8', `${name}.csv`);
  }
  const look = {
    title: locale === 'ar' ? 'المستندات الضريبية' : 'Tax documents',
    rightToLeft: locale === 'ar',
    headerLines: 1,
    widths: LINE_WIDTHS,
  };
  return new FileResponse(writeXlsx(look, lines), XLSX_TYPE, `${name}.xlsx`);
}
