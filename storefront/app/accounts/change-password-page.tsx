import { shownPhone } from '@dp/contract/shown-phone.ts';
import { PasswordField } from '@dp/ui/fields/password-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { Form, SubmitButton } from '../forms/form.tsx';
import { useFields } from '../forms/use-fields.ts';
import { useForm } from '../forms/use-form.ts';
import { AccountPage } from '../page/account-page.tsx';
import { FormColumns } from '../page/form-columns.tsx';
import { FormLamp } from '../page/form-lamp.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { PageMeta } from '../page/page-meta.tsx';
import type { RouteHandle } from '../page/route-handle.ts';
import { loadAccountInfo } from '../session/account-info.ts';
import { browserApi } from '../session/browser-client.ts';
import { shopperPage } from '../session/shopper-page.ts';
import type { Route } from './+types/change-password-page.ts';
import styles from './account-form.module.css';
import { FormSkeleton } from './form-skeleton.tsx';
import { passwordChange, savePasswordChange } from './password-change.ts';
import { checkOldPassword } from './password-form.ts';
import { PasswordNotes, PasswordSteps } from './password-steps.tsx';
import { saveTypedLogin } from './typed-login.ts';

export const handle = { header: 'wide', footer: false, requiresLogin: true } satisfies RouteHandle;

const FIELDS = ['old_password'] as const;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname } = new URL(request.url);
  return shopperPage(request, async () => {
    // If the account cannot be loaded, ask for the old password: most accounts have one.
    const account = await loadAccountInfo(pathname).catch(() => undefined);
    return {
      hasPassword: account?.has_password ?? true,
      login: account?.email ?? account?.phone_number ?? '',
    };
  });
}

/**
 * First the old password, checked before the next page asks for the new one. An account created by a code has
 * none yet: its first one is set with a code.
 */
export default function ChangePasswordPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('accounts');
  const { hasPassword, login } = loaderData;
  const title = t(hasPassword ? 'changePassword.title' : 'changePassword.firstTitle');
  return (
    <AccountPage>
      <PageMeta title={title} noIndex />
      <PageHeader title={title} backTo="/profile" />
      <FormColumns beside={<PasswordNotes />}>
        <FormLamp />
        {hasPassword ? <OldPassword login={login} /> : <FirstPassword login={login} />}
      </FormColumns>
    </AccountPage>
  );
}

function FirstPassword({ login }: { login: string }) {
  const t = useTranslations('accounts');
  return (
    <>
      <p className={styles.text}>{t('changePassword.firstText')}</p>
      <ButtonLink
        to="/forget/password?next=/profile"
        size="large"
        full
        onClick={() => saveTypedLogin(shownPhone(login))}
      >
        {t('changePassword.byCode')}
      </ButtonLink>
    </>
  );
}

function OldPassword({ login }: { login: string }) {
  const t = useTranslations('accounts');
  const navigate = useNavigate();
  const form = useForm<'old_password'>({
    names: FIELDS,
    check: checkOldPassword,
    async send(values) {
      await browserApi().call('checkPassword', { body: values });
      savePasswordChange({ oldPassword: values.old_password });
      await navigate('/profile/change-password/new-password');
    },
  });
  const field = useFields(form, { old_password_wrong: t('changePassword.wrong') });
  const { refuse } = form;
  useEffect(() => {
    if (passwordChange().refused) refuse('old_password', 'old_password_wrong');
    savePasswordChange({ refused: false });
  }, [refuse]);
  return (
    <>
      <PasswordSteps step={0} />
      <p className={styles.text}>{t('changePassword.text')}</p>
      <Form form={form}>
        <PasswordField
          {...field('old_password')}
          label={t('oldPassword')}
          autoComplete="current-password"
          defaultValue={passwordChange().oldPassword}
        />
        <SubmitButton busy={form.busy}>{t('changePassword.next')}</SubmitButton>
      </Form>
      <p className={styles.other}>
        {t('changePassword.neverSet')}{' '}
        <Link
          to="/forget/password?next=/profile"
          className={styles.link}
          onClick={() => saveTypedLogin(shownPhone(login))}
        >
          {t('changePassword.byCode')}
        </Link>
      </p>
    </>
  );
}

export function HydrateFallback() {
  const t = useTranslations('accounts');
  return <FormSkeleton title={t('changePassword.title')} fields={1} />;
}
