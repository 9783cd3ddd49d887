import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { useState } from 'react';
import { Link, redirect, useLocation, useNavigate } from 'react-router';
import type { RouteHandle } from '../page/route-handle.ts';
import { browserApi } from '../session/browser-client.ts';
import { beginSession, userToken } from '../session/session.ts';
import type { Route } from './+types/register-otp-page.ts';
import { useDestination, useHandedOn, useIsForCheckout } from './after-sign-in.ts';
import { AuthFrame } from './auth-frame.tsx';
import { CodeForm } from './code-form.tsx';
import { CodeSkeleton } from './code-skeleton.tsx';
import styles from './login-page.module.css';
import { NameAfterCode } from './name-after-code.tsx';
import { type CodePageState, forgetPending, pendingCode, savePending } from './pending-code.ts';
import { SentTo } from './sent-to.tsx';
import { useCodeEntry } from './use-code-entry.ts';

export const handle = { header: 'wide', footer: false, toolbar: false } satisfies RouteHandle;

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const pending = pendingCode('register');
  const signedIn = userToken() !== undefined;
  // No pending code in this tab: choose where one should go.
  if (pending === undefined) {
    throw redirect((signedIn ? '/email/verification' : '/login') + new URL(request.url).search);
  }
  return { pending, signedIn };
}

/** The code that proves a new account's phone number or e-mail address. */
export default function RegisterOtpPage({ loaderData }: Route.ComponentProps) {
  const { pending, signedIn } = loaderData;
  const t = useTranslations('accounts');
  const navigate = useNavigate();
  const destination = useDestination();
  const handedOn = useHandedOn();
  const forCheckout = useIsForCheckout();
  const { login } = pending;
  const kind = pending.channel === 'email' ? 'email' : 'phone';
  const choice = `/email/verification${handedOn}`;
  const isOther = (useLocation().state as CodePageState | null)?.other === true;
  const [proven, setProven] = useState<string>();

  async function verify(code: string, name?: string): Promise<void> {
    const { data } = await browserApi().call('verifyOtp', {
      body: { login, code, purpose: 'register', name },
    });
    // The registration's session has ended: the contact gets a new account.
    if ('name_required' in data) return setProven(code);
    // The question for the name says so by itself.
    if (name === undefined) showToast(t('code.entered'), { look: 'ok' });
    beginSession(data.token, data.client);
    forgetPending('register');
    await navigate(destination, { replace: true });
  }

  const entry = useCodeEntry({
    retryAt: pending.retryAt,
    verify,
    async resend() {
      const { data } = await browserApi().call('resendOtp', {
        body: { login, purpose: 'register' },
      });
      const next = savePending('register', login, data);
      return { retryAt: next.retryAt, said: t('code.sentAgain') };
    },
  });

  if (proven !== undefined) {
    return (
      <NameAfterCode
        create={(name) => verify(proven, name)}
        startOver={(why) => {
          setProven(undefined);
          entry.startOver(why);
        }}
      />
    );
  }
  return (
    <AuthFrame
      title={t(isOther ? `verification.${otherOf(login)}` : 'code.registerTitle')}
      text={
        <SentTo
          pending={pending}
          purpose="register"
          changeAt={signedIn ? `/profile/change-${kind}${handedOn}` : choice}
        />
      }
      backTo={choice}
      foot={
        forCheckout ? undefined : (
          <>
            <Link to={destination} replace className={styles.link}>
              {t('code.later')}
            </Link>
            {isOther ? null : <span>{t('code.laterHint')}</span>}
          </>
        )
      }
    >
      <CodeForm entry={entry} channel={pending.channel} />
    </AuthFrame>
  );
}

function otherOf(login: string) {
  return login.includes('@') ? ('other_email' as const) : ('other_phone' as const);
}

export function HydrateFallback() {
  const t = useTranslations('accounts');
  return <CodeSkeleton title={t('code.registerTitle')} backTo="/login" />;
}
