import type { ReportRow } from '@dp/contract/staff/reports.ts';
import type { ChartProps } from './chart-props.ts';
import styles from './charts.module.css';

/** Bars for the first rows; the table has all. */
const BARS = 12;

/** The rows with the highest figures, from the side reading starts from, each with its name and value. */
export function RankedBars({
  rows,
  nameOf,
  figure,
}: ChartProps & { readonly nameOf: (row: ReportRow) => string }) {
  const shown = rows.slice(0, BARS);
  const most = Math.max(...shown.map(figure.of), 1);
  return (
    <figure className={styles.chart} aria-hidden="true">
      <figcaption>{figure.label}</figcaption>
      <ol className={styles.ranked}>
        {shown.map((row) => {
          const value = figure.of(row);
          return (
            <li key={row.key}>
              <bdi className={styles.name}>{nameOf(row)}</bdi>
              <svg className={styles.bar} aria-hidden="true">
                <rect width={`${(value / most) * 100}%`} height="100%" rx="3" />
              </svg>
              <bdi className={styles.value}>{figure.show(value)}</bdi>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}
