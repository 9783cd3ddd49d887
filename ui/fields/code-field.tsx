import { foldDigits } from '@dp/contract/digits.ts';
import { OTP_LENGTH } from '@dp/contract/limits.ts';
import { type Ref, useEffect, useId, useRef, useState } from 'react';
import styles from './code-field.module.css';
import { readCodeFromMessage } from './code-from-message.ts';
import { FieldFrame, type FieldWords, fieldAttributes } from './field-frame.tsx';

export interface CodeFieldProps extends FieldWords {
  readonly name?: string;
  /** Called at each change; up to six ASCII digits. */
  readonly onCodeChange?: (code: string) => void;
  /** Called when all six digits are there, typed, pasted or read from the message: submit then. */
  readonly onComplete?: (code: string) => void;
  readonly disabled?: boolean;
  readonly autoFocus?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

/** The digits of a text as ASCII, as many as a code has: "١٢٣ 456" is 123456. */
export function codeIn(text: string): string {
  return foldDigits(text).replace(/\D/g, '').slice(0, OTP_LENGTH);
}

/** A one-time code in six boxes that are one field: it can be pasted, filled in and read as one. */
export function CodeField(props: CodeFieldProps) {
  const { label, hint, error, name, disabled, onCodeChange, onComplete, ref } = props;
  const id = useId();
  const [code, setCode] = useState('');

  function take(text: string): void {
    const next = codeIn(text);
    if (next === code) return;
    setCode(next);
    onCodeChange?.(next);
    if (next.length === OTP_LENGTH) onComplete?.(next);
  }
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => readCodeFromMessage((text) => latest.current(text)), []);

  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className={styles.code} dir="ltr" data-invalid={error === undefined ? undefined : ''}>
        <input
          ref={ref}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          // biome-ignore lint/a11y/noAutofocus: set only where the code is the page's only task.
          autoFocus={props.autoFocus}
          disabled={disabled}
          dir="ltr"
          spellCheck={false}
          value={code}
          onChange={(event) => take(event.currentTarget.value)}
          {...fieldAttributes(id, props)}
          className={styles.input}
        />
        {Array.from({ length: OTP_LENGTH }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are places, not things.
            key={index}
            aria-hidden
            className={styles.box}
            data-next={index === Math.min(code.length, OTP_LENGTH - 1) ? '' : undefined}
          >
            {code[index]}
          </span>
        ))}
      </div>
    </FieldFrame>
  );
}
