import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Link, redirect, useNavigate } from 'react-router';
import type { RouteHandle } from '../page/route-handle.ts';
import { browserApi } from '../session/browser-client.ts';
import type { Route } from './+types/forgot-password-code-page.ts';
import { useHandedOn } from './after-sign-in.ts';
import { AuthFrame } from './auth-frame.tsx';
import { CodeForm } from './code-form.tsx';
import { CodeSkeleton } from './code-skeleton.tsx';
import styles from './login-page.module.css';
import { forgetPending, pendingCode, savePending } from './pending-code.ts';
import { saveResetToken } from './reset-token.ts';
import { SentTo } from './sent-to.tsx';
import { useCodeEntry } from './use-code-entry.ts';

export const handle = { header: 'wide', footer: false, toolbar: false } satisfies RouteHandle;

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const pending = pendingCode('reset');
  if (pending === undefined) throw redirect(`/forget/password${new URL(request.url).search}`);
  return { pending };
}

/** The code that gives the right to set a new password. */
export default function ForgotPasswordCodePage({ loaderData }: Route.ComponentProps) {
  const { pending } = loaderData;
  const { login } = pending;
  const t = useTranslations('accounts');
  const navigate = useNavigate();
  const handedOn = useHandedOn();

  const entry = useCodeEntry({
    retryAt: pending.retryAt,
    async verify(code) {
      const { data } = await browserApi().call('verifyResetOtp', { body: { login, code } });
      forgetPending('reset');
      saveResetToken({
        token: data.reset_token,
        expiresAt: Date.now() + data.expires_in * 1_000,
      });
      await navigate(`/forget/password/rest${handedOn}`, { replace: true });
    },
    async resend() {
      const { data } = await browserApi().call('forgotPassword', { body: { login } });
      const next = savePending('reset', login, data);
      return { retryAt: next.retryAt, said: t('code.sentAgainForReset') };
    },
  });

  return (
    <AuthFrame
      title={t('code.resetTitle')}
      text={<SentTo pending={pending} purpose="reset" changeAt={`/forget/password${handedOn}`} />}
      backTo={`/forget/password${handedOn}`}
      foot={
        <>
          <span>{t('forgot.unconfirmed')}</span>
          <Link to={`/login${handedOn}`} className={styles.link}>
            {t('forgot.byCode')}
          </Link>
        </>
      }
    >
      <CodeForm entry={entry} channel={pending.channel} />
    </AuthFrame>
  );
}

export function HydrateFallback() {
  const t = useTranslations('accounts');
  return <CodeSkeleton title={t('code.resetTitle')} backTo="/forget/password" />;
}
