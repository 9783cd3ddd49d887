import { dayOf } from '@dp/contract/cairo-time.ts';
import type { Locale } from '@dp/contract/locale.ts';
import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { withoutFormula } from '../catalog-files/csv-formulas.ts';
import { csvText } from '../catalog-files/write-csv.ts';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { getCash } from './cash-queries.ts';

const HEADS: Readonly<Record<Locale, readonly string[]>> = {
  ar: [
    'المندوب',
    'طرود لم يُسلّم مبلغها',
    'المبلغ، جنيه',
    'حتى 3 أيام، جنيه',
    '4 إلى 7 أيام، جنيه',
    '8 إلى 14 يومًا، جنيه',
    'أكثر من 14 يومًا، جنيه',
    'أقدم تسليم',
  ],
  en: [
    'Courier',
    'Parcels not handed in',
    'Cash, EGP',
    '0–3 days, EGP',
    '4–7 days, EGP',
    '8–14 days, EGP',
    'Over 14 days, EGP',
    'Oldest delivery',
  ],
};

/**
 * What couriers have collected and not handed in, by age, as CSV for spreadsheets. The audit trail has a row of it.
 *
 * @throws ProblemError 403 `permission_required` without `export` or `orders.read`.
 */
export async function exportCash(
  deps: Deps,
  principal: Principal,
  locale: Locale,
): Promise<StaffCallOutput<'exportCash'>['data']> {
  requirePermission(principal, 'export');
  const at = deps.now();
  const cash = await getCash(deps, principal);
  await recordAudit(deps.db, principal, {
    action: 'reports.export',
    subject: { kind: 'reports', id: 'cash' },
    after: { couriers: cash.length },
    at,
  });
  const lines = cash.map(({ courier, count, sum, ages, oldest_at: oldest }) => [
    withoutFormula(courier.name[locale]),
    ...[count, sum, ages.days_0_3.sum, ages.days_4_7.sum, ages.days_8_14.sum, ages.older.sum].map(
      String,
    ),
    dayOf(new Date(oldest)),
  ]);
  return {
    name: `cash-${dayOf(at)}.csv`,
    type: 'text/csv',
    content: csvText([[...HEADS[locale]], ...lines]),
  };
}
