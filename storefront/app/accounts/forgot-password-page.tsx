import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { isApiError } from '../api/api-error.ts';
import { Form, SubmitButton } from '../forms/form.tsx';
import { useFields } from '../forms/use-fields.ts';
import { useForm } from '../forms/use-form.ts';
import type { RouteHandle } from '../page/route-handle.ts';
import { browserApi } from '../session/browser-client.ts';
import { useHandedOn } from './after-sign-in.ts';
import { AuthFrame } from './auth-frame.tsx';
import { checkLoginAlone } from './log-in-form.ts';
import { LoginField } from './login-field.tsx';
import styles from './login-page.module.css';
import { pendingCode, savePending } from './pending-code.ts';
import { saveTypedLogin, typedLogin } from './typed-login.ts';

export const handle = { header: 'wide', footer: false, toolbar: false } satisfies RouteHandle;

const FIELDS = ['login'] as const;

/** Requests a reset code. The response is the same whether or not the account exists. */
export default function ForgotPasswordPage() {
  const t = useTranslations('accounts');
  const navigate = useNavigate();
  const handedOn = useHandedOn();
  const [login] = useState(typedLogin);
  const form = useForm<'login'>({
    names: FIELDS,
    check: checkLoginAlone,
    onChange: ({ login }) => saveTypedLogin(login),
    async send(values) {
      const login = values.login.trim();
      try {
        const { data } = await browserApi().call('forgotPassword', { body: { login } });
        savePending('reset', login, data);
      } catch (error) {
        // A code was sent a moment ago: use that one.
        const waiting = pendingCode('reset');
        if (!isApiError(error, 'otp_too_soon') || waiting?.login !== login) throw error;
      }
      await navigate(`/forget/password/code${handedOn}`);
    },
  });
  const field = useFields(form, { login_invalid: t('forgot.invalid') });
  return (
    <AuthFrame
      title={t('forgot.title')}
      text={t('forgot.text')}
      backTo={`/login${handedOn}`}
      foot={
        <>
          <span>{t('forgot.remembered')}</span>
          <Link to={`/login${handedOn}`} replace className={styles.link}>
            {t('forgot.logIn')}
          </Link>
        </>
      }
    >
      <Form form={form}>
        <LoginField {...field('login')} defaultValue={login} />
        <SubmitButton busy={form.busy}>{t('forgot.submit')}</SubmitButton>
      </Form>
    </AuthFrame>
  );
}
