import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useCallback } from 'react';

/** What the trail names: what was done, which field changed, the kind of record, and kinds of synonyms. */
type AuditTerm = `${'actions' | 'fields' | 'subjects' | 'kinds'}.${string}`;

/** The words for a name in the trail; a name without words is shown as it is. */
export function useAuditWords(): (term: AuditTerm) => string {
  const t = useTranslations('audit');
  return useCallback(
    (term) => {
      const key = term as 'actions.order.note';
      return t.has(key) ? t(key) : term.slice(term.indexOf('.') + 1);
    },
    [t],
  );
}
