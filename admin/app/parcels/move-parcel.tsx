import { ATTEMPT_REASONS } from '@dp/contract/parcel-states.ts';
import type { ParcelMove } from '@dp/contract/staff/parcels.ts';
import type { StaffParcel } from '@dp/contract/staff/shipments.ts';
import { Select } from '@dp/ui/fields/select.tsx';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { GuardedForm } from '../parts/guarded-form.tsx';
import { Section } from '../parts/section.tsx';
import { useVersionedSave } from '../parts/use-versioned-save.ts';
import { useMay } from '../session/me.ts';
import styles from './parcel.module.css';

/** What happened to the parcel, as the courier says. */
export function MoveParcel({ parcel }: { parcel: StaffParcel }) {
  const t = useTranslations('parcels');
  const { revalidate } = useRevalidator();
  const save = useVersionedSave();
  const mayWriteOff = useMay('stock.adjust');
  const [to, setTo] = useState<ParcelMove>();
  const [reason, setReason] = useState('');
  const form = useSubmit(async (values) => {
    if (to === undefined) return;
    const note = String(values.get('note') ?? '').trim();
    const day = values.get('postponed_to');
    await save(async () => {
      await call('moveParcel', {
        params: { id: parcel.id },
        body: {
          to,
          version: parcel.version,
          ...(to === 'attempt_failed' && reason !== ''
            ? { reason: reason as (typeof ATTEMPT_REASONS)[number] }
            : {}),
          ...(typeof day === 'string' && day !== '' ? { postponed_to: day } : {}),
          ...(note === '' ? {} : { note }),
        },
      });
      showToast(t('moved', { state: t(`states.${to}`) }));
      await revalidate();
    });
  });
  return (
    <Section title={t('whatHappened')}>
      <div className={styles.moves}>
        {parcel.next
          .filter((move) => move !== 'given_up' || mayWriteOff)
          .map((move) => (
            <Button
              key={move}
              look={to === move ? 'primary' : 'secondary'}
              aria-pressed={to === move}
              onClick={() => setTo(move)}
            >
              {t(`moves.${move}`)}
            </Button>
          ))}
      </div>
      {to === undefined ? null : (
        <GuardedForm form={form} label={t(`moves.${to}`)}>
          {to === 'given_up' ? <p>{t('givingUp')}</p> : null}
          {to === 'attempt_failed' ? (
            <Select
              name="reason"
              label={t('reason')}
              placeholder={t('chooseReason')}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              error={form.problem('reason')}
              options={ATTEMPT_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
            />
          ) : null}
          {to === 'attempt_failed' && reason === 'postponed' ? (
            <TextField
              type="date"
              name="postponed_to"
              label={t('postponedTo')}
              error={form.problem('postponed_to')}
            />
          ) : null}
          <TextField
            name="note"
            label={t('note')}
            optional
            maxLength={300}
            error={form.problem('note')}
          />
          <Button type="submit" full busy={form.busy}>
            {t('save')}
          </Button>
        </GuardedForm>
      )}
    </Section>
  );
}
