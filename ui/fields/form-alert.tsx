import { CircleAlert, CircleCheck, Info } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../parts/icon.tsx';
import styles from './form-alert.module.css';

export interface FormAlertProps {
  /** `danger` for failures, `ok` for success, `plain` for information. */
  readonly look?: 'danger' | 'ok' | 'plain';
  readonly children: ReactNode;
}

const ICONS = { danger: CircleAlert, ok: CircleCheck, plain: Info } as const;

/** A message about a form or list as a whole, announced when it appears. */
export function FormAlert({ look = 'danger', children }: FormAlertProps) {
  return (
    <div role={look === 'danger' ? 'alert' : 'status'} className={styles.alert} data-look={look}>
      <Icon of={ICONS[look]} />
      <div>{children}</div>
    </div>
  );
}
