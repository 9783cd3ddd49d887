import { formatTag } from '@dp/contract/locale.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useMemo } from 'react';
import type { SpecWords } from './spec-row.ts';

/** The words of specifications in the language shown. */
export function useSpecWords(): SpecWords {
  const t = useTranslations('products');
  const specs = useTranslations('specs');
  const locale = useLocale();
  return useMemo(() => {
    const format = new Intl.ListFormat(formatTag(locale), { type: 'unit', style: 'short' });
    return { t, specs, list: (values) => format.format(values) };
  }, [t, specs, locale]);
}
