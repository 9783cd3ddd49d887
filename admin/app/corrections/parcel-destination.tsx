import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { isolated } from '@dp/ui/i18n/isolated.ts';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { PhoneLine } from '../parts/phone-links.tsx';
import { Section } from '../parts/section.tsx';
import { useAddressLines } from '../parts/use-address-lines.ts';
import { useMay } from '../session/me.ts';
import { isUnderWay } from './is-under-way.ts';

export interface ParcelDestinationProps {
  readonly parcel: StaffCallOutput<'getParcel'>['data'];
}

/** Who a parcel goes to and where: to be called, and to be corrected while it is on its way. */
export function ParcelDestination({ parcel }: ParcelDestinationProps) {
  const t = useTranslations('corrections');
  const locale = useLocale();
  const mayCorrect = useMay('orders.edit');
  const linesOf = useAddressLines();
  const { recipient, state } = parcel;
  if (recipient === null) return null;
  const { city, governorate, ...street } = recipient;
  return (
    <Section
      title={t('destination')}
      action={
        mayCorrect && isUnderWay(state) ? (
          <ButtonLink
            look="secondary"
            size="small"
            to={`/orders/order/${parcel.order.id}/correct?parcel=${parcel.id}`}
          >
            {t('correct')}
          </ButtonLink>
        ) : undefined
      }
    >
      <p>
        <bdi>{recipient.name}</bdi>
      </p>
      {linesOf({ ...street, city: city[locale], state: governorate[locale] }).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {recipient.note === null ? null : <p>{t('noteText', { note: isolated(recipient.note) })}</p>}
      {recipient.phones.map((phone) => (
        <PhoneLine key={phone} phone={phone} />
      ))}
    </Section>
  );
}
