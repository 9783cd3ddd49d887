import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import type { ShopWords } from './load-words.ts';
import { Placeholders } from './placeholders.tsx';

/** Below the field of a part: whether it is what the shop shows now, and what it may hold in braces. */
export function WordsHint({ part }: { readonly part: ShopWords['parts'][number] }) {
  const t = useTranslations('texts');
  return (
    <>
      {part.shown ? null : `${t('words.notNow')} `}
      <Placeholders
        allowed={part.allowed}
        required={part.required}
        meaning={(name) => t(`words.placeholders.${name}`)}
      />
    </>
  );
}
