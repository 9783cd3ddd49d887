import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { Navigate } from 'react-router';
import { useHasOutcome } from '../page/outcome-state.ts';
import type { RouteHandle } from '../page/route-handle.ts';
import { useHandedOn } from './after-sign-in.ts';
import { AuthFrame } from './auth-frame.tsx';
import { CodeSkeleton } from './code-skeleton.tsx';

export const handle = { header: 'wide', footer: false, toolbar: false } satisfies RouteHandle;

/** Only the browser knows whether there was a reset. */
export function clientLoader() {
  return null;
}
clientLoader.hydrate = true as const;

/**
 * The reset is done and all sessions have ended, so the next step is to log in; without a reset the page
 * redirects there.
 */
export default function PasswordCreatedPage() {
  const t = useTranslations('accounts');
  const handedOn = useHandedOn();
  if (!useHasOutcome()) return <Navigate to={`/login${handedOn}`} replace />;
  return (
    <AuthFrame
      title={t('passwordCreated.title')}
      text={t('passwordCreated.text')}
      backTo={`/login${handedOn}`}
      lit
    >
      <ButtonLink to={`/login${handedOn}`} state={{ withPassword: true }} size="large" full>
        {t('passwordCreated.logIn')}
      </ButtonLink>
    </AuthFrame>
  );
}

export function HydrateFallback() {
  const t = useTranslations('accounts');
  return <CodeSkeleton title={t('reset.title')} backTo="/login" />;
}
