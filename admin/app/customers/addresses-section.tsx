import type { CustomerPage } from '@dp/contract/staff/customers.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Badge } from '@dp/ui/parts/badge.tsx';
import { Section, SectionRow } from '../parts/section.tsx';

type Address = CustomerPage['addresses'][number];

/** Where a customer has things delivered. */
export function AddressesSection({ customer }: { readonly customer: CustomerPage }) {
  const t = useTranslations('customers');
  if (customer.addresses.length === 0) return null;
  return (
    <Section title={t('addresses')}>
      {customer.addresses.map((address) => (
        <SectionRow
          key={address.id}
          title={
            <>
              <bdi>{address.full_name}</bdi>
              {address.is_default ? <Badge>{t('defaultAddress')}</Badge> : null}
            </>
          }
          detail={
            <>
              {partsOf(address).map((part) => (
                <span key={part}>
                  <bdi>{part}</bdi> ·{' '}
                </span>
              ))}
              <bdi dir="ltr">{address.mobile}</bdi>
            </>
          }
        />
      ))}
    </Section>
  );
}

function partsOf({ street, building, landmark, city, state }: Address): string[] {
  return [street, building, landmark, city.name, state.name].flatMap((part) => part ?? []);
}
