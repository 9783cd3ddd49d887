import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useAsyncError } from 'react-router';
import { isApiError } from '../api/api-error.ts';
import { LoadFailed } from '../page/load-failed.tsx';

/** Shown when the products fail to load. A missing category or brand goes to the page's own 404. */
export function ListFailed() {
  const t = useTranslations('catalog');
  const error = useAsyncError();
  if (isApiError(error) && error.status === 404) throw error;
  return <LoadFailed title={t('listFailed')} />;
}
