import { useFormat } from '@dp/ui/i18n/use-format.ts';
import type { ReactNode } from 'react';
import styles from './return-group.module.css';

/** One of the questions of a return, numbered so that its shopper sees how many there are. */
export function ReturnGroup({
  place,
  legend,
  children,
}: {
  /** From 1. */
  readonly place: number;
  readonly legend: string;
  readonly children: ReactNode;
}) {
  const { number } = useFormat();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <span aria-hidden className={styles.mark}>
          {number(place)}
        </span>
        {legend}
      </legend>
      {children}
    </fieldset>
  );
}
