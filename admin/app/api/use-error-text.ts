import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { isolated } from '@dp/ui/i18n/isolated.ts';
import type { Messages } from '@dp/ui/i18n/message-catalogue.ts';
import { useCallback } from 'react';
import { StaffApiError } from './staff-api-error.ts';
import { usePageErrorText } from './use-page-error-text.ts';

/** The words for a failed action: what happened and what to do. */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations('refusals');
  const pageErrorText = usePageErrorText();
  return useCallback(
    (error) => {
      if (!(error instanceof StaffApiError)) return pageErrorText(error);
      const code = error.code as keyof Messages['refusals'];
      return t.has(code) ? t(code, namesIn(error.data)) : pageErrorText(error);
    },
    [t, pageErrorText],
  );
}

/** What a refusal names, such as orders' numbers, each isolated from the text around it. */
function namesIn(data: StaffApiError['data']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(data).flatMap(([key, value]) =>
      Array.isArray(value) && value.every((name) => typeof name === 'string')
        ? [[key, value.map(isolated).join(' · ')]]
        : [],
    ),
  );
}
