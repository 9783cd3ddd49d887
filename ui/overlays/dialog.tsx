import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide';
import type { ReactNode, RefObject } from 'react';
import { useTranslations } from '../i18n/i18n-context.tsx';
import { Icon } from '../parts/icon.tsx';
import { IconButton } from '../parts/icon-button.tsx';
import { useBackCloses } from './back-closes.ts';
import styles from './dialog.module.css';
import { useCoversToast } from './use-covers-toast.ts';

export interface DialogProps {
  readonly open: boolean;
  /** Returns false where it stays open, to ask first. */
  readonly onClose: () => unknown;
  /** Once it is gone and the focus is back where it was. */
  readonly onClosed?: (() => void) | undefined;
  readonly title: ReactNode;
  /** A sentence below the title; read together with it. */
  readonly description?: ReactNode;
  /** Buttons, the main one last. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
  /** Element that gets the focus; by default the first focusable one. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** `alert` for a question that must be answered: a press outside does not close it. */
  readonly kind?: 'plain' | 'alert';
}

/** A modal window. Escape, Back, the close button and a press outside close it. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, actions, children, initialFocus } = props;
  const alert = props.kind === 'alert';
  const t = useTranslations('ui');
  useBackCloses(open, onClose);
  useCoversToast(open);
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => !next && onClose()}
      onOpenChangeComplete={(now) => now || props.onClosed?.()}
      disablePointerDismissal={alert}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup
            className={styles.popup}
            role={alert ? 'alertdialog' : 'dialog'}
            {...(initialFocus === undefined ? {} : { initialFocus })}
          >
            <div className={styles.head}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              {alert ? null : (
                <Base.Close
                  render={
                    <IconButton label={t('close')}>
                      <Icon of={X} />
                    </IconButton>
                  }
                />
              )}
            </div>
            {description === undefined ? null : (
              <Base.Description className={styles.description}>{description}</Base.Description>
            )}
            {children === undefined ? null : <div>{children}</div>}
            {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
