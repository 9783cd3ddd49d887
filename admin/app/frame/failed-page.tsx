import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { ErrorState } from '@dp/ui/parts/error-state.tsx';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { StaffApiError } from '../api/staff-api-error.ts';
import { usePageErrorText } from '../api/use-page-error-text.ts';
import { PageTitle } from '../parts/page-title.tsx';

/** A page whose data could not be loaded: why, and what to do. */
export function FailedPage({ error }: { error: unknown }) {
  const t = useTranslations('frame');
  const errorText = usePageErrorText();
  const { revalidate, state } = useRevalidator();
  const failed = error instanceof StaffApiError ? error : undefined;
  useEffect(() => {
    // A mistake of the program: its stack is for developers.
    if (!(error instanceof StaffApiError)) reportError(error);
  }, [error]);
  const isFinal = failed?.status === 403 || failed?.status === 404;
  return (
    <>
      <PageTitle>{t('failed')}</PageTitle>
      <ErrorState
        heading="h1"
        title={errorText(error)}
        detail={failed?.requestId}
        onRetry={isFinal ? undefined : () => void revalidate()}
        retrying={state === 'loading'}
        action={
          <ButtonLink look="secondary" to="/">
            {t('home')}
          </ButtonLink>
        }
      />
    </>
  );
}
