import { Printer } from 'lucide-react';
import { redirect } from 'react-router';
import { browserApi } from '../api/browser-client.ts';
import { idFrom } from '../api/page-errors.ts';
import { useTranslations } from '../i18n/i18n-context.tsx';
import { shopperPage } from '../session/shopper-page.ts';
import { PageMeta } from '../shell/page-meta.tsx';
import type { RouteHandle } from '../shell/route-handle.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { BackLink } from '../ui/page-header.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { Route } from './+types/invoice-page.ts';
import { Invoice } from './invoice.tsx';
import styles from './invoice-page.module.css';

export const handle = {
  header: false,
  footer: false,
  toolbar: false,
  requiresLogin: true,
} satisfies RouteHandle;

export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  if (params.id === undefined) throw redirect('/order-history');
  const id = idFrom(params.id);
  const { data } = await shopperPage(request, () =>
    browserApi().call('getOrder', { params: { id: String(id) } }),
  );
  return { order: data };
}

/** An order's invoice on a sheet of A4, to read and to print. */
export default function InvoicePage({ loaderData }: Route.ComponentProps) {
  const { order } = loaderData;
  const t = useTranslations('orders');
  const title = t(order.invoice === null ? 'invoicePage.proForma' : 'invoicePage.title');
  return (
    <div className={styles.page}>
      <PageMeta title={`${title} ${order.invoice?.number ?? order.number}`} noIndex />
      <div className={styles.bar}>
        <BackLink to={`/order-history/${order.id}`} />
        <Button look="secondary" icon={<Icon of={Printer} />} onClick={() => print()}>
          {t('invoicePage.print')}
        </Button>
      </div>
      <Invoice order={order} title={title} />
    </div>
  );
}

export function HydrateFallback() {
  const t = useTranslations('orders');
  return (
    <div className={styles.page}>
      <PageMeta title={t('invoice')} noIndex />
      <Skeleton shape="row" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </div>
  );
}
