import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import styles from './checkbox.module.css';

export interface CheckboxProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'style' | 'type'> {
  readonly label: ReactNode;
  /** Shown at the other end, such as the number of products behind a filter. */
  readonly detail?: ReactNode;
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A box to tick; the whole row is its target. */
export function Checkbox({ label, detail, error, ...rest }: CheckboxProps) {
  const errorId = useId();
  const invalid = error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': errorId };
  return (
    <div>
      <label className={styles.row}>
        <input {...rest} {...invalid} type="checkbox" className={styles.box} />
        <span className={styles.label}>{label}</span>
        {detail === undefined ? null : <span className={styles.detail}>{detail}</span>}
      </label>
      {error === undefined ? null : (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
