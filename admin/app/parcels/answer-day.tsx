import type { StaffParcel } from '@dp/contract/staff/shipments.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDates } from '@dp/ui/i18n/use-dates.ts';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { Section } from '../parts/section.tsx';
import { useAction } from '../parts/use-action.ts';
import { useVersionedSave } from '../parts/use-versioned-save.ts';
import styles from './parcel.module.css';

export interface AnswerDayProps {
  readonly parcel: StaffParcel;
  readonly asked: NonNullable<StaffParcel['asked']>;
}

/** The day that a parcel's shopper asked for, with the shop's answer. */
export function AnswerDay({ parcel: { id, version }, asked }: AnswerDayProps) {
  const t = useTranslations('parcels');
  const { dayMonth } = useDates();
  const { revalidate } = useRevalidator();
  const save = useVersionedSave();
  const answer = useAction((agree: boolean) =>
    save(async () => {
      await call('answerAskedDay', { params: { id }, body: { agree, version } });
      showToast(t('asked.answered'), { look: 'ok' });
      await revalidate();
    }),
  );
  return (
    <Section title={t('asked.title')}>
      <p>{t('asked.text', { day: dayMonth(asked.day) })}</p>
      <div className={styles.moves}>
        <Button busy={answer.busy} onClick={() => answer.run(true)}>
          {t('asked.agree')}
        </Button>
        <Button look="secondary" busy={answer.busy} onClick={() => answer.run(false)}>
          {t('asked.decline')}
        </Button>
      </div>
    </Section>
  );
}
