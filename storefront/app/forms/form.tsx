import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button, type ButtonProps } from '@dp/ui/parts/button.tsx';
import type { ReactNode } from 'react';
import { useErrorText } from '../api/use-error-text.ts';
import styles from './form.module.css';
import type { FormProblem } from './form-problems.ts';
import type { FormProps } from './use-form.ts';
import { useHydrated } from './use-hydrated.ts';

/** What `<Form>` needs of a `useForm`. */
export interface FormState {
  readonly props: FormProps;
  readonly problem: FormProblem | undefined;
  readonly failure: unknown;
}

export interface FormComponentProps {
  readonly form: FormState;
  /** The words for a failure about no field, where the usual ones do not fit. */
  readonly failureText?: ((error: unknown) => string | undefined) | undefined;
  readonly children: ReactNode;
}

/** A form with its general problem above its fields. */
export function Form({ form, failureText, children }: FormComponentProps) {
  const t = useTranslations('forms');
  const errorText = useErrorText();
  const { failure, problem, props } = form;
  const hydrated = useHydrated();
  return (
    // `post`: sent before hydration, a password must not land in the address.
    <form method="post" noValidate className={styles.form} {...props}>
      {/* Until the scripts have come, Enter sends nothing: the server answers calls only. */}
      {hydrated ? null : <button type="submit" disabled hidden />}
      {problem === undefined ? null : <FormAlert>{t(problem)}</FormAlert>}
      {failure === undefined ? null : (
        <FormAlert>{failureText?.(failure) ?? errorText(failure)}</FormAlert>
      )}
      {children}
    </form>
  );
}

/** Sends its form. It can be pressed once hydrated. */
export function SubmitButton(props: Omit<ButtonProps, 'type'>) {
  const hydrated = useHydrated();
  return (
    <Button
      size="large"
      full
      {...props}
      type={hydrated ? 'submit' : 'button'}
      aria-disabled={!hydrated || props.busy || undefined}
    />
  );
}

/** Two fields of one matter: side by side where there is room, on a phone one below the other. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}

/** Short fields side by side under one legend, which says that all are optional. */
export function FieldRow({ legend, children }: { legend: string; children: ReactNode }) {
  const t = useTranslations('ui');
  return (
    <fieldset>
      <legend className={styles.legend}>
        {legend}
        <span className={styles.optional}>{t('optional')}</span>
      </legend>
      <div className={styles.row}>{children}</div>
    </fieldset>
  );
}
