import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import type { Messages } from '@dp/ui/i18n/message-catalogue.ts';
import { useCallback } from 'react';
import type { FieldProblem } from './staff-api-error.ts';

/** The words for a field's code; undefined when the field is right, for an `error` prop. */
export function useFieldText(): (code: FieldProblem | undefined) => string | undefined {
  const t = useTranslations('fields');
  return useCallback(
    (code) => {
      if (code === undefined) return undefined;
      const known = code as keyof Messages['fields'];
      return t.has(known) ? t(known) : t('invalid');
    },
    [t],
  );
}
