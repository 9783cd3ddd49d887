import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useCallback } from 'react';

/** What the trail names: what was done, which field changed, and the kind of record. */
type AuditTerm = 'actions' | 'fields' | 'subjects';

/** The words for a name in the trail; a name without words is shown as it is. */
export function useAuditWords(term: AuditTerm): (name: string) => string {
  const t = useTranslations('audit');
  return useCallback(
    (name) => {
      const key = `${term}.${name}` as 'actions.order.note';
      return t.has(key) ? t(key) : name;
    },
    [t, term],
  );
}
