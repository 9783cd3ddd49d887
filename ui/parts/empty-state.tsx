import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { Icon } from './icon.tsx';

export interface EmptyStateProps {
  readonly icon?: IconNode;
  /** A larger picture in place of the icon. */
  readonly picture?: ReactNode;
  readonly title: ReactNode;
  /** Why it is empty and what could be here. */
  readonly text?: ReactNode;
  /** The way on: usually one link or button. */
  readonly action?: ReactNode;
  /** The title's level; `h1` when it is the whole page. */
  readonly heading?: 'h1' | 'h2';
}

/** An empty page or list: an unlit lamp, a sentence and a next step. */
export function EmptyState({
  icon,
  picture,
  title,
  text,
  action,
  heading: Heading = 'h2',
}: EmptyStateProps) {
  return (
    <section className={styles.state}>
      {picture}
      {icon === undefined ? null : (
        <span className={styles.lamp}>
          <Icon of={icon} size={32} />
        </span>
      )}
      <Heading className={styles.title}>{title}</Heading>
      {text === undefined ? null : <p className={styles.text}>{text}</p>}
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </section>
  );
}
