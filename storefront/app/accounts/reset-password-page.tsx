import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { PasswordField } from '@dp/ui/fields/password-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isApiError } from '../api/api-error.ts';
import { Form, SubmitButton } from '../forms/form.tsx';
import { useFields } from '../forms/use-fields.ts';
import { useForm } from '../forms/use-form.ts';
import { OUTCOME_STATE } from '../page/outcome-state.ts';
import type { RouteHandle } from '../page/route-handle.ts';
import { browserApi } from '../session/browser-client.ts';
import { endSession } from '../session/session.ts';
import type { Route } from './+types/reset-password-page.ts';
import { useHandedOn } from './after-sign-in.ts';
import { AuthFrame } from './auth-frame.tsx';
import { CodeSkeleton } from './code-skeleton.tsx';
import { checkReset, RESET_FIELDS, type ResetField } from './password-form.ts';
import { forgetResetToken, resetToken } from './reset-token.ts';

export const handle = { header: 'wide', footer: false, toolbar: false } satisfies RouteHandle;

export function clientLoader() {
  return { token: resetToken(Date.now()) };
}

/** The new password, twice, after the code was accepted. */
export default function ResetPasswordPage({ loaderData }: Route.ComponentProps) {
  const { token } = loaderData;
  const t = useTranslations('accounts');
  const navigate = useNavigate();
  const handedOn = useHandedOn();
  const [expired, setExpired] = useState(token === undefined);
  const form = useForm<ResetField>({
    names: RESET_FIELDS,
    check: checkReset,
    async send(values) {
      try {
        const body = { reset_token: token ?? '', ...values };
        await browserApi().call('updatePassword', { body });
      } catch (error) {
        if (!isApiError(error, 'reset_session_expired')) throw error;
        forgetResetToken();
        return setExpired(true);
      }
      forgetResetToken();
      // The shop has ended it, like all others.
      endSession();
      await navigate(`/password/created/successfully${handedOn}`, {
        replace: true,
        state: OUTCOME_STATE,
      });
    },
  });
  const field = useFields(form, { password_too_short: t('passwordTooShort') });

  if (expired) {
    return (
      <AuthFrame title={t('reset.title')} backTo={`/forget/password${handedOn}`}>
        <FormAlert>{t('reset.expired')}</FormAlert>
        <ButtonLink to={`/forget/password${handedOn}`} replace size="large" full>
          {t('reset.restart')}
        </ButtonLink>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title={t('reset.title')}
      text={t('reset.text')}
      backTo={`/forget/password${handedOn}`}
    >
      <Form form={form}>
        <PasswordField
          {...field('password')}
          label={t('newPassword')}
          hint={form.problems.password === 'password_too_short' ? undefined : t('passwordHint')}
          autoComplete="new-password"
        />
        <PasswordField
          {...field('password_confirmation')}
          label={t('passwordConfirmation')}
          autoComplete="new-password"
        />
        <SubmitButton busy={form.busy}>{t('reset.submit')}</SubmitButton>
      </Form>
    </AuthFrame>
  );
}

export function HydrateFallback() {
  const t = useTranslations('accounts');
  return <CodeSkeleton title={t('reset.title')} backTo="/forget/password" />;
}
