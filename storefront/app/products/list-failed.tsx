import { useAsyncError, useRevalidator } from 'react-router';
import { isApiError } from '../api/api-error.ts';
import { useTranslations } from '../i18n/i18n-context.tsx';
import { useErrorText } from '../i18n/use-error-text.ts';
import { ErrorState } from '../ui/error-state.tsx';

/** In the place of products that did not come. Something that is not there goes to the page's own 404. */
export function ListFailed() {
  const t = useTranslations('catalog');
  const errorText = useErrorText();
  const error = useAsyncError();
  const { revalidate, state } = useRevalidator();
  if (isApiError(error) && error.status === 404) throw error;
  return (
    <ErrorState
      title={t('listFailed')}
      text={errorText(error)}
      retrying={state === 'loading'}
      onRetry={() => void revalidate()}
    />
  );
}
