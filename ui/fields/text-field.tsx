import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import styles from './field-frame.module.css';
import { FieldFrame, type FieldWords, fieldAttributes } from './field-frame.tsx';

export interface TextFieldProps
  extends FieldWords,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'style'> {
  /** An icon or a unit before the input. */
  readonly start?: ReactNode;
  /** A unit or a button after it. */
  readonly end?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** Types whose content runs left to right in any language. */
const LATIN_TYPES = ['email', 'tel', 'url'];

/** One line of text. Give `autoComplete`, and `inputMode` where a special keyboard helps. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, start, end, id: ownId, type = 'text', ...rest } = props;
  const generatedId = useId();
  const id = ownId ?? generatedId;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional ?? false}>
      <div className={styles.box}>
        {start === undefined ? null : <span className={styles.start}>{start}</span>}
        <input
          type={type}
          dir={LATIN_TYPES.includes(type) ? 'ltr' : undefined}
          {...rest}
          {...fieldAttributes(id, props)}
          className={styles.input}
        />
        {end === undefined ? null : <span className={styles.end}>{end}</span>}
      </div>
    </FieldFrame>
  );
}

export interface TextAreaProps
  extends FieldWords,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'style'> {
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { label, hint, error, optional, id: ownId, rows = 4, ...rest } = props;
  const generatedId = useId();
  const id = ownId ?? generatedId;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional ?? false}>
      <div className={styles.box}>
        <textarea rows={rows} {...rest} {...fieldAttributes(id, props)} className={styles.input} />
      </div>
    </FieldFrame>
  );
}
