import type { PaymentTask } from '@dp/contract/staff/payments.ts';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDates } from '@dp/ui/i18n/use-dates.ts';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button, ButtonLink } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { FormActions } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { GuardedForm } from '../parts/guarded-form.tsx';
import { SectionRow } from '../parts/section.tsx';
import { useMay } from '../session/me.ts';

/** Money that needs a decision; with `linked` also where its order is. */
export function TaskRow({
  task,
  linked = false,
}: {
  readonly task: PaymentTask;
  readonly linked?: boolean;
}) {
  const t = useTranslations('payments');
  const { price } = useFormat();
  const { dateTime } = useDates();
  const { revalidate } = useRevalidator();
  const mayClose = useMay('payments.refund');
  const [closing, setClosing] = useState(false);
  const form = useSubmit(async (values) => {
    const note = String(values.get('note') ?? '').trim();
    const body = { version: task.version, note };
    await call('closePaymentTask', { params: { id: String(task.id) }, body });
    showToast(t('closed'), { look: 'ok' });
    await revalidate();
  });
  const { order } = task;
  return (
    <>
      <SectionRow
        title={
          <>
            {t(`task.${task.kind}`)}
            {task.amount === null ? null : (
              <>
                {' · '}
                <bdi>{price(task.amount)}</bdi>
              </>
            )}
          </>
        }
        detail={
          <>
            {/* The cause of a refund that is due for one parcel is the parcel's number. */}
            <bdi dir="ltr">
              {task.kind === 'refund_due' ? task.cause : (order?.number ?? task.cause)}
            </bdi>{' '}
            · {dateTime(task.opened_at)}
            {task.detail === null ? null : (
              <>
                {' · '}
                <bdi dir="ltr">{task.detail}</bdi>
              </>
            )}
          </>
        }
        action={
          linked && order !== null ? (
            <ButtonLink look="secondary" size="small" to={`/orders/order/${order.id}`}>
              <bdi dir="ltr">{order.number}</bdi>
            </ButtonLink>
          ) : undefined
        }
      />
      {closing ? (
        <GuardedForm form={form} label={t(`task.${task.kind}`)}>
          <TextField
            name="note"
            label={t('closeNote')}
            maxLength={300}
            error={form.problem('note')}
          />
          <FormActions>
            <Button look="quiet" onClick={() => setClosing(false)}>
              {t('cancel')}
            </Button>
            <Button type="submit" busy={form.busy}>
              {t('close')}
            </Button>
          </FormActions>
        </GuardedForm>
      ) : mayClose ? (
        <FormActions>
          <Button look="quiet" size="small" onClick={() => setClosing(true)}>
            {t('close')}
          </Button>
        </FormActions>
      ) : null}
    </>
  );
}
