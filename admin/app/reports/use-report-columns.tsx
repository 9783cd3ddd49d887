import type { Report } from '@dp/contract/staff/report-values.ts';
import type { ReportRow } from '@dp/contract/staff/reports.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDates } from '@dp/ui/i18n/use-dates.ts';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import type { Column } from '../parts/data-list.tsx';
import { useMay } from '../session/me.ts';

/** What a row of a report is about. */
export function useRowName(report: Report): (row: ReportRow) => string {
  const t = useTranslations('reports');
  const locale = useLocale();
  const { date } = useDates();
  return ({ key, name }) => {
    // Day and month on one line, however many columns there are; the year may wrap.
    if (report === 'days') return date(key).replace(' ', '\u00a0');
    return name?.[locale] ?? (key === '' || report !== 'vouchers' ? t('nameless') : key);
  };
}

/** The columns of a report, the first one naming the row. */
export function useReportColumns(report: Report): readonly Column<ReportRow>[] {
  const seesCosts = useMay('costs.see');
  const t = useTranslations('reports');
  const rowName = useRowName(report);
  const { number, price, percent } = useFormat();
  const column = (
    key:
      | 'placed'
      | 'sold'
      | 'sales'
      | 'discount'
      | 'vat'
      | 'margin'
      | 'lostShipping'
      | 'outstanding'
      | 'delivered'
      | 'returned'
      | 'confirmedRate'
      | 'deliveredRate'
      | 'firstAttempts',
    show: (row: ReportRow) => string,
  ): Column<ReportRow> => ({
    key,
    header: t(`columns.${key}`),
    align: 'end',
    card: key === 'sales' ? 'side' : undefined,
    cell: (row) => <bdi>{show(row)}</bdi>,
  });
  const rate = (part: number, whole: number) =>
    whole === 0 ? '–' : percent(Math.round((part / whole) * 1000) / 10);
  const name: Column<ReportRow> = {
    key: 'name',
    header: t(`rows.${report}`),
    card: 'title',
    cell: (row) => <bdi>{rowName(row)}</bdi>,
  };
  const sales = column('sales', (row) => price(row.sales));
  const sold = column('sold', (row) => number(row.sold));
  const confirmed = column('confirmedRate', (row) => rate(row.confirmed, row.asked));
  const delivered = column('deliveredRate', (row) =>
    rate(row.delivered, row.delivered + row.returned),
  );
  const vat = column('vat', (row) => price(row.vat));
  const lost = column('lostShipping', (row) => price(row.lost_shipping));
  const margin = column('margin', (row) =>
    row.margin === null
      ? '–'
      : t('margin', { sum: price(row.margin.sum), share: percent(row.margin.share) }),
  );
  const margins = seesCosts ? [margin] : [];
  const placed = column('placed', (row) => number(row.placed));
  switch (report) {
    case 'days':
      return [name, sales, placed, sold, confirmed, delivered, lost, vat, ...margins];
    case 'products':
    case 'categories':
      return [name, sales, sold, delivered, vat, ...margins];
    case 'governorates':
      return [name, sales, placed, sold, confirmed, delivered, lost];
    case 'vouchers':
      return [name, sales, sold, column('discount', (row) => price(row.discount)), delivered];
    case 'couriers':
      return [
        name,
        column('delivered', (row) => number(row.delivered)),
        column('returned', (row) => number(row.returned)),
        delivered,
        column('firstAttempts', (row) => rate(row.first_attempts, row.delivered)),
        column('outstanding', (row) => price(row.outstanding_sum)),
      ];
  }
}
