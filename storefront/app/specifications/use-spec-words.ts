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
    return { t, specs, list: (values) => format.format(values.map(inList)) };
  }, [t, specs, locale]);
}

/** Within a list only the first value begins with a capital; what is all capitals, such as RGB, stays. */
function inList(value: string, at: number): string {
  return at > 0 && /^[A-Z][a-z]/.test(value)
    ? value.charAt(0).toLowerCase() + value.slice(1)
    : value;
}
