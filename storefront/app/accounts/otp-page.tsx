import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { useState } from 'react';
import { redirect } from 'react-router';
import type { RouteHandle } from '../page/route-handle.ts';
import { browserApi } from '../session/browser-client.ts';
import { beginSession } from '../session/session.ts';
import type { Route } from './+types/otp-page.ts';
import { useHandedOn, useRedirectWhenSignedIn } from './after-sign-in.ts';
import { AuthFrame } from './auth-frame.tsx';
import { CodeForm } from './code-form.tsx';
import { CodeSkeleton } from './code-skeleton.tsx';
import { NameAfterCode } from './name-after-code.tsx';
import { forgetPending, pendingCode, savePending } from './pending-code.ts';
import { SentTo } from './sent-to.tsx';
import { typedPassword } from './typed-login.ts';
import { useCodeEntry } from './use-code-entry.ts';

export const handle = { header: 'wide', footer: false, toolbar: false } satisfies RouteHandle;

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const pending = pendingCode('login');
  if (pending === undefined) throw redirect(`/login${new URL(request.url).search}`);
  return { pending };
}

/** Log-in with a code; a new contact is then asked for its owner's name. */
export default function OtpPage({ loaderData }: Route.ComponentProps) {
  const [pending, setPending] = useState(loaderData.pending);
  const t = useTranslations('accounts');
  const handedOn = useHandedOn();
  const [proven, setProven] = useState<string>();
  useRedirectWhenSignedIn();
  const { login } = pending;

  async function verify(code: string, name?: string): Promise<void> {
    const body = { login, code, purpose: 'login', password: typedPassword(login), name } as const;
    const { data } = await browserApi().call('verifyOtp', { body });
    if ('name_required' in data) return setProven(code);
    // The question for the name says so by itself.
    if (name === undefined) showToast(t('code.entered'), { look: 'ok' });
    forgetPending('login');
    beginSession(data.token, data.client);
  }

  const entry = useCodeEntry({
    retryAt: pending.retryAt,
    verify,
    async resend() {
      const password = typedPassword(login);
      const { data } =
        password === undefined
          ? await browserApi().call('resendOtp', { body: { login, purpose: 'login' } })
          : await browserApi().call('login', { body: { login, password } });
      if (!('channel' in data)) return { retryAt: pending.retryAt };
      const next = savePending('login', login, data);
      setPending(next);
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
