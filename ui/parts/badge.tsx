import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';

export interface BadgeProps {
  /** `deal` for discounts, `ok` and `warning` for states, `plain` for facts. */
  readonly look?: 'deal' | 'ok' | 'warning' | 'danger' | 'plain';
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A short fact on a coloured ground. Its words carry the meaning, not the colour. */
export function Badge({ look = 'plain', children, className }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[look], className)}>{children}</span>;
}

export interface CountBadgeProps {
  readonly count: number;
  readonly className?: string | undefined;
}

/** A count in the corner of an icon; hidden at 0. The element it sits on must state the count in words. */
export function CountBadge({ count, className }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span aria-hidden className={classNames(styles.count, className)} dir="ltr">
      {count > 99 ? '99+' : count}
    </span>
  );
}
