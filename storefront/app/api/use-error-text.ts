import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { retryTime } from '@dp/ui/i18n/retry-time.ts';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { useCallback } from 'react';
import { ApiError } from './api-error.ts';

/** The message of a failure. Anything but an `ApiError` with a known code is an unexpected error. */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations('errors');
  const ui = useTranslations('ui');
  const format = useFormat();
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError) || !t.has(error.code)) return t('internal_error');
      const { retry_in: retryIn, limit } = error.data;
      const wait = retryTime(typeof retryIn === 'number' ? retryIn : 60);
      const most = typeof limit === 'number' ? limit : 0;
      return t(error.code, {
        wait: ui(`wait.${wait.unit}`, { count: wait.count }),
        limit: most,
        amount: format.price(most),
      });
    },
    [t, ui, format],
  );
}
