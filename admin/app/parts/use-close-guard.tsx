import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { overlayLeft } from '@dp/ui/overlays/back-closes.ts';
import ConfirmDialog from '@dp/ui/overlays/confirm-dialog.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isTyped } from '../forms/is-typed.ts';
import type { Submit } from '../forms/use-submit.ts';

interface CloseGuard {
  /** For `onClose` of the dialog; false: it stays open, and the question is asked. */
  readonly close: () => boolean;
  /** Whether something is typed that is not saved. */
  readonly isTyped: () => boolean;
  /** Asks before what is typed is lost: render it in the dialog. */
  readonly question: ReactNode;
}

/**
 * Asks before a dialog with a form of unsaved changes closes, however that is tried. A saved one closes by
 * `onClose` itself.
 *
 * @param changed whether something outside the form's fields has changed, such as a picture.
 */
export function useCloseGuard(form: Submit, onClose: () => void, changed = false): CloseGuard {
  const t = useTranslations('parts');
  const [asking, setAsking] = useState(false);
  const { ref } = form.props;
  const latest = useRef(changed);
  useEffect(() => {
    latest.current = changed;
  });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (latest.current || isTyped(ref.current)) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [ref]);
  const isUnsaved = () => changed || isTyped(ref.current);
  return {
    isTyped: isUnsaved,
    close: () => {
      if (isUnsaved()) {
        setAsking(true);
        return false;
      }
      onClose();
      return true;
    },
    question: (
      <ConfirmDialog
        open={asking}
        title={t('unsaved.title')}
        description={t('unsaved.closing.text')}
        confirmLabel={t('unsaved.closing.close')}
        cancelLabel={t('unsaved.closing.stay')}
        dangerous
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          // One after the other, so that each takes its own entry from the history.
          void overlayLeft().then(onClose);
        }}
      />
    ),
  };
}
