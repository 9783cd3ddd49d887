import type { Invoice } from '@dp/contract/orders.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { AccountPage } from '../page/account-page.tsx';
import { OrderNumber } from '../page/order-number.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { PageMeta } from '../page/page-meta.tsx';
import { UnlitLamp } from '../page/unlit-lamp.tsx';

/** In place of the invoice of an order that was cancelled before one was issued. */
export function NoInvoice({ order }: Pick<Invoice, 'order'>) {
  const t = useTranslations('orders');
  const paying = useTranslations('paying');
  const to = `/order-history/${order.id}`;
  return (
    <AccountPage>
      <PageMeta title={`${t('invoice')} ${order.number}`} noIndex />
      <PageHeader title={<OrderNumber number={order.number} />} backTo={to} />
      <EmptyState
        picture={<UnlitLamp of="filament-bulb" />}
        title={t('invoicePage.cancelledNote')}
        action={<ButtonLink to={to}>{paying('toOrder')}</ButtonLink>}
      />
    </AccountPage>
  );
}
