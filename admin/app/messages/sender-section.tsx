import type { ContactThread } from '@dp/contract/staff/contact-inbox.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { PhoneLinks } from '../parts/phone-links.tsx';
import { PhoneNumber } from '../parts/phone-number.tsx';
import { Section, SectionRow } from '../parts/section.tsx';
import { useMay } from '../session/me.ts';

/** Who wrote, and how they are reached. */
export function SenderSection({ thread }: { readonly thread: ContactThread }) {
  const t = useTranslations('messages');
  const mayOpen = useMay('orders.read');
  const { phone, email, customer } = thread;
  return (
    <Section title={t('sender')}>
      {phone === null ? null : (
        <SectionRow title={<PhoneNumber of={phone} />} action={<PhoneLinks phone={phone} />} />
      )}
      {email === null ? null : <SectionRow title={<bdi dir="ltr">{email}</bdi>} />}
      {customer !== null && mayOpen ? (
        <SectionRow
          title={<bdi>{customer.name}</bdi>}
          detail={t('customer')}
          action={
            <ButtonLink look="secondary" size="small" to={`/customers/${customer.id}`}>
              {t('openCustomer')}
            </ButtonLink>
          }
        />
      ) : null}
    </Section>
  );
}
