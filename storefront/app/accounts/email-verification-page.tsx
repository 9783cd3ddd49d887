import type { AccountInfo } from '@dp/contract/accounts.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { BadgeCheck } from 'lucide';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isApiError } from '../api/api-error.ts';
import { orPageError } from '../api/page-errors.ts';
import { AccountPage } from '../page/account-page.tsx';
import { FormColumns } from '../page/form-columns.tsx';
import { FormLamp } from '../page/form-lamp.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { PageMeta } from '../page/page-meta.tsx';
import type { RouteHandle } from '../page/route-handle.ts';
import { loadAccountInfo } from '../session/account-info.ts';
import { browserApi } from '../session/browser-client.ts';
import type { Route } from './+types/email-verification-page.ts';
import { useDestination, useHandedOn, useIsForCheckout } from './after-sign-in.ts';
import { AuthFrame } from './auth-frame.tsx';
import { CodeSkeleton } from './code-skeleton.tsx';
import styles from './email-verification-page.module.css';
import { LoginCodeForm } from './login-code-form.tsx';
import { type CodePageState, pendingCode, savePending } from './pending-code.ts';
import { VerificationChoice } from './verification-choice.tsx';
import { VerificationNotes } from './verification-notes.tsx';

export const handle = { header: 'wide', footer: false } satisfies RouteHandle;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname } = new URL(request.url);
  return { account: await orPageError(loadAccountInfo(pathname)) };
}

/**
 * Chooses where a verification code goes: for an unverified account, such as one sent here from the checkout,
 * and for the other contact of a verified one. A guest proves a contact by a log-in code instead.
 */
export default function EmailVerificationPage({ loaderData }: Route.ComponentProps) {
  const { account } = loaderData;
  const t = useTranslations('accounts');
  const navigate = useNavigate();
  const destination = useDestination('/profile');
  const handedOn = useHandedOn();
  const forCheckout = useIsForCheckout();
  const [backTo] = useState(destination.startsWith('/checkout') ? '/my-cart' : '/profile');

  async function send(login: string): Promise<void> {
    try {
      const { data } = await browserApi().call('resendOtp', {
        body: { login, purpose: 'register' },
      });
      savePending('register', login, data);
      showToast(t('code.sentSuccessfully'), { look: 'ok' });
    } catch (error) {
      // One was sent a moment ago, at sign-up for instance: it is as good.
      if (!isApiError(error, 'otp_too_soon') || pendingCode('register') === undefined) throw error;
    }
    // Of an account that can order already, the other contact may stay as it is.
    const state = { other: account?.verified === true } satisfies CodePageState;
    await navigate(`/register-otp${handedOn}`, { state });
  }

  if (account === undefined) {
    return (
      <AuthFrame
        title={t('verification.title')}
        text={t('verification.guestText')}
        backTo={`/login${handedOn}`}
      >
        <LoginCodeForm />
      </AuthFrame>
    );
  }
  if (account.verified && account.can_verify.length === 0) {
    return (
      <AuthFrame title={t('verification.done')} text={t('verification.doneText')} backTo={backTo}>
        <p className={styles.done}>
          <Icon of={BadgeCheck} size={48} />
        </p>
        <ButtonLink to={destination} replace size="large" full>
          {t('verification.continue')}
        </ButtonLink>
      </AuthFrame>
    );
  }
  const [other] = account.can_verify;
  const words = account.verified && other ? (`other_${other}` as const) : undefined;
  const title = t(words ? `verification.${words}` : 'verification.title');
  const text = t(verificationText(account, forCheckout));
  const choice = <VerificationChoice account={account} onChosen={send} />;
  if (forCheckout) {
    return (
      <AuthFrame title={title} text={text} backTo={backTo}>
        {choice}
      </AuthFrame>
    );
  }
  // A page of the account, as those that change its name and its password.
  return (
    <AccountPage>
      <PageMeta title={title} noIndex />
      <PageHeader title={title} backTo={backTo} />
      <FormColumns beside={<VerificationNotes account={account} />}>
        <div className={styles.head}>
          <FormLamp />
          <p>{text}</p>
        </div>
        {choice}
      </FormColumns>
    </AccountPage>
  );
}

function verificationText({ verified }: AccountInfo, forCheckout: boolean) {
  if (verified) return 'verification.otherText';
  return forCheckout ? 'verification.textForCheckout' : 'verification.text';
}

export function HydrateFallback() {
  const t = useTranslations('accounts');
  return <CodeSkeleton title={t('verification.title')} backTo="/profile" />;
}
