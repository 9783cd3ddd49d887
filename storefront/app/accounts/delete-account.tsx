import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { overlayLeft } from '@dp/ui/overlays/back-closes.ts';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Trash2 } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import { isApiError } from '../api/api-error.ts';
import { useErrorText } from '../api/use-error-text.ts';
import { forgetFavourites } from '../favourites/sync-favourites.ts';
import { browserApi } from '../session/browser-client.ts';
import { useLeaveSession } from '../session/log-out.ts';
import styles from './profile-page.module.css';

const ConfirmDialog = lazy(() => import('@dp/ui/overlays/confirm-dialog.tsx'));

/** Deletes the account, after the question of specification §8. */
export function DeleteAccount() {
  const t = useTranslations('accounts');
  const errorText = useErrorText();
  const leave = useLeaveSession();
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function remove(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      await browserApi().call('deleteAccount');
      setOpen(false);
      // Its entry in the history goes first: a navigation meanwhile would be undone by that step back.
      await overlayLeft();
      showToast(t('deleteAccount.done'), { look: 'ok' });
      await leave('/');
      forgetFavourites();
    } catch (error) {
      setOpen(false);
      // Its words begin with the failure itself and add the reason.
      const reasonKnown = isApiError(error, 'orders_on_their_way');
      setFailure(reasonKnown ? errorText(error) : t('deleteAccount.failed'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      {failure === undefined ? null : (
        <div className={styles.failure}>
          <FormAlert>{failure}</FormAlert>
        </div>
      )}
      <button
        type="button"
        className={styles.remove}
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        <Icon of={Trash2} />
        {t('profile.deleteAccount')}
      </button>
      {asked ? (
        <Suspense>
          <ConfirmDialog
            open={open}
            onClose={() => setOpen(false)}
            onConfirm={() => void remove()}
            title={t('deleteAccount.title')}
            description={t('deleteAccount.question')}
            confirmLabel={t('deleteAccount.confirm')}
            cancelLabel={t('deleteAccount.keep')}
            dangerous
            busy={busy}
          />
        </Suspense>
      ) : null}
    </>
  );
}
