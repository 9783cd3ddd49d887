import { DAY_MS } from '@dp/contract/durations.ts';
import { formatTag } from '@dp/contract/locale.ts';
import { useLocale } from '@dp/ui/i18n/i18n-context.tsx';
import { useDates } from '@dp/ui/i18n/use-dates.ts';
import { axisEnd, labelledPlaces } from './axis.ts';
import type { ChartProps } from './chart-props.ts';
import styles from './charts.module.css';

/** Of so many days each bar has its value; of more only the highest one. */
const VALUES_MAX = 8;
const LABELS_MAX = 5;

/**
 * A bar for each day, time from left to right in both languages, as the design has it. A day without a row has no
 * bar.
 */
export function DayChart({
  rows,
  from,
  to,
  figure,
}: ChartProps & { readonly from: string; readonly to: string }) {
  const locale = useLocale();
  const { date } = useDates();
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  const most = Math.max(...rows.map(figure.of), 0);
  const end = axisEnd(most);
  const placeOf = (day: string) => (Date.parse(day) - Date.parse(from)) / DAY_MS;
  const middleOf = (place: number) => `${((place + 0.5) / days) * 100}%`;
  const highest = rows.find((row) => figure.of(row) === most);
  const short = new Intl.DateTimeFormat(formatTag(locale), {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const direction = locale === 'ar' ? 'rtl' : 'ltr';
  return (
    <figure className={styles.chart} aria-hidden="true">
      <figcaption>{figure.label}</figcaption>
      <div dir="ltr" className={styles.days}>
        <div className={styles.axis}>
          {[end, end / 2, 0].map((value) => (
            <bdi key={value}>{figure.short(value)}</bdi>
          ))}
        </div>
        <svg className={styles.plot} aria-hidden="true">
          {['0%', '50%', '100%'].map((y) => (
            <line key={y} x1="0" x2="100%" y1={y} y2={y} />
          ))}
          {rows.map((row) => {
            const value = figure.of(row);
            const share = (value / end) * 100;
            const place = placeOf(row.key);
            return (
              <g key={row.key}>
                <title>{`${date(row.key)}: ${figure.show(value)}`}</title>
                <rect
                  x={`${((place + 0.15) / days) * 100}%`}
                  y={`${100 - share}%`}
                  width={`${70 / days}%`}
                  height={`${share}%`}
                />
                {value > 0 && (days <= VALUES_MAX || row === highest) ? (
                  <text x={middleOf(place)} y={`${100 - share}%`} dy="-5" direction={direction}>
                    {figure.short(value)}
                  </text>
                ) : null}
              </g>
            );
          })}
        </svg>
        <svg className={styles.labels} aria-hidden="true">
          {labelledPlaces(days, LABELS_MAX).map((place) => (
            <text key={place} x={middleOf(place)} y="14" direction={direction}>
              {short.format(Date.parse(from) + place * DAY_MS)}
            </text>
          ))}
        </svg>
      </div>
    </figure>
  );
}
