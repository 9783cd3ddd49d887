import { type ReactNode, useId } from 'react';
import styles from './radio-card.module.css';

export interface RadioCardOption<V extends string> {
  readonly value: V;
  readonly label: ReactNode;
  /** A second line, such as an address or what a choice costs. */
  readonly detail?: ReactNode;
  /** Shown at the other end, such as a badge or an edit button. */
  readonly end?: ReactNode;
  /** At the end of the label's first line, which leaves `--corner` free for it, such as an edit button. */
  readonly corner?: ReactNode;
  readonly disabled?: boolean;
}

export interface RadioCardsProps<V extends string> {
  readonly legend: ReactNode;
  /** Shows the legend to screen readers only, where a heading already says it. */
  readonly legendHidden?: boolean;
  readonly name?: string;
  readonly options: readonly RadioCardOption<V>[];
  readonly value: V | undefined;
  readonly onChange: (value: V) => void;
  readonly error?: string | undefined;
}

/** One of a few, each with its details on a card. */
export function RadioCards<V extends string>(props: RadioCardsProps<V>) {
  const { legend, legendHidden = false, options, value, onChange, error } = props;
  const generatedName = useId();
  const errorId = useId();
  return (
    <fieldset className={styles.group} aria-describedby={error === undefined ? undefined : errorId}>
      <legend className={legendHidden ? styles.legendHidden : styles.legend}>{legend}</legend>
      {options.map((option) => (
        <div key={option.value} className={styles.card}>
          <label className={styles.row}>
            <input
              type="radio"
              name={props.name ?? generatedName}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
              className={styles.radio}
            />
            <span className={styles.words}>
              <span className={styles.label}>{option.label}</span>
              {option.detail === undefined ? null : (
                <span className={styles.detail}>{option.detail}</span>
              )}
            </span>
          </label>
          {option.corner === undefined ? null : (
            <div className={styles.corner}>{option.corner}</div>
          )}
          {option.end === undefined ? null : <div className={styles.end}>{option.end}</div>}
        </div>
      ))}
      {error === undefined ? null : (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
