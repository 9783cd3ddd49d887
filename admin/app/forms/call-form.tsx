import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import type { ReactNode } from 'react';
import { useErrorText } from '../api/use-error-text.ts';
import styles from './call-form.module.css';
import type { Submit } from './use-submit.ts';

export interface CallFormProps {
  readonly form: Submit;
  /** Names the form where a page has several. */
  readonly label?: string;
  /** The words for a failure about no field, where the usual ones do not fit. */
  readonly failureText?: (error: unknown) => string | undefined;
  readonly children: ReactNode;
}

/** A form of `useSubmit`, with its general problem above its fields. */
export function CallForm({ form, label, failureText, children }: CallFormProps) {
  const errorText = useErrorText();
  const { failure, props } = form;
  return (
    // `post`: sent before the scripts run, a password must not land in the address.
    <form method="post" noValidate aria-label={label} className={styles.form} {...props}>
      {failure === undefined ? null : (
        <FormAlert>{failureText?.(failure) ?? errorText(failure)}</FormAlert>
      )}
      {children}
    </form>
  );
}

/** Buttons at the end of a form, the main one last. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
