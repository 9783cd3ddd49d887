import type { StaffOrder } from '@dp/contract/staff/order-page.ts';
import type { OrderMoney } from '@dp/contract/staff/payments.ts';
import { TextArea } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { isolated } from '@dp/ui/i18n/isolated.ts';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Dialog } from '@dp/ui/overlays/dialog.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button, ButtonLink } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Pencil, Undo2 } from 'lucide';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { CallForm, FormActions } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { isPackedHere } from '../packing/is-packed-here.ts';
import { UnpackOrder } from '../packing/unpack-order.tsx';
import { conflictOf } from '../parts/conflict.ts';
import { useCloseGuard } from '../parts/use-close-guard.tsx';
import { isTransferSought } from '../payments/is-transfer-sought.ts';
import { useMay } from '../session/me.ts';

interface OrderActionsProps {
  readonly order: StaffOrder;
  readonly money: OrderMoney;
}

/** What can be done with an order besides its next step. */
export function OrderActions({ order, money }: OrderActionsProps) {
  const t = useTranslations('order');
  const returns = useTranslations('returns');
  const mayCancel = useMay('orders.cancel');
  const mayEdit = useMay('orders.edit');
  const [cancelling, setCancelling] = useState(false);
  return (
    <>
      {order.editable && mayEdit ? (
        <ButtonLink
          to={`/orders/order/${order.id}/edit`}
          look="secondary"
          size="small"
          icon={<Icon of={Pencil} size={18} />}
        >
          {t('edit')}
        </ButtonLink>
      ) : null}
      {hasArrived(order) && mayEdit ? (
        <ButtonLink
          to={`/orders/order/${order.id}/return`}
          look="secondary"
          size="small"
          icon={<Icon of={Undo2} size={18} />}
        >
          {returns('open.button')}
        </ButtonLink>
      ) : null}
      {isPackedHere(order) ? <UnpackOrder order={order} /> : null}
      {order.cancellable && mayCancel ? (
        <Button look="secondary" size="small" onClick={() => setCancelling(true)}>
          {t('cancel.open')}
        </Button>
      ) : null}
      {cancelling ? (
        <CancelDialog order={order} money={money} onClose={() => setCancelling(false)} />
      ) : null}
    </>
  );
}

/** Whether any parcel of an order has reached its customer. */
function hasArrived({ state, timeline }: StaffOrder): boolean {
  if (state === 'dispatched') {
    return timeline.some((entry) => entry.kind === 'parcel' && entry.state === 'delivered');
  }
  return state === 'delivered' || state === 'completed';
}

interface CancelDialogProps extends OrderActionsProps {
  readonly onClose: () => void;
}

/** Cancelling needs a reason, which the customer reads. It says first what is paid back to them. */
function CancelDialog({ order, money, onClose }: CancelDialogProps) {
  const t = useTranslations('order');
  const { price } = useFormat();
  const owed = money.paid - money.refunded;
  const consequences = [
    t('cancel.text'),
    owed > 0 ? t('cancel.paid', { amount: isolated(price(owed)) }) : '',
    money.attempts.some(isTransferSought) ? t('cancel.transfer') : '',
  ];
  const { revalidate } = useRevalidator();
  const form = useSubmit(async (values) => {
    try {
      await call('cancelStaffOrder', {
        params: { id: order.id },
        body: { version: order.version, reason: String(values.get('reason') ?? '') },
      });
    } catch (error) {
      // The page behind shows what has changed; the reason stays typed.
      if (conflictOf(error) !== undefined) await revalidate();
      throw error;
    }
    await revalidate();
    showToast(t('cancel.done', { number: order.number }));
    onClose();
  });
  const guard = useCloseGuard(form, onClose);
  return (
    <Dialog
      open
      onClose={guard.close}
      title={t('cancel.title', { number: order.number })}
      description={consequences.filter(Boolean).join(' ')}
    >
      <CallForm form={form}>
        <TextArea
          name="reason"
          rows={3}
          maxLength={300}
          label={t('cancel.reason')}
          hint={t('cancel.hint')}
          error={form.problem('reason')}
        />
        <FormActions>
          <Button look="secondary" onClick={guard.close}>
            {t('cancel.keep')}
          </Button>
          <Button type="submit" look="danger" busy={form.busy}>
            {t('cancel.confirm')}
          </Button>
        </FormActions>
      </CallForm>
      {guard.question}
    </Dialog>
  );
}
