import { formatTag } from '@dp/contract/locale.ts';
import type { Report } from '@dp/contract/staff/report-values.ts';
import type { ReportRow } from '@dp/contract/staff/reports.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';

/** What the bars of a report show. */
export interface ChartFigure {
  readonly label: string;
  readonly of: (row: ReportRow) => number;
  /** In full, as the table has it. */
  readonly show: (value: number) => string;
  /** As short as an axis needs it: 12K. */
  readonly short: (value: number) => string;
}

/** Sales in pounds; of couriers, parcels delivered. */
export function useChartFigure(report: Report): ChartFigure {
  const t = useTranslations('reports');
  const locale = useLocale();
  const { number, price } = useFormat();
  const compact = new Intl.NumberFormat(formatTag(locale), {
    notation: 'compact',
    maximumFractionDigits: 1,
  });
  const isCount = report === 'couriers';
  return {
    label: isCount ? t('columns.delivered') : t('chart.sales'),
    of: (row) => (isCount ? row.delivered : row.sales),
    show: isCount ? number : price,
    short: (value) => compact.format(value),
  };
}
