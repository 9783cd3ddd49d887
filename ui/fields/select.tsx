import { ChevronDown } from 'lucide';
import { type Ref, type SelectHTMLAttributes, useId } from 'react';
import { Icon } from '../parts/icon.tsx';
import fieldStyles from './field-frame.module.css';
import { FieldFrame, type FieldWords, fieldAttributes } from './field-frame.tsx';
import styles from './select.module.css';

interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectProps
  extends FieldWords,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'style' | 'children' | 'multiple'> {
  readonly options: readonly SelectOption[];
  /** Shown while nothing is chosen. */
  readonly placeholder?: string;
  readonly ref?: Ref<HTMLSelectElement>;
}

/**
 * The system's own picker for a few options. For long lists use `ChoiceSheet`, for up to five with details
 * `RadioCards`.
 */
export function Select(props: SelectProps) {
  const { label, hint, error, optional, options, placeholder, id: ownId, ...rest } = props;
  const generatedId = useId();
  const id = ownId ?? generatedId;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional ?? false}>
      <div className={fieldStyles.box}>
        <select
          {...rest}
          {...fieldAttributes(id, props)}
          className={`${fieldStyles.input} ${styles.select}`}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map(({ value, label: text, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {text}
            </option>
          ))}
        </select>
        <span aria-hidden className={styles.arrow}>
          <Icon of={ChevronDown} />
        </span>
      </div>
    </FieldFrame>
  );
}
