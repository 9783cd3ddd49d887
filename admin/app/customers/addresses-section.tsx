import type { CustomerPage } from '@dp/contract/staff/customers.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Badge } from '@dp/ui/parts/badge.tsx';
import { PhoneNumber } from '../parts/phone-number.tsx';
import { Section, SectionRow } from '../parts/section.tsx';
import { useAddressLines } from '../parts/use-address-lines.ts';

/** Where a customer has things delivered. */
export function AddressesSection({ customer }: { readonly customer: CustomerPage }) {
  const t = useTranslations('customers');
  const linesOf = useAddressLines();
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
              {linesOf({ ...address, city: address.city.name, state: address.state.name }).map(
                (line) => (
                  <span key={line}>{line} · </span>
                ),
              )}
              <PhoneNumber of={address.mobile} />
            </>
          }
        />
      ))}
    </Section>
  );
}
