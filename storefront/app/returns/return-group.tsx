import type { ReactNode } from 'react';
import { StepTitle } from '../page/step-title.tsx';
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
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <StepTitle place={place} title={legend} />
      </legend>
      {children}
    </fieldset>
  );
}
