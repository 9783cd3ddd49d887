import type { Report } from '@dp/contract/staff/report-values.ts';
import type { ReportRow } from '@dp/contract/staff/reports.ts';
import styles from './reports-page.module.css';

const HEIGHT = 100;
/** Bars of a report that is not by day: its first rows. */
const BARS = 20;

/**
 * The rows' sales, or a courier's deliveries, as bars from left to right. Days without a row have no bar. The
 * table below says the same in words, so screen readers pass over it.
 */
export function ReportChart({
  report,
  rows,
}: {
  readonly report: Report;
  readonly rows: readonly ReportRow[];
}) {
  const figureOf = (row: ReportRow) => (report === 'couriers' ? row.delivered : row.sales);
  const shown = report === 'days' ? rows : rows.slice(0, BARS);
  const most = Math.max(...shown.map(figureOf), 1);
  return (
    <div dir="ltr" className={styles.chart}>
      <svg
        viewBox={`0 0 ${shown.length * 10} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {shown.map((row, place) => {
          const height = (figureOf(row) / most) * HEIGHT;
          return (
            <rect key={row.key} x={place * 10 + 1} y={HEIGHT - height} width={8} height={height} />
          );
        })}
      </svg>
    </div>
  );
}
