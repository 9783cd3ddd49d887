import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import type { Messages } from '@dp/ui/i18n/message-catalogue.ts';
import { retryTime } from '@dp/ui/i18n/retry-time.ts';
import { useCallback } from 'react';
import { StaffApiError } from './staff-api-error.ts';

/** The words for a page that could not be loaded: what happened and what to do. They come with the first page. */
export function usePageErrorText(): (error: unknown) => string {
  const t = useTranslations('errors');
  const ui = useTranslations('ui');
  return useCallback(
    (error) => {
      if (!(error instanceof StaffApiError)) return t('internal_error');
      const code = error.code as keyof Messages['errors'];
      if (!t.has(code)) return t('unknown', { code });
      const { retry_in: retryIn } = error.data;
      const wait = retryTime(typeof retryIn === 'number' ? retryIn : 60);
      return t(code, {
        code,
        wait: ui(`wait.${wait.unit}`, { count: wait.count }),
      });
    },
    [t, ui],
  );
}
