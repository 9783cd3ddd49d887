import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { overlayLeft } from '@dp/ui/overlays/back-closes.ts';
import ConfirmDialog from '@dp/ui/overlays/confirm-dialog.tsx';
import { type ReactNode, useEffect } from 'react';
import { useBlocker } from 'react-router';

/**
 * Asks before leaving a page with unsaved changes; render what it returns. A draft (`useDraft`) survives a
 * reload besides.
 *
 * @param onLeave called when the changes are given up.
 */
export function useUnsavedGuard(changed: boolean, onLeave: () => void): ReactNode {
  const t = useTranslations('parts');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      changed && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!changed) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [changed]);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      open
      title={t('unsaved.title')}
      description={t('unsaved.text')}
      confirmLabel={t('unsaved.leave')}
      cancelLabel={t('unsaved.stay')}
      dangerous
      onClose={() => blocker.reset()}
      onConfirm={() => {
        onLeave();
        void overlayLeft().then(() => blocker.proceed());
      }}
    />
  );
}
