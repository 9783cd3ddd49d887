import type { OrderCard } from '@dp/contract/staff/order-lists.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Badge } from '@dp/ui/parts/badge.tsx';

/** What staff have to see to about the parcels of an order. Its words are loaded with the first that has any. */
export function OrderProblems({ problems }: Pick<OrderCard, 'problems'>) {
  const t = useTranslations('parcels');
  return problems.map((problem) => (
    <Badge key={problem} look="danger">
      {t(`problems.${problem}`)}
    </Badge>
  ));
}
