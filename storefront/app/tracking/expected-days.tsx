import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { useHydrated } from '../forms/use-hydrated.ts';
import { cairoDay } from './cairo-day.ts';
import styles from './track-page.module.css';

/** When a parcel is expected; that it is late, once the last day has passed. */
export function ExpectedDays({ days }: { days: { readonly from: string; readonly to: string } }) {
  const t = useTranslations('tracking');
  const { dayMonth } = useFormat();
  const today = cairoDay(new Date());
  const late = useHydrated() && days.to < today;
  if (late) return <p className={styles.late}>{t('late')}</p>;
  return (
    <p className={styles.expected}>
      {days.to === today
        ? t('expectedToday')
        : days.from === days.to
          ? t('expectedOn', { day: dayMonth(days.from) })
          : t('expectedBetween', { from: dayMonth(days.from), to: dayMonth(days.to) })}
    </p>
  );
}
