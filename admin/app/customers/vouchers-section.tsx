import type { CustomerPage } from '@dp/contract/staff/customers.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { Section, SectionRow } from '../parts/section.tsx';
import { TimeAgo } from '../parts/time-ago.tsx';

/** The vouchers that a customer has used. */
export function VouchersSection({ customer }: { readonly customer: CustomerPage }) {
  const t = useTranslations('customers');
  if (customer.vouchers.length === 0) return null;
  return (
    <Section title={t('vouchers')}>
      {customer.vouchers.map(({ code, order_id: orderId, at }) => (
        <SectionRow
          key={orderId}
          title={<bdi dir="ltr">{code}</bdi>}
          detail={<TimeAgo at={at} />}
          action={
            <ButtonLink look="secondary" size="small" to={`/orders/order/${orderId}`}>
              {t('openOrder')}
            </ButtonLink>
          }
        />
      ))}
    </Section>
  );
}
