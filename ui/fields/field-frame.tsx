import { CircleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { useTranslations } from '../i18n/i18n-context.tsx';
import { Icon } from '../parts/icon.tsx';
import styles from './field-frame.module.css';

/** What every field has around its input. */
export interface FieldWords {
  readonly label: ReactNode;
  /** What is expected, before anything goes wrong. */
  readonly hint?: ReactNode;
  /** What is wrong and how to put it right; its presence marks the field invalid. Empty where it is said elsewhere. */
  readonly error?: string | undefined;
  /** Marks the field as optional. */
  readonly optional?: boolean;
}

interface FieldFrameProps extends FieldWords {
  /** Id of the input; hint and error ids derive from it. */
  readonly id: string;
  readonly children: ReactNode;
}

/** Ties the input to its hint and its error, for `aria-describedby`. */
function describedBy(id: string, { hint, error }: FieldWords): string | undefined {
  const ids = [error ? `${id}-error` : '', hint === undefined ? '' : `${id}-hint`];
  return ids.filter(Boolean).join(' ') || undefined;
}

/** The accessibility attributes of an input inside the frame. */
export function fieldAttributes(id: string, words: FieldWords) {
  return {
    id,
    'aria-describedby': describedBy(id, words),
    'aria-invalid': words.error === undefined ? undefined : true,
  };
}

/** A visible label above, the input, then the error or the hint below. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  optional = false,
  children,
}: FieldFrameProps) {
  const t = useTranslations('ui');
  return (
    <div className={styles.field} data-invalid={error === undefined ? undefined : ''}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional ? <span className={styles.optional}>{t('optional')}</span> : null}
      </label>
      {children}
      {!error ? null : (
        <p id={`${id}-error`} className={styles.error}>
          <Icon of={CircleAlert} size={16} />
          {error}
        </p>
      )}
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
