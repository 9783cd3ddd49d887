import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useErrorText } from '../api/use-error-text.ts';
import { browserApi } from '../session/browser-client.ts';

const loadDialog = () => import('@dp/ui/overlays/confirm-dialog.tsx');
const ConfirmDialog = lazy(loadDialog);

/** Takes a return back that the shop has not answered, after a question: its pictures and account go with it. */
export function CancelReturn({ id }: { readonly id: number }) {
  const t = useTranslations('returns');
  const errorText = useErrorText();
  const { revalidate } = useRevalidator();
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    // Prefetched while there is a connection, so that the dialog opens without one.
    loadDialog().catch(() => undefined);
  }, []);

  async function cancel(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      await browserApi().call('cancelReturn', { params: { id }, body: {} });
      showToast(t('cancelled'), { look: 'ok' });
    } catch (error) {
      setFailure(errorText(error));
    } finally {
      setOpen(false);
      setBusy(false);
    }
    // Shows the actual state, also when it was answered meanwhile.
    await revalidate();
  }

  return (
    <>
      {failure === undefined ? null : <FormAlert>{failure}</FormAlert>}
      <Button
        look="quiet"
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        {t('cancel')}
      </Button>
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
