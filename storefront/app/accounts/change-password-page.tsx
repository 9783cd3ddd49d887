import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { Form, SubmitButton } from '../forms/form.tsx';
import { useFields } from '../forms/use-fields.ts';
import { useForm } from '../forms/use-form.ts';
import { useTranslations } from '../i18n/i18n-context.tsx';
import { currentShopper } from '../session/session.ts';
import { shopperPage } from '../session/shopper-page.ts';
import { PageMeta } from '../shell/page-meta.tsx';
import type { RouteHandle } from '../shell/route-handle.ts';
import { Page } from '../ui/page.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import type { Route } from './+types/change-password-page.ts';
import styles from './change-password-page.module.css';
import { FormSkeleton } from './form-skeleton.tsx';
import { keepPasswordChange, passwordChange } from './password-change.ts';
import { checkOldPassword } from './password-form.ts';

export const handle = { footer: false, requiresLogin: true } satisfies RouteHandle;

const FIELDS = ['old_password'] as const;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return shopperPage(request, async () => ({ email: currentShopper()?.email ?? '' }));
}

/** First the old password; the new one comes on the next page, and both are sent together. */
export default function ChangePasswordPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('accounts');
  const navigate = useNavigate();
  const form = useForm<'old_password'>({
    names: FIELDS,
    check: checkOldPassword,
    async send(values) {
      keepPasswordChange({ oldPassword: values.old_password, refused: false });
      await navigate('/profile/change-password/new-password');
    },
  });
  const field = useFields(form, { invalid: t('changePassword.wrong') });
  const { refuse } = form;
  useEffect(() => {
    if (passwordChange().refused) refuse('old_password', 'invalid');
  }, [refuse]);
  const { email } = loaderData;
  return (
    <Page narrow>
      <PageMeta title={t('changePassword.title')} noIndex />
      <PageHeader title={t('changePassword.title')} backTo="/profile" />
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
          to={`/forget/password${email === '' ? '' : `?login=${encodeURIComponent(email)}`}`}
          className={styles.link}
        >
          {t('changePassword.byCode')}
        </Link>
      </p>
    </Page>
  );
}

export function HydrateFallback() {
  const t = useTranslations('accounts');
  return <FormSkeleton title={t('changePassword.title')} fields={1} />;
}
