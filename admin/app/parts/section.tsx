import { Card } from '@dp/ui/parts/card.tsx';
import type { ReactNode } from 'react';
import styles from './section.module.css';

/** A titled card of a page, with a sentence on what it is about. */
export function Section({
  title,
  text,
  action,
  children,
}: {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}) {
  return (
    <Card title={title} action={action}>
      {text === undefined ? null : <p className={styles.text}>{text}</p>}
      {children}
    </Card>
  );
}

/** A line of a section: what it is, a detail, and what can be done about it. */
export function SectionRow({
  title,
  detail,
  action,
}: {
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  readonly action?: ReactNode;
}) {
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <div className={styles.title}>{title}</div>
        {detail === undefined ? null : <div className={styles.text}>{detail}</div>}
      </div>
      {action}
    </div>
  );
}
