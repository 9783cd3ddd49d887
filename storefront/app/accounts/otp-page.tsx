import { useState } from 'react';
import { redirect } from 'react-router';
import { isApiError } from '../api/api-error.ts';
import { browserApi } from '../api/browser-client.ts';
import { useTranslations } from '../i18n/i18n-context.tsx';
import { useErrorText } from '../i18n/use-error-text.ts';
import { beginSession } from '../session/session.ts';
import type { RouteHandle } from '../shell/route-handle.ts';
import { showToast } from '../ui/show-toast.ts';
import type { Route } from './+types/otp-page.ts';
import { AuthFrame } from './auth-frame.tsx';
import { CodeForm } from './code-form.tsx';
import { CodeSkeleton } from './code-skeleton.tsx';
import { useGoOnWhenSignedIn, useHandedOn } from './go-on.ts';
import { NameStep } from './name-step.tsx';
import { forgetPending, keepPending, pendingCode } from './pending-code.ts';
import { SentTo } from './sent-to.tsx';
import { useCodeEntry } from './use-code-entry.ts';

export const handle = { header: false, footer: false, toolbar: false } satisfies RouteHandle;

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const pending = pendingCode('login');
  if (pending === undefined) throw redirect(`/login${new URL(request.url).search}`);
  return { pending };
}

/** Logging in with a code; a new phone number or e-mail address is then asked for its owner's name. */
export default function OtpPage({ loaderData }: Route.ComponentProps) {
  const { pending } = loaderData;
  const t = useTranslations('accounts');
  const errorText = useErrorText();
  const handedOn = useHandedOn();
  const [proven, setProven] = useState<string>();
  useGoOnWhenSignedIn();
  const { login } = pending;

  async function verify(code: string, name?: string): Promise<void> {
    const { data } = await browserApi().call('verifyOtp', {
      body: { login, code, purpose: 'login', ...(name === undefined ? {} : { name }) },
    });
    if ('name_required' in data) return setProven(code);
    forgetPending('login');
    showToast(t('code.entered'), { look: 'ok' });
    beginSession(data.token, data.client);
  }

  const entry = useCodeEntry({
    retryAt: pending.retryAt,
    verify,
    async resend() {
      const { data } = await browserApi().call('resendOtp', { body: { login, purpose: 'login' } });
      const next = keepPending('login', login, data);
      showToast(t('code.sentAgain'), { look: 'ok' });
      return next.retryAt;
    },
  });

  if (proven !== undefined) {
    return (
      <AuthFrame title={t('nameStep.title')} text={t('nameStep.text')} backTo={`/login${handedOn}`}>
        <NameStep
          onName={(name) =>
            verify(proven, name).catch((error: unknown) => {
              // Too long over the name: the code has gone stale, and only a new one helps.
              if (isApiError(error, 'otp_expired') || isApiError(error, 'otp_wrong')) {
                setProven(undefined);
                entry.startOver(errorText(error));
                return;
              }
              throw error;
            })
          }
        />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title={t('code.loginTitle')}
      text={<SentTo pending={pending} purpose="login" changeAt={`/login${handedOn}`} />}
      backTo={`/login${handedOn}`}
    >
      <CodeForm entry={entry} channel={pending.channel} />
    </AuthFrame>
  );
}

export function HydrateFallback() {
  const t = useTranslations('accounts');
  return <CodeSkeleton title={t('code.loginTitle')} backTo="/login" />;
}
