import { PasswordField } from '@dp/ui/fields/password-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { redirect, useNavigate } from 'react-router';
import { isApiError } from '../api/api-error.ts';
import { Form, SubmitButton } from '../forms/form.tsx';
import { useFields } from '../forms/use-fields.ts';
import { useForm } from '../forms/use-form.ts';
import { AccountPage } from '../page/account-page.tsx';
import { FormColumns } from '../page/form-columns.tsx';
import { FormLamp } from '../page/form-lamp.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { PageMeta } from '../page/page-meta.tsx';
import type { RouteHandle } from '../page/route-handle.ts';
import { browserApi } from '../session/browser-client.ts';
import { shopperPage } from '../session/shopper-page.ts';
import type { Route } from './+types/new-password-page.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { clearPasswordChange, passwordChange, savePasswordChange } from './password-change.ts';
import { checkNewPassword, NEW_PASSWORD_FIELDS, type NewPasswordField } from './password-form.ts';
import { PasswordNotes, PasswordSteps } from './password-steps.tsx';

export const handle = { header: 'wide', footer: false, requiresLogin: true } satisfies RouteHandle;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return shopperPage(request, async () => {
    if (passwordChange().oldPassword === '') throw redirect('/profile/change-password');
    return null;
  });
}

/**
 * The new password, twice. If the old one has been changed since, goes back to it and preserves what was typed
 * here.
 */
export default function NewPasswordPage() {
  const t = useTranslations('accounts');
  const navigate = useNavigate();
  const form = useForm<NewPasswordField>({
    names: NEW_PASSWORD_FIELDS,
    check: checkNewPassword,
    onChange: (values) =>
      savePasswordChange({
        newPassword: values.new_password,
        confirmation: values.new_password_confirmation,
      }),
    async send(values) {
      const { oldPassword } = passwordChange();
      try {
        const body = { old_password: oldPassword, ...values };
        await browserApi().call('editPassword', { body });
      } catch (error) {
        if (!isApiError(error, 'old_password_wrong')) throw error;
        savePasswordChange({ refused: true });
        return void (await navigate('/profile/change-password', { replace: true }));
      }
      clearPasswordChange();
      showToast(t('changePassword.saved'), { look: 'ok' });
      await navigate('/profile', { replace: true });
    },
  });
  const field = useFields(form, { password_too_short: t('passwordTooShort') });
  const draft = passwordChange();
  return (
    <AccountPage>
      <PageMeta title={t('changePassword.newTitle')} noIndex />
      <PageHeader title={t('changePassword.newTitle')} backTo="/profile/change-password" />
      <FormColumns beside={<PasswordNotes />}>
        <FormLamp />
        <PasswordSteps step={1} />
        <Form form={form}>
          <PasswordField
            {...field('new_password')}
            label={t('newPassword')}
            hint={
              form.problems.new_password === 'password_too_short' ? undefined : t('passwordHint')
            }
            autoComplete="new-password"
            defaultValue={draft.newPassword}
          />
          <PasswordField
            {...field('new_password_confirmation')}
            label={t('passwordConfirmation')}
            autoComplete="new-password"
            defaultValue={draft.confirmation}
          />
          <SubmitButton busy={form.busy}>{t('changePassword.submit')}</SubmitButton>
        </Form>
      </FormColumns>
    </AccountPage>
  );
}

export function HydrateFallback() {
  const t = useTranslations('accounts');
  return <FormSkeleton title={t('changePassword.newTitle')} fields={2} />;
}
