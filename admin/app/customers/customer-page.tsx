import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { redirect } from 'react-router';
import { call } from '../api/client.ts';
import { isStaffApiError } from '../api/staff-api-error.ts';
import { TrailLink } from '../audit/trail-link.tsx';
import { Columns } from '../parts/columns.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { useMay } from '../session/me.ts';
import type { Route } from './+types/customer-page.ts';
import { AddressesSection } from './addresses-section.tsx';
import { BlockSection } from './block-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { CustomerMessages } from './customer-messages.tsx';
import { CustomerOrders } from './customer-orders.tsx';
import { NotesSection } from './notes-section.tsx';
import { PersonalDataSection } from './personal-data-section.tsx';
import { SamePhoneSection } from './same-phone-section.tsx';
import { VouchersSection } from './vouchers-section.tsx';

/** A customer; one whose account another has taken over opens that one. */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  try {
    const parameters = { id: params.id };
    return (await call('getCustomer', { params: parameters, signal: request.signal })).data;
  } catch (error) {
    const into = isStaffApiError(error, 'customer_not_found') ? error.data.merged_into : undefined;
    if (typeof into === 'number') throw redirect(`/customers/${into}`);
    throw error;
  }
}

export default function CustomerPage({ loaderData: customer }: Route.ComponentProps) {
  const t = useTranslations('customers');
  const frame = useTranslations('frame');
  const mayOrder = useMay('orders.edit');
  const { id, name } = customer;
  return (
    <PageFrame
      title={name === '' ? t('nameless') : name}
      back="/customers"
      actions={
        <>
          <TrailLink kind="customer" id={id} />
          {mayOrder ? (
            <ButtonLink to={`/orders/new?customer=${id}`} look="secondary" size="small">
              {frame('phoneOrder')}
            </ButtonLink>
          ) : null}
        </>
      }
    >
      <Columns
        key={customer.id}
        first="side"
        main={
          <>
            <CustomerOrders customer={customer} />
            <CustomerMessages customer={customer} />
            <AddressesSection customer={customer} />
            <VouchersSection customer={customer} />
            <BlockSection customer={customer} />
            <PersonalDataSection customer={customer} />
          </>
        }
        side={
          <>
            <ContactSection customer={customer} />
            <SamePhoneSection customer={customer} />
            <NotesSection customer={customer} />
          </>
        }
      />
    </PageFrame>
  );
}
