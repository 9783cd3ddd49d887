import type { AddressCorrection } from '@dp/contract/staff/address-corrections.ts';
import type { StaffOrder } from '@dp/contract/staff/order-page.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { isolated } from '@dp/ui/i18n/isolated.ts';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { CorrectionStates } from '../corrections/correction-states.tsx';
import { PhoneLine } from '../parts/phone-links.tsx';
import { Section } from '../parts/section.tsx';
import { useAddressLines } from '../parts/use-address-lines.ts';
import { useMay } from '../session/me.ts';

export interface AddressSectionProps {
  readonly order: StaffOrder;
  /** Of an order whose parcels can be on their way. */
  readonly correction?: AddressCorrection;
}

/** Where the order goes; null once its customer is erased. It is corrected while a parcel is on its way. */
export function AddressSection({
  order: { id, address, delivery_days: days },
  correction,
}: AddressSectionProps) {
  const t = useTranslations('order');
  const corrections = useTranslations('corrections');
  const mayCorrect = useMay('orders.edit');
  const linesOf = useAddressLines();
  if (address === null) {
    return <Section title={t('address')} text={t('addressErased')} />;
  }
  return (
    <Section
      title={t('address')}
      action={
        correction?.correctable && mayCorrect ? (
          <ButtonLink look="secondary" size="small" to={`/orders/order/${id}/correct`}>
            {corrections('correct')}
          </ButtonLink>
        ) : undefined
      }
    >
      <p>
        <bdi>{address.full_name}</bdi>
      </p>
      {linesOf(address).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {correction?.note ? (
        <p>{corrections('noteText', { note: isolated(correction.note) })}</p>
      ) : null}
      <PhoneLine phone={address.mobile} />
      {address.second_mobile === null ? null : <PhoneLine phone={address.second_mobile} />}
      <p>{t('deliveryDays', { min: days.min, max: days.max })}</p>
      {correction ? <CorrectionStates parcels={correction.parcels} /> : null}
    </Section>
  );
}
