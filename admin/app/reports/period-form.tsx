import { dayAfter } from '@dp/contract/cairo-time.ts';
import type { Report } from '@dp/contract/staff/report-values.ts';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { ChipLink } from '@dp/ui/parts/chip.tsx';
import { Form } from 'react-router';
import styles from './reports-page.module.css';

/** The first day of `count` days that end on a day. */
const firstOf = (day: string, count: number) => dayAfter(day, 1 - count);

/** A report's period: a usual one, or any two days. */
export function PeriodForm({
  report,
  from,
  to,
  today,
}: {
  readonly report: Report;
  readonly from: string;
  readonly to: string;
  readonly today: string;
}) {
  const t = useTranslations('reports');
  const usual = [
    ['today', today],
    ['week', firstOf(today, 7)],
    ['days30', firstOf(today, 30)],
    ['month', `${today.slice(0, 8)}01`],
  ] as const;
  return (
    <>
      <nav aria-label={t('period')} className={styles.row}>
        {usual.map(([name, first]) => (
          <ChipLink
            key={name}
            to={`/reports/${report}?from=${first}&to=${today}`}
            aria-current={from === first && to === today ? 'true' : undefined}
          >
            {t(`periods.${name}`)}
          </ChipLink>
        ))}
      </nav>
      <Form action={`/reports/${report}`} className={styles.period}>
        <TextField type="date" name="from" label={t('from')} defaultValue={from} required />
        <TextField type="date" name="to" label={t('to')} defaultValue={to} required />
        <Button type="submit" look="secondary">
          {t('show')}
        </Button>
      </Form>
    </>
  );
}
