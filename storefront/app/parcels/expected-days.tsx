import { dayOf, workingDayAfter } from '@dp/contract/cairo-time.ts';
import type { ExpectedDays as Days } from '@dp/contract/orders.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDates } from '@dp/ui/i18n/use-dates.ts';
import { useHydrated } from '../forms/use-hydrated.ts';
import styles from './parcel.module.css';

/** When a parcel is expected; that it is late, once the last day has passed. */
export function ExpectedDays({
  days,
  again = false,
}: {
  readonly days: Days;
  /** Below what happened: the courier comes once more. */
  readonly again?: boolean;
}) {
  const t = useTranslations('tracking');
  const words = useExpectedWords();
  const { dayMonth } = useDates();
  const hydrated = useHydrated();
  const today = dayOf(new Date());
  const late = hydrated && days.to < today;
  if (late) {
    return (
      <p className={styles.late} data-late>
        {t('late', { day: dayMonth(days.to) })}
      </p>
    );
  }
  return (
    <p
      className={again ? undefined : styles.headline}
      data-today={(!again && hydrated && days.to === today) || undefined}
    >
      {words(days, again ? 'again' : undefined)}
    </p>
  );
}

/** "Expected Saturday or Sunday", as every page says it. */
export function useExpectedWords(): (days: Days, said?: 'again' | 'expected' | 'days') => string {
  const t = useTranslations('tracking');
  const { dayMonth } = useDates();
  return ({ from, to }, said = 'expected') => {
    const today = dayOf(new Date());
    if (to === today) return t(`${said}.today`);
    if (from === to) return t(`${said}.on`, { day: dayMonth(to) });
    const span = sayMonthOnce(dayMonth(from), dayMonth(to));
    return t(`${said}.${workingDayAfter(from) === to ? 'either' : 'between'}`, span);
  };
}

/** Two days; in Arabic, where the month ends a day's words, one that both share is said with the second alone. */
function sayMonthOnce(from: string, to: string) {
  const month = to.slice(to.lastIndexOf('\u00a0'));
  return { from: from.endsWith(month) ? from.slice(0, -month.length) : from, to };
}
