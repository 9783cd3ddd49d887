import type { StaffOrder } from '@dp/contract/staff/order-page.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { PhoneLine } from '../parts/phone-links.tsx';
import { Section } from '../parts/section.tsx';

/** Where the order goes; null once its customer is erased. */
export function AddressSection({ order: { address, delivery_days: days } }: { order: StaffOrder }) {
  const t = useTranslations('orders');
  const comma = useLocale() === 'en' ? ', ' : '، ';
  if (address === null) {
    return <Section title={t('address')} text={t('addressErased')} />;
  }
  const rest = (['building', 'floor', 'apartment'] as const)
    .filter((part) => address[part] !== null)
    .map((part) => t(`addressParts.${part}`, { value: address[part] ?? '' }));
  return (
    <Section title={t('address')}>
      <p>
        <bdi>{address.full_name}</bdi>
      </p>
      <p>{[address.street, ...rest].join(comma)}</p>
      <p>{[address.city, address.state].join(comma)}</p>
      {address.landmark === null ? null : <p>{address.landmark}</p>}
      <PhoneLine phone={address.mobile} />
      {address.second_mobile === null ? null : <PhoneLine phone={address.second_mobile} />}
      <p>{t('deliveryDays', { min: days.min, max: days.max })}</p>
    </Section>
  );
}
