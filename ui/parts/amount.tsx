import styles from './amount.module.css';

/** As wide as a digit, and never collapsed. */
const FIGURE_SPACE = '\u2007';

export interface AmountProps {
  /** A formatted price or sum. */
  readonly value: string;
  /** Another one is on its way: only the place is held, since this one may be wrong. */
  readonly pending?: boolean;
}

/** A price or sum, which may be pending. The region around it carries `aria-busy` then. */
export function Amount({ value, pending = false }: AmountProps) {
  if (!pending) return <bdi>{value}</bdi>;
  return (
    <bdi aria-hidden data-pending className={styles.pending}>
      {value.replace(/\S/gu, FIGURE_SPACE)}
    </bdi>
  );
}
