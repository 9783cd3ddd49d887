import { CircleCheck } from 'lucide-react';
import { useTranslations } from '../i18n/i18n-context.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import type { RouteHandle } from '../shell/route-handle.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { useHandedOn } from './go-on.ts';

export const handle = { header: false, footer: false, toolbar: false } satisfies RouteHandle;

/** The reset is done; all sessions have ended, so the way on is to log in. */
export default function PasswordCreatedPage() {
  const t = useTranslations('accounts');
  const handedOn = useHandedOn();
  return (
    <>
      <PageMeta title={t('passwordCreated.title')} noIndex />
      <EmptyState
        icon={CircleCheck}
        heading="h1"
        title={t('passwordCreated.title')}
        text={t('passwordCreated.text')}
        action={<ButtonLink to={`/login${handedOn}`}>{t('passwordCreated.logIn')}</ButtonLink>}
      />
    </>
  );
}
