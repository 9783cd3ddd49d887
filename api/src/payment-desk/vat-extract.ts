import { dayOf } from '@dp/contract/cairo-time.ts';
import { CREDIT_NOTE_KINDS } from '@dp/contract/credit-note-values.ts';
import type { Locale } from '@dp/contract/locale.ts';
import { toEgp } from '@dp/contract/money.ts';
import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import type { ledgerQuery } from '@dp/contract/staff/ledger.ts';
import type { z } from 'zod';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { csvText } from '../catalog-files/write-csv.ts';
import type { Db } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { creditNoteNumber, invoiceNumber } from '../orders/invoice-number.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { spanOf } from './get-ledger.ts';
import { listVatRows, type VatRow } from './vat-rows.ts';

type Days = z.output<typeof ledgerQuery>;

const KINDS = ['sale', ...CREDIT_NOTE_KINDS] as const satisfies readonly VatRow['kind'][];

const WORDS = {
  ar: {
    head: [
      'التاريخ',
      'المستند',
      'الفاتورة',
      'الطلب',
      'النوع',
      'الإجمالي',
      'التوصيل',
      'الصافي',
      'ضريبة القيمة المضافة',
    ],
    sale: 'بيع',
    returned: 'مرتجع كامل',
    undelivered: 'طرد لم يُستلم',
    refund: 'رد مبلغ',
    total: 'المجموع',
  },
  en: {
    head: ['Date', 'Document', 'Invoice', 'Order', 'Kind', 'Gross', 'Delivery', 'Net', 'VAT'],
    sale: 'Sale',
    returned: 'Returned',
    undelivered: 'Parcel not received',
    refund: 'Refund',
    total: 'Total',
  },
};

/**
 * What was sold and taken back between two days, with its VAT.
 *
 * @throws ProblemError 403 `permission_required` without `reports.see`.
 */
export async function getVat(
  db: Db,
  principal: Principal,
  query: Days,
): Promise<StaffCallOutput<'getVat'>> {
  requirePermission(principal, 'reports.see');
  const rows = await listVatRows(db, spanOf(query));
  const sums = KINDS.map((kind) => ({ kind, ...sumOf(rows.filter((row) => row.kind === kind)) }));
  return { data: { sums: sums.filter(({ count }) => count > 0), vat: sumOf(rows).vat } };
}

/**
 * The VAT of a period, document by document, as CSV for an accountant. The audit trail has a row of it.
 *
 * @throws ProblemError 403 `permission_required` without `export` or `reports.see`.
 */
export async function exportVat(
  { db, now }: Deps,
  principal: Principal,
  { from, until }: Days,
  locale: Locale,
): Promise<StaffCallOutput<'exportVat'>> {
  requirePermission(principal, 'export');
  requirePermission(principal, 'reports.see');
  const words = WORDS[locale];
  const rows = await inTransaction(db, async (tx) => {
    await recordAudit(tx, principal, {
      action: 'reports.export',
      subject: { kind: 'reports', id: 'vat' },
      after: { from, until },
      at: now(),
    });
    return listVatRows(tx, spanOf({ from, until }));
  });
  const lines = rows.map((row) => [
    dayOf(new Date(row.at)),
    row.note === null ? invoiceNumber(row.invoice) : creditNoteNumber(row.note),
    invoiceNumber(row.invoice),
    row.order,
    words[row.kind],
    ...[row.gross, row.shipping, row.gross - row.vat, row.vat].map(pounds),
  ]);
  const { gross, shipping, net, vat } = sumOf(rows);
  const total = [words.total, '', '', '', '', ...[gross, shipping, net, vat].map(String)];
  return {
    data: {
      name: `vat-${from}-${until}.csv`,
      type: 'text/csv',
      content: csvText([words.head, ...lines, total]),
    },
  };
}

function sumOf(rows: readonly VatRow[]) {
  const sum = (read: (row: VatRow) => number) =>
    toEgp(rows.reduce((all, row) => all + read(row), 0));
  return {
    count: rows.length,
    gross: sum(({ gross }) => gross),
    shipping: sum(({ shipping }) => shipping),
    net: sum(({ gross, vat }) => gross - vat),
    vat: sum(({ vat }) => vat),
  };
}

function pounds(piastres: number): string {
  return String(toEgp(piastres));
}
