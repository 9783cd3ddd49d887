import type { FieldCode } from '@dp/contract/error-codes.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useCallback } from 'react';

/** The words for a field's code; undefined when the field is right, for an `error` prop. */
export function useFieldText(): (code: FieldCode | undefined) => string | undefined {
  const t = useTranslations('fields');
  return useCallback(
    (code) => {
      if (code === undefined) return undefined;
      return t.has(code) ? t(code) : t('invalid');
    },
    [t],
  );
}
