import { Amount } from '@dp/ui/parts/amount.tsx';
import type { ReactNode } from 'react';
import styles from './cart-summary.module.css';

export interface SummaryRowProps {
  readonly name: string;
  readonly detail?: string;
  /** What changes it, below its name or, without a value, in its place. */
  readonly action?: ReactNode;
  readonly value?: string;
  readonly pending?: boolean;
  readonly good?: boolean;
}

/** One amount of the cart's summary, inside a `<dl>`. */
export function SummaryRow(props: SummaryRowProps) {
  const { name, detail, action, value, pending = false, good = false } = props;
  return (
    <div className={styles.row} data-good={good || undefined}>
      <dt>
        {name}
        {detail === undefined ? null : <span className={styles.detail}>{detail}</span>}
        {value === undefined ? null : action}
      </dt>
      <dd>{value === undefined ? action : <Amount value={value} pending={pending} />}</dd>
    </div>
  );
}
