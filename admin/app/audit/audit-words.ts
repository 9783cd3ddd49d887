import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useCallback } from 'react';

/** What an action of the trail did, in words; an action without words by its own name. */
export function useActionWords(): (action: string) => string {
  const t = useTranslations('audit');
  return useCallback(
    (action) => {
      const key = `actions.${action}` as 'actions.order.note';
      return t.has(key) ? t(key) : action;
    },
    [t],
  );
}

/** The name of a changed field, likewise. */
export function useFieldWords(): (field: string) => string {
  const t = useTranslations('audit');
  return useCallback(
    (field) => {
      const key = `fields.${field}` as 'fields.name';
      return t.has(key) ? t(key) : field;
    },
    [t],
  );
}

/** What kind of record a subject is, likewise. */
export function useSubjectWords(): (kind: string) => string {
  const t = useTranslations('audit');
  return useCallback(
    (kind) => {
      const key = `subjects.${kind}` as 'subjects.order';
      return t.has(key) ? t(key) : kind;
    },
    [t],
  );
}
