import type { CustomerPage } from '@dp/contract/staff/customers.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDates } from '@dp/ui/i18n/use-dates.ts';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Badge } from '@dp/ui/parts/badge.tsx';
import { Figures } from '../parts/figures.tsx';
import { PhoneLinks } from '../parts/phone-links.tsx';
import { PhoneNumber } from '../parts/phone-number.tsx';
import { Section, SectionRow } from '../parts/section.tsx';
import { CustomerBadges } from './customer-badges.tsx';

/** How a customer is reached, and what became of their orders. */
export function ContactSection({ customer }: { readonly customer: CustomerPage }) {
  const t = useTranslations('customers');
  const { number, percent } = useFormat();
  const { date } = useDates();
  const { phone, email, orders, refusal_percent: refusal } = customer;
  const figures = [
    [t('columns.placed'), number(orders.placed)],
    [t('columns.received'), number(orders.received)],
    [t('columns.refused'), number(orders.refused)],
    [t('columns.cancelled'), number(orders.cancelled)],
    ...(refusal === null ? [] : [[t('refusalRate'), percent(refusal)] as const]),
  ] as const;
  return (
    <Section
      title={t('contact')}
      text={t('since', { date: date(customer.since) })}
      action={<CustomerBadges customer={customer} />}
    >
      <Figures of={figures} />
      {phone === null ? null : (
        <SectionRow
          title={
            <>
              <PhoneNumber of={phone} />
              <Proof proven={customer.phone_proven} />
            </>
          }
          action={<PhoneLinks phone={phone} />}
        />
      )}
      {email === null ? null : (
        <SectionRow
          title={
            <>
              <bdi dir="ltr">{email}</bdi>
              <Proof proven={customer.email_proven} />
            </>
          }
        />
      )}
    </Section>
  );
}

function Proof({ proven }: { readonly proven: boolean }) {
  const t = useTranslations('customers');
  return <Badge look={proven ? 'ok' : 'plain'}>{t(proven ? 'proven' : 'unproven')}</Badge>;
}
