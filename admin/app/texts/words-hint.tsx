import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import type { ShopWords } from './load-words.ts';
import { Placeholders } from './placeholders.tsx';

/** Below the field of a part: whether the shop shows it now, and what it may hold in braces. */
export function WordsHint({
  part: { shown, allowed, required },
}: {
  readonly part: ShopWords['parts'][number];
}) {
  const t = useTranslations('texts');
  if (!shown) return t('words.notNow');
  return (
    <Placeholders
      allowed={allowed}
      required={required}
      meaning={(name) => t(`words.placeholders.${name}`)}
    />
  );
}
