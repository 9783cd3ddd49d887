import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useRootData } from '../root-data.ts';
import styles from './limit-note.module.css';

export interface LimitNoteProps {
  readonly quantity: number;
  readonly available: number;
  /** The most that one order can have. */
  readonly most: number;
  /** Whether the page says beside it how few are left. */
  readonly saysFew?: boolean;
}

/** Why a stepper goes no further, once it is at its end: so many are left, or one order has no more. */
export function LimitNote({ quantity, available, most, saysFew = false }: LimitNoteProps) {
  const t = useTranslations('cart');
  const few = useRootData()?.fewUnits ?? 0;
  const byStock = available <= most;
  const isQuiet = quantity !== most || (byStock && saysFew && available <= few);
  const text = byStock ? t('onlyLeft', { count: available }) : t('atMost', { count: most });
  return (
    <span role="status" className={styles.note}>
      {isQuiet ? '' : text}
    </span>
  );
}
