import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { CircleCheck } from 'lucide';
import { Navigate } from 'react-router';
import { useHasOutcome } from '../page/outcome-state.ts';
import { PageMeta } from '../page/page-meta.tsx';
import type { RouteHandle } from '../page/route-handle.ts';
import { useHandedOn } from './after-sign-in.ts';
import { CodeSkeleton } from './code-skeleton.tsx';

export const handle = { header: false, footer: false, toolbar: false } satisfies RouteHandle;

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
    <>
      <PageMeta title={t('passwordCreated.title')} noIndex />
      <EmptyState
        icon={CircleCheck}
        heading="h1"
        title={t('passwordCreated.title')}
        text={t('passwordCreated.text')}
        action={
          <ButtonLink to={`/login${handedOn}`} state={{ withPassword: true }}>
            {t('passwordCreated.logIn')}
          </ButtonLink>
        }
      />
    </>
  );
}

export function HydrateFallback() {
  const t = useTranslations('accounts');
  return <CodeSkeleton title={t('reset.title')} backTo="/login" />;
}
