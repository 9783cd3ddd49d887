import { useLocale } from '@dp/ui/i18n/i18n-context.tsx';

/** Joins parts by the comma of the language shown. */
export function useEnumeration(): (parts: readonly string[]) => string {
  const comma = useLocale() === 'en' ? ', ' : '، ';
  return (parts) => parts.join(comma);
}
