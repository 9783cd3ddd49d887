import type { CustomerPage } from '@dp/contract/staff/customers.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { Section, SectionRow } from '../parts/section.tsx';
import { TimeAgo } from '../parts/time-ago.tsx';
import { useMay } from '../session/me.ts';

/** What a customer wrote to the shop, for those who may open the inbox. */
export function CustomerMessages({ customer }: { readonly customer: CustomerPage }) {
  const t = useTranslations('customers');
  const states = useTranslations('messages');
  const mayRead = useMay('customers.see-phones');
  if (!mayRead || customer.messages.length === 0) return null;
  return (
    <Section title={t('messages')}>
      {customer.messages.map(({ id, text, state, at }) => (
        <SectionRow
          key={id}
          title={<bdi>{text.length > 120 ? `${text.slice(0, 120)}…` : text}</bdi>}
          detail={
            <>
              {states(`states.${state}`)} · <TimeAgo at={at} />
            </>
          }
          action={
            <ButtonLink look="secondary" size="small" to={`/messages/${id}`}>
              {t('open')}
            </ButtonLink>
          }
        />
      ))}
    </Section>
  );
}
