import type { Me } from '@dp/contract/staff/staff.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useCallback } from 'react';

/** The name of a role: the built-in ones by our words, the shop's own by its own. */
export function useRoleName(): (role: Pick<Me['role'], 'key' | 'name'>) => string {
  const t = useTranslations('permissions');
  const locale = useLocale();
  return useCallback(
    ({ key, name }) => (key === null ? name[locale] : t(`roles.${key}`)),
    [t, locale],
  );
}
