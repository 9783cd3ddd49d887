import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { FormActions } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { GuardedForm } from '../parts/guarded-form.tsx';
import { Receipt } from './receipt.tsx';

/**
 * Says whether a transfer arrived: with the bank's reference, or with a reason that its customer reads. With `onClose`
 * only that it arrived.
 */
export function TransferForm({
  attemptId,
  senderEnd,
  receipt,
  awaited,
  onClose,
}: {
  readonly attemptId: number;
  /** Null when the shopper has not reported it. */
  readonly senderEnd: string | null;
  /** Whether the shopper sent a picture of the receipt. */
  readonly receipt: boolean;
  /** Whether its order waits for its payment; else what arrived is to go back. */
  readonly awaited: boolean;
  readonly onClose?: () => void;
}) {
  const t = useTranslations('payments');
  const { revalidate } = useRevalidator();
  const [arrived, setArrived] = useState(true);
  const form = useSubmit(async (values) => {
    const text = String(values.get(arrived ? 'reference' : 'reason') ?? '').trim();
    const params = { id: String(attemptId) };
    if (arrived) await call('matchTransfer', { params, body: { reference: text } });
    else await call('rejectTransfer', { params, body: { reason: text } });
    const matched = awaited ? 'matched' : 'matchedEnded';
    showToast(t(arrived ? matched : 'rejected'), { look: 'ok' });
    await revalidate();
  });
  return (
    <GuardedForm form={form} label={t('transfer')}>
      {awaited ? null : <p>{t('notAwaited')}</p>}
      {senderEnd === null ? null : <p>{t('senderEnd', { end: senderEnd })}</p>}
      {receipt ? <Receipt attemptId={attemptId} /> : null}
      {arrived ? (
        <TextField
          key="reference"
          name="reference"
          label={t('reference')}
          hint={t('referenceHint')}
          dir="ltr"
          autoComplete="off"
          maxLength={60}
          error={form.problem('reference')}
        />
      ) : (
        <TextField
          key="reason"
          name="reason"
          label={t('rejectReason')}
          maxLength={300}
          error={form.problem('reason')}
        />
      )}
      <FormActions>
        <Button look="quiet" onClick={onClose ?? (() => setArrived(!arrived))}>
          {t(arrived && onClose === undefined ? 'reject' : 'cancel')}
        </Button>
        <Button type="submit" busy={form.busy}>
          {t(arrived ? 'match' : 'reject')}
        </Button>
      </FormActions>
    </GuardedForm>
  );
}
