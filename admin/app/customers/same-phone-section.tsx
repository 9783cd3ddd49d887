import { shownPhone } from '@dp/contract/shown-phone.ts';
import type { CustomerPage } from '@dp/contract/staff/customers.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { Link } from 'react-router';
import { Section, SectionRow } from '../parts/section.tsx';
import { useMay } from '../session/me.ts';

/** Other accounts with a phone of this customer: probably the same person. */
export function SamePhoneSection({ customer }: { readonly customer: CustomerPage }) {
  const t = useTranslations('customers');
  const mayMerge = useMay('customers.erase');
  if (customer.same_phone.length === 0) return null;
  return (
    <Section title={t('samePhone')} text={t('samePhoneText')}>
      {customer.same_phone.map((other) => (
        <SectionRow
          key={other.id}
          title={
            <Link to={`/customers/${other.id}`}>
              <bdi>{other.name === '' ? t('nameless') : other.name}</bdi>
            </Link>
          }
          detail={
            <>
              <bdi dir="ltr">{other.phone === null ? other.email : shownPhone(other.phone)}</bdi> ·{' '}
              {t('orderCount', { count: other.orders.placed })}
            </>
          }
          action={
            mayMerge ? (
              <ButtonLink
                look="secondary"
                size="small"
                to={`/customers/${customer.id}/merge/${other.id}`}
              >
                {t('compare')}
              </ButtonLink>
            ) : undefined
          }
        />
      ))}
    </Section>
  );
}
