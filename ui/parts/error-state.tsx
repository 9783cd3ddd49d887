import { CloudAlert, type IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { useTranslations } from '../i18n/i18n-context.tsx';
import { Button } from './button.tsx';
import styles from './empty-state.module.css';
import { Icon } from './icon.tsx';

export interface ErrorStateProps {
  readonly icon?: IconNode;
  /** A larger picture in place of the icon. */
  readonly picture?: ReactNode;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** Small print, such as the request id. */
  readonly detail?: ReactNode;
  /** Shows a button that tries again. */
  readonly onRetry?: (() => void) | undefined;
  readonly retrying?: boolean;
  /** Further or other ways on. */
  readonly action?: ReactNode;
  readonly heading?: 'h1' | 'h2';
}

/** Something could not be shown: what happened, and a way to try again. Read out as it appears. */
export function ErrorState(props: ErrorStateProps) {
  const { icon = CloudAlert, picture, title, text, detail, onRetry, retrying, action } = props;
  const Heading = props.heading ?? 'h2';
  const t = useTranslations('ui');
  return (
    <section className={styles.state} role="alert">
      {picture ?? (
        <span className={styles.lamp}>
          <Icon of={icon} size={32} />
        </span>
      )}
      <Heading className={styles.title}>{title}</Heading>
      {text === undefined ? null : <p className={styles.text}>{text}</p>}
      {onRetry === undefined && action === undefined ? null : (
        <div className={styles.action}>
          {onRetry === undefined ? null : (
            <Button busy={retrying} onClick={onRetry}>
              {t('retry')}
            </Button>
          )}
          {action}
        </div>
      )}
      {detail === undefined ? null : (
        <p className={styles.detail}>
          <bdi>{detail}</bdi>
        </p>
      )}
    </section>
  );
}
