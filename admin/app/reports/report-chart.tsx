import type { Report } from '@dp/contract/staff/report-values.ts';
import type { ReportRow } from '@dp/contract/staff/reports.ts';
import { DayChart } from './day-chart.tsx';
import { RankedBars } from './ranked-bars.tsx';
import { useChartFigure } from './use-chart-figure.ts';

/**
 * The rows' sales, or a courier's deliveries, as bars: days along a line of time, anything else one below the
 * other. The table below says the same in words, so screen readers pass over it.
 */
export function ReportChart({
  report,
  rows,
  from,
  to,
  nameOf,
}: {
  readonly report: Report;
  readonly rows: readonly ReportRow[];
  readonly from: string;
  readonly to: string;
  readonly nameOf: (row: ReportRow) => string;
}) {
  const figure = useChartFigure(report);
  if (report === 'days') return <DayChart rows={rows} from={from} to={to} figure={figure} />;
  return <RankedBars rows={rows} nameOf={nameOf} figure={figure} />;
}
