import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { useTranslations } from '../i18n/i18n-context.tsx';
import { classNames } from '../parts/class-names.ts';
import { Icon } from '../parts/icon.tsx';
import { IconButton } from '../parts/icon-button.tsx';
import { useBackCloses } from './back-closes.ts';
import styles from './full-screen.module.css';

export interface FullScreenProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Names the dialog. */
  readonly label: string;
  /** Small print beside the close button, such as "1 of 3". */
  readonly detail?: ReactNode;
  /** Buttons beside the close button. */
  readonly tools?: ReactNode;
  /** Buttons below the content. */
  readonly controls?: ReactNode;
  /** Where it is put in the document, for what it inherits from there; by default at its end. */
  readonly container?: RefObject<HTMLElement | null>;
  /** In the evening's colours, whatever the page's are: around what glows. */
  readonly dark?: boolean;
  /** Element that gets the focus; by default the first focusable one. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  readonly children: ReactNode;
}

/**
 * A dialog over the whole screen, for pictures. Its bars are above and below the content, never over
 * it. Escape, Back and the close button close it.
 */
export function FullScreen(props: FullScreenProps) {
  const { open, onClose, label, detail, tools, controls, children } = props;
  const { container, dark, initialFocus, onKeyDown } = props;
  const t = useTranslations('ui');
  useBackCloses(open, onClose);
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal {...(container === undefined ? {} : { container })}>
        <Base.Popup
          aria-label={label}
          className={classNames(styles.screen, dark && 'dark')}
          {...(onKeyDown === undefined ? {} : { onKeyDown })}
          {...(initialFocus === undefined ? {} : { initialFocus })}
        >
          <div className={styles.bar}>
            <Base.Close
              render={
                <IconButton label={t('close')}>
                  <Icon of={X} />
                </IconButton>
              }
            />
            <span className={styles.detail}>{detail}</span>
            {tools}
          </div>
          <div className={styles.content}>{children}</div>
          <div className={styles.controls}>{controls}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
