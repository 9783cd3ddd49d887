import { useFormat } from '@dp/ui/i18n/use-format.ts';
import styles from './step-title.module.css';

export interface StepTitleProps {
  /** From 1. */
  readonly place: number;
  readonly title: string;
}

/** The title of one of several things to do, numbered so that a shopper sees how many there are. */
export function StepTitle({ place, title }: StepTitleProps) {
  const { number } = useFormat();
  return (
    <span className={styles.step}>
      <span aria-hidden className={styles.mark}>
        {number(place)}
      </span>
      {title}
    </span>
  );
}
