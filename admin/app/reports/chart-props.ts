import type { ReportRow } from '@dp/contract/staff/reports.ts';
import type { ChartFigure } from './use-chart-figure.ts';

/** What every chart of a report shows: a figure of each row. */
export interface ChartProps {
  readonly rows: readonly ReportRow[];
  readonly figure: ChartFigure;
}
