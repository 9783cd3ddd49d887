import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useMemo } from 'react';
import { listText } from './list-text.ts';
import type { SpecWords } from './spec-row.ts';

/** The words of specifications in the language shown. */
export function useSpecWords(): SpecWords {
  const t = useTranslations('products');
  const specs = useTranslations('specs');
  const locale = useLocale();
  return useMemo(() => {
    const list = (values: readonly string[]) => listText(values.map(inList), locale);
    return { t, specs, list };
  }, [t, specs, locale]);
}

/** Within a list only the first value begins with a capital; what is all capitals, such as RGB, stays. */
function inList(value: string, at: number): string {
  return at > 0 && /^[A-Z][a-z]/.test(value)
    ? value.charAt(0).toLowerCase() + value.slice(1)
    : value;
}
