import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide';
import { type ReactNode, type RefObject, useRef } from 'react';
import { useTranslations } from '../i18n/i18n-context.tsx';
import { classNames } from '../parts/class-names.ts';
import { Icon } from '../parts/icon.tsx';
import { IconButton } from '../parts/icon-button.tsx';
import { useBackCloses } from './back-closes.ts';
import styles from './sheet.module.css';
import { useSwipeClose } from './swipe-close.ts';
import { useCoversToast } from './use-covers-toast.ts';

export interface SheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Fixed below the scrolling content, such as a filter's "Apply". */
  readonly footer?: ReactNode;
  /** As high as the screen allows, for long lists and filters. */
  readonly tall?: boolean;
  /** What has the focus once it is closed; by default what had it before. */
  readonly finalFocus?: RefObject<HTMLElement | null> | undefined;
  readonly children: ReactNode;
}

/**
 * A panel from the bottom edge on phones, a window on wide screens. Escape, Back, the close button, a press
 * outside and a swipe down on its header close it.
 */
export function Sheet(props: SheetProps) {
  const { open, onClose, title, footer, tall = false, finalFocus, children } = props;
  const t = useTranslations('ui');
  const popup = useRef<HTMLDivElement>(null);
  useBackCloses(open, onClose);
  useCoversToast(open);
  const swipe = useSwipeClose({ direction: 'down', target: popup, onClose });
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup
            ref={popup}
            className={classNames(styles.popup, tall && styles.tall)}
            {...(finalFocus === undefined ? {} : { finalFocus })}
          >
            <div className={styles.head} {...swipe}>
              <span aria-hidden className={styles.grip} />
              <Base.Title className={styles.title}>{title}</Base.Title>
              <Base.Close
                render={
                  <IconButton label={t('close')}>
                    <Icon of={X} />
                  </IconButton>
                }
              />
            </div>
            <div className={styles.body}>{children}</div>
            {footer === undefined ? null : <div className={styles.footer}>{footer}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
