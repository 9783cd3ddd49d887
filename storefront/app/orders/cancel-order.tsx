import type { Order } from '@dp/contract/orders.ts';
import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { isApiError } from '../api/api-error.ts';
import { useErrorText } from '../api/use-error-text.ts';
import { browserApi } from '../session/browser-client.ts';

const loadDialog = () => import('@dp/ui/overlays/confirm-dialog.tsx');
const ConfirmDialog = lazy(loadDialog);

/** Cancels an order while that is possible, after the question of specification §8. */
export function CancelOrder({ order }: { order: Order }) {
  const t = useTranslations('orders');
  const errorText = useErrorText();
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { cancellable } = order;
  useEffect(() => {
    // Prefetched while there is a connection, so that the dialog opens without one.
    if (cancellable) loadDialog().catch(() => undefined);
  }, [cancellable]);

  async function cancel(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      await browserApi().call('cancelOrder', { params: { id: String(order.id) }, body: {} });
      showToast(t('cancelled'), { look: 'ok' });
    } catch (error) {
      const explained =
        isApiError(error, 'order_not_cancellable') || isApiError(error, 'too_many_cancellations');
      setFailure(explained ? errorText(error) : t('cancelFailed'));
    } finally {
      setOpen(false);
      setBusy(false);
    }
    // Shows the actual state, also when it was already dispatched or the response was lost.
    await revalidate();
  }

  return (
    <>
      {failure === undefined ? null : <FormAlert>{failure}</FormAlert>}
      {cancellable ? (
        <Button
          look="quiet"
          onClick={() => {
            setAsked(true);
            setOpen(true);
          }}
        >
          {t('cancel')}
        </Button>
      ) : null}
      {asked ? (
        <Suspense>
          <ConfirmDialog
            open={open}
            onClose={() => setOpen(false)}
            onConfirm={() => void cancel()}
            title={t('cancel')}
            description={t('cancelQuestion')}
            confirmLabel={t('cancel')}
            cancelLabel={t('keep')}
            dangerous
            busy={busy}
          />
        </Suspense>
      ) : null}
    </>
  );
}
