import type { Report } from '@dp/contract/staff/report-values.ts';
import type { ReportFigures } from '@dp/contract/staff/reports.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Figures } from '../parts/figures.tsx';

/** A report's sums, each beside that of the period before. */
export function ReportTotals({
  report,
  total,
  before,
}: {
  readonly report: Report;
  readonly total: ReportFigures;
  readonly before: ReportFigures;
}) {
  const t = useTranslations('reports');
  const { number, price, percent } = useFormat();
  const rate = (part: number, whole: number) =>
    whole === 0 ? '–' : percent(Math.round((part / whole) * 1000) / 10);
  const figure = (label: string, show: (of: ReportFigures) => string) =>
    [`${label} · ${t('before', { value: show(before) })}`, show(total)] as const;
  const delivered = figure(t('columns.deliveredRate'), (of) =>
    rate(of.delivered, of.delivered + of.returned),
  );
  const margin = ({ margin: left }: ReportFigures) =>
    left === null ? '–' : t('margin', { sum: price(left.sum), share: percent(left.share) });
  const figures =
    report === 'couriers'
      ? [
          figure(t('columns.delivered'), (of) => number(of.delivered)),
          delivered,
          figure(t('columns.firstAttempts'), (of) => rate(of.first_attempts, of.delivered)),
          figure(t('columns.outstanding'), (of) => price(of.outstanding_sum)),
        ]
      : [
          figure(t('columns.sales'), (of) => price(of.sales)),
          figure(t('columns.sold'), (of) => number(of.sold)),
          delivered,
          ...(total.costed === null ? [] : [figure(t('columns.margin'), margin)]),
        ];
  return <Figures of={figures} />;
}
