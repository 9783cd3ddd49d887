import { dayOf } from '@dp/contract/cairo-time.ts';
import type { Locale } from '@dp/contract/locale.ts';
import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import type { exportSearchGapsBody } from '@dp/contract/staff/search.ts';
import { GAP_REASONS, type GapReason } from '@dp/contract/staff/search-values.ts';
import type { z } from 'zod';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { withoutFormula } from '../catalog-files/csv-formulas.ts';
import { csvText } from '../catalog-files/write-csv.ts';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { listSearchGaps } from './search-gap-queries.ts';

/** Rows of a file: more than the shop keeps. */
const ROWS_MAX = 20_000;

const WORDS: Readonly<
  Record<Locale, { readonly heads: readonly string[]; readonly reasons: Record<GapReason, string> }>
> = {
  ar: {
    heads: ['كلمات البحث', 'المرات', 'آخر مرة'],
    reasons: {
      nothing: 'بلا نتيجة',
      near: 'نتائج قريبة فقط',
      one: 'نتيجة واحدة',
      corrected: 'كلمة مصححة',
      untapped: 'لم يُفتح أي منتج',
    },
  },
  en: {
    heads: ['Search', 'Times', 'Last'],
    reasons: {
      nothing: 'Found nothing',
      near: 'Only near products',
      one: 'One product',
      corrected: 'Word corrected',
      untapped: 'No product opened',
    },
  },
};

/**
 * Poorly served searches as CSV for spreadsheets, with a column for each reason. The audit trail has a row of it.
 *
 * @throws ProblemError 403 `permission_required` without `export` or `content.edit`.
 */
export async function exportSearchGaps(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  wanted: z.output<typeof exportSearchGapsBody>,
  locale: Locale,
): Promise<StaffCallOutput<'exportSearchGaps'>['data']> {
  requirePermission(principal, 'export');
  const at = now();
  const gaps = await listSearchGaps(db, principal, { ...wanted, limit: ROWS_MAX });
  await recordAudit(db, principal, {
    action: 'reports.export',
    subject: { kind: 'reports', id: 'search-gaps' },
    after: { rows: gaps.length },
    at,
  });
  const { heads, reasons } = WORDS[locale];
  const lines = gaps.map((gap) => [
    withoutFormula(gap.query),
    String(gap.count),
    dayOf(gap.lastAt),
    ...GAP_REASONS.map((each) =>
      String(gap.reasons.find(({ reason }) => reason === each)?.count ?? 0),
    ),
  ]);
  return {
    name: `searches-${dayOf(at)}.csv`,
    type: 'text/csv',
    content: csvText([[...heads, ...GAP_REASONS.map((each) => reasons[each])], ...lines]),
  };
}
