import type { StaffOrder } from '@dp/contract/staff/order-page.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { PhoneLine } from '../parts/phone-links.tsx';
import { Section } from '../parts/section.tsx';
import { useAddressLines } from '../parts/use-address-lines.ts';

/** Where the order goes; null once its customer is erased. */
export function AddressSection({ order: { address, delivery_days: days } }: { order: StaffOrder }) {
  const t = useTranslations('order');
  const linesOf = useAddressLines();
  if (address === null) {
    return <Section title={t('address')} text={t('addressErased')} />;
  }
  return (
    <Section title={t('address')}>
      <p>
        <bdi>{address.full_name}</bdi>
      </p>
      {linesOf(address).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <PhoneLine phone={address.mobile} />
      {address.second_mobile === null ? null : <PhoneLine phone={address.second_mobile} />}
      <p>{t('deliveryDays', { min: days.min, max: days.max })}</p>
    </Section>
  );
}
