import { type ReactNode, useRef } from 'react';
import { useTranslations } from '../i18n/i18n-context.tsx';
import { Button } from '../parts/button.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  /** Once it is gone and the focus is back where it was. */
  readonly onClosed?: () => void;
  readonly title: ReactNode;
  readonly description: ReactNode;
  /** Names the action, such as "Cancel order"; never just "OK". */
  readonly confirmLabel: string;
  /** Label of the harmless choice; "Cancel" by default. */
  readonly cancelLabel?: string;
  /** For what cannot be undone. */
  readonly dangerous?: boolean;
  readonly busy?: boolean;
}

/** Asks before an irreversible action. The harmless choice has the focus. */
export default function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, onConfirm, title, description, confirmLabel, busy = false } = props;
  const t = useTranslations('ui');
  const harmless = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      kind="alert"
      open={open}
      onClose={onClose}
      onClosed={props.onClosed}
      title={title}
      description={description}
      initialFocus={harmless}
      actions={
        <>
          <Button ref={harmless} look="secondary" onClick={onClose}>
            {props.cancelLabel ?? t('cancel')}
          </Button>
          <Button look={props.dangerous ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
