import { TextArea, TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Dialog } from '@dp/ui/overlays/dialog.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { Chip } from '@dp/ui/parts/chip.tsx';
import { useState } from 'react';
import { CallForm, FormActions } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { useCloseGuard } from '../parts/use-close-guard.tsx';
import { soonTimes } from './call-times.ts';
import styles from './confirmation-section.module.css';
import type { AskingOutcome, OutcomeDetails } from './use-attempt.ts';

export interface OutcomeDialogProps {
  readonly outcome: AskingOutcome;
  readonly send: (outcome: AskingOutcome, details: OutcomeDetails) => Promise<void>;
  readonly onClose: () => void;
}

/** When to call again, or why the order is cancelled. */
export function OutcomeDialog({ outcome, send, onClose }: OutcomeDialogProps) {
  const t = useTranslations('order');
  const [begun] = useState(() => soonTimes(new Date()).evening);
  const [time, setTime] = useState(begun);
  const form = useSubmit(async (values) => {
    if (outcome === 'cancelled') {
      return send(outcome, { reason: String(values.get('reason') ?? '') });
    }
    const at = String(values.get('call_at') ?? '');
    return send(outcome, at === '' ? {} : { call_at: at });
  });
  const guard = useCloseGuard(form, onClose, time !== begun);
  const soon = soonTimes(new Date());
  return (
    <Dialog open onClose={guard.close} title={t(`outcomeTitles.${outcome}`)}>
      <CallForm form={form}>
        {outcome === 'cancelled' ? (
          <TextArea
            name="reason"
            rows={3}
            maxLength={300}
            label={t('cancel.reason')}
            hint={t('cancel.hint')}
            error={form.problem('reason')}
          />
        ) : (
          <>
            <div className={styles.notices}>
              {(['hour', 'evening', 'tomorrow'] as const).map((name) => (
                <Chip key={name} pressed={time === soon[name]} onClick={() => setTime(soon[name])}>
                  {t(`callTimes.${name}`)}
                </Chip>
              ))}
            </div>
            <TextField
              type="datetime-local"
              name="call_at"
              label={t('callTime')}
              hint={t('cairoTime')}
              value={time}
              onChange={({ target }) => setTime(target.value)}
              error={form.problem('call_at')}
            />
          </>
        )}
        <FormActions>
          <Button look="secondary" onClick={guard.close}>
            {t('back')}
          </Button>
          <Button
            type="submit"
            look={outcome === 'cancelled' ? 'danger' : 'primary'}
            busy={form.busy}
          >
            {t(`outcomeButtons.${outcome}`)}
          </Button>
        </FormActions>
      </CallForm>
      {guard.question}
    </Dialog>
  );
}
