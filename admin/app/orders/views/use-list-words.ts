import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import type { Governorate } from '../filters/governorates.ts';
import { useFilterWords } from '../filters/use-filter-words.ts';
import type { SavedList } from './saved-list.ts';

/** A list in words: its queue, its filters, its order. */
export function useListWords(
  { queue, sort, filters }: SavedList,
  governorates: readonly Governorate[],
): string {
  const t = useTranslations('orders');
  const words = useFilterWords(filters, governorates).map((filter) => filter.words);
  return [t(`queues.${queue}`), ...words, t(`sorts.${sort}`)].join(' · ');
}
