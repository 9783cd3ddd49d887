import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import type { SpecName } from './spec-fields.ts';

/** Values that are printed as they are, such as `E27` and `A++`. */
const PRINTED: readonly SpecName[] = ['base', 'energy_class'];

/** What specifications and their values are called. */
export function useSpecWords() {
  const t = useTranslations('specs');
  const words = t as (key: string) => string;
  return {
    nameOf: (name: SpecName) => t(`name.${name}`),
    hintOf: (name: SpecName) =>
      name === 'cct_kelvin' || name === 'kind' || name === 'ip' ? t(`hint.${name}`) : undefined,
    wordOf: (name: SpecName, value: string): string => {
      if (value === 'yes' || value === 'no') return t(value);
      if (value === 'integrated') return t('value.base.integrated');
      // Isolated, so that A+ is not printed as +A among Arabic.
      return PRINTED.includes(name) ? `\u2066${value}\u2069` : words(`value.${name}.${value}`);
    },
  };
}
