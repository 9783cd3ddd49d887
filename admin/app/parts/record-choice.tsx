import { Checkbox, type CheckboxProps } from '@dp/ui/fields/checkbox.tsx';
import type { ReactNode } from 'react';
import styles from './record-choice.module.css';

export interface RecordChoiceProps extends Omit<CheckboxProps, 'label' | 'detail' | 'name'> {
  readonly number: string;
  /** Null once its customer is erased. */
  readonly name: string | null;
  readonly detail: ReactNode;
}

/** A record to tick; the detail is below its name on phones, and where they do not fit on one line. */
export function RecordChoice({ number, name, detail, ...rest }: RecordChoiceProps) {
  return (
    <Checkbox
      {...rest}
      label={
        <span className={styles.words}>
          <span>
            <bdi className={styles.number}>{number}</bdi> <bdi>{name}</bdi>
          </span>
          <span className={styles.detail}>{detail}</span>
        </span>
      }
    />
  );
}
