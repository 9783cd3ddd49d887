import { dayOf } from '@dp/contract/cairo-time.ts';
import type { OrderParcel } from '@dp/contract/order-parcels.ts';
import { ASKED_DAY_WITHIN } from '@dp/contract/parcel-states.ts';
import type { TrackedOrder } from '@dp/contract/tracking.ts';
import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { Select } from '@dp/ui/fields/select.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDates } from '@dp/ui/i18n/use-dates.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { useErrorText } from '../api/use-error-text.ts';
import { browserApi } from '../session/browser-client.ts';
import styles from './parcel.module.css';
import type { TrackedBy } from './tracked-by.ts';

export interface AskForDayProps {
  readonly by: TrackedBy;
  readonly parcel: OrderParcel;
  readonly onChanged: (order: TrackedOrder) => void;
}

/** Asks for a parcel to come on another day, and shows what the shop answered. */
export function AskForDay({ by, parcel, onChanged }: AskForDayProps) {
  const t = useTranslations('tracking');
  const errorText = useErrorText();
  const { dayMonth } = useDates();
  const [open, setOpen] = useState(false);
  const [day, setDay] = useState(() => dayOf(new Date(), 1));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { asked, state } = parcel;
  const isNext = state === 'attempt_failed' && asked === null;

  async function ask(wanted: string | null): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      const body = { ...by, parcel_id: parcel.id, day: wanted };
      onChanged((await browserApi().call('askForDay', { body })).data);
      setOpen(false);
    } catch (error) {
      setFailure(errorText(error));
    } finally {
      setBusy(false);
    }
  }

  const days = Array.from({ length: ASKED_DAY_WITHIN }, (_, index) => dayOf(new Date(), index + 1));
  return (
    <div className={styles.ask}>
      {asked === null ? null : (
        <FormAlert look={asked.agreed === true ? 'ok' : 'plain'}>
          {t(answerTo(asked.agreed), { day: dayMonth(asked.day) })}
        </FormAlert>
      )}
      {failure === undefined ? null : <FormAlert>{failure}</FormAlert>}
      {open ? (
        <>
          <Select
            label={t('whichDay')}
            hint={t('whichDayHint')}
            value={day}
            onChange={({ target }) => setDay(target.value)}
            options={days.map((value) => ({ value, label: dayMonth(value) }))}
          />
          <Button full busy={busy} onClick={() => void ask(day)}>
            {t('send')}
          </Button>
          <Button look="quiet" full onClick={() => setOpen(false)}>
            {t('close')}
          </Button>
        </>
      ) : (
        <div className={styles.choices}>
          <Button
            look={isNext ? 'primary' : 'secondary'}
            data-next={isNext || undefined}
            onClick={() => setOpen(true)}
          >
            {t(asked === null && !isNext ? 'askForDay' : 'askForAnother')}
          </Button>
          {asked === null ? null : (
            <Button look="quiet" busy={busy} onClick={() => void ask(null)}>
              {t('takeBack')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function answerTo(agreed: boolean | null) {
  if (agreed === null) return 'asked';
  return agreed ? 'agreed' : 'declined';
}
