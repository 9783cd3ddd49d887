import { Link, redirect, useNavigate } from 'react-router';
import { browserApi } from '../api/browser-client.ts';
import { useTranslations } from '../i18n/i18n-context.tsx';
import { beginSession, userToken } from '../session/session.ts';
import type { RouteHandle } from '../shell/route-handle.ts';
import { showToast } from '../ui/show-toast.ts';
import type { Route } from './+types/register-otp-page.ts';
import { AuthFrame } from './auth-frame.tsx';
import { CodeForm } from './code-form.tsx';
import { CodeSkeleton } from './code-skeleton.tsx';
import { useDestination, useHandedOn, useIsForCheckout } from './go-on.ts';
import styles from './login-page.module.css';
import { forgetPending, keepPending, pendingCode } from './pending-code.ts';
import { SentTo } from './sent-to.tsx';
import { useCodeEntry } from './use-code-entry.ts';

export const handle = { header: false, footer: false, toolbar: false } satisfies RouteHandle;

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const pending = pendingCode('register');
  // Nothing is waited for in this tab: choose where a code should go.
  if (pending === undefined) {
    throw redirect((userToken() ? '/email/verification' : '/login') + new URL(request.url).search);
  }
  return { pending };
}

/** The code that proves a new account's phone number or e-mail address. */
export default function RegisterOtpPage({ loaderData }: Route.ComponentProps) {
  const { pending } = loaderData;
  const t = useTranslations('accounts');
  const navigate = useNavigate();
  const destination = useDestination();
  const handedOn = useHandedOn();
  const forCheckout = useIsForCheckout();
  const { login } = pending;

  const entry = useCodeEntry({
    retryAt: pending.retryAt,
    async verify(code) {
      const { data } = await browserApi().call('verifyOtp', {
        body: { login, code, purpose: 'register' },
      });
      if ('token' in data) beginSession(data.token, data.client);
      forgetPending('register');
      showToast(t('code.entered'), { look: 'ok' });
      await navigate(destination, { replace: true });
    },
    async resend() {
      const { data } = await browserApi().call('resendOtp', {
        body: { login, purpose: 'register' },
      });
      const next = keepPending('register', login, data);
      showToast(t('code.sentAgain'), { look: 'ok' });
      return next.retryAt;
    },
  });

  return (
    <AuthFrame
      title={t('code.registerTitle')}
      text={
        <SentTo pending={pending} purpose="register" changeAt={`/email/verification${handedOn}`} />
      }
      backTo={`/email/verification${handedOn}`}
      foot={
        forCheckout ? undefined : (
          <>
            <Link to={destination} replace className={styles.link}>
              {t('code.later')}
            </Link>
            <span>{t('code.laterHint')}</span>
          </>
        )
      }
    >
      <CodeForm entry={entry} channel={pending.channel} />
    </AuthFrame>
  );
}

export function HydrateFallback() {
  const t = useTranslations('accounts');
  return <CodeSkeleton title={t('code.registerTitle')} backTo="/login" />;
}
