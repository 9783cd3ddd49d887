import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { SearchField } from '../parts/search-field.tsx';

/** One field that finds an order by anything people call it by. */
export function FindOrders({ text = '' }: { text?: string }) {
  const t = useTranslations('orders');
  return (
    <SearchField
      action="/orders/find"
      label={t('find')}
      hint={t('findHint')}
      text={text}
      required
    />
  );
}
