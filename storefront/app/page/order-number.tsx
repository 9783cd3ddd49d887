import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';

/** "Order DP-100001": what people call an order, its number left to right. */
export function OrderNumber({
  number,
  className,
}: {
  readonly number: string;
  readonly className?: string | undefined;
}) {
  const t = useTranslations('orders');
  return t.rich('number', {
    number,
    ltr: (words) => (
      <bdi dir="ltr" className={className}>
        {words}
      </bdi>
    ),
  });
}
